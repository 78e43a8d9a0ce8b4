# The bot in a container: docker build -t riichi-hand-bot . &&
# docker run --env-file .env -v riichi-data:/opt/bot/data riichi-hand-bot (without the volume its quizzes go with it)
ARG PYTHON=3.11

FROM python:${PYTHON}-slim AS build
WORKDIR /src
COPY pyproject.toml README.md LICENSE ./
COPY assets assets
COPY bot bot
COPY engine engine
COPY deploy deploy
# What `check`, the log and /metrics say of what runs: docker build --build-arg COMMIT=$(git rev-parse --short HEAD)
ARG COMMIT=""
# What is installed is written down with its hashes, and installed from there. The image keeps the
# list: as deploy/constraints.txt it makes the next build take the very same files, or fail.
RUN python -m venv /opt/bot \
    && if ! [ -f deploy/constraints.txt ]; then \
        /opt/bot/bin/python deploy/constraints.py '.[ilp]' > deploy/constraints.txt; fi \
    && /opt/bot/bin/pip install --no-cache-dir --require-hashes -r deploy/constraints.txt \
    && /opt/bot/bin/pip install --no-cache-dir --no-deps . \
    && cp deploy/constraints.txt /opt/bot/ \
    && echo "$COMMIT" > /opt/bot/commit

FROM python:${PYTHON}-slim
COPY --from=build /opt/bot /opt/bot
ENV PATH=/opt/bot/bin:$PATH PYTHONUNBUFFERED=1 LOG_FORMAT=json HEALTH_PORT=8080
# The database of the quizzes and its copies lie here: mount volumes to keep them. Any user may write.
RUN install -d -m 777 /opt/bot/data /opt/bot/backup
WORKDIR /opt/bot/data
# A number, so that an orchestrator can see that it is not root.
USER 10001:10001
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=4 \
    CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f'http://127.0.0.1:{os.environ[\"HEALTH_PORT\"]}/healthz', timeout=4)"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
