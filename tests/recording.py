"""A recording of all that the bot sends in SimCord, checked against Discord's description."""

import json
from typing import Any

import payloads
import simcord.http.client

PATHS = {"/callback": payloads.CALLBACK, "/messages/@original": payloads.EDIT}

Request = tuple[str, Any, dict[str, str]]
"""An operation, its payload, and the names of the files uploaded with it."""


def recorded(monkeypatch: Any) -> list[Request]:
    """Return a list that gets whatever goes over HTTP in answer to interactions."""
    found: list[Request] = []
    adapter = simcord.http.client.FakeWebhookAdapter
    request = adapter.request

    async def recording(self, route, session, *, payload=None, multipart=None, **named):
        body, files = payload, {}
        for part in multipart or ():
            if part["name"] == "payload_json":
                body = json.loads(part["value"])
            else:
                files[part["name"]] = part["filename"]
        operation = next(
            (found for end, found in PATHS.items() if route.url.endswith(end)), payloads.FOLLOWUP
        )
        if body is not None:
            found.append((operation, body, files))
        return await request(self, route, session, payload=payload, multipart=multipart, **named)

    monkeypatch.setattr(adapter, "request", recording)
    return found


def found_in(requests: list[Request]) -> list[tuple[str, str]]:
    """Return every problem of what was sent, with the first words of the message it is in."""
    assert requests
    return [
        (problem, json.dumps(body, ensure_ascii=False)[:300])
        for operation, body, files in requests
        for problem in payloads.problems(operation, body, files)
    ]
