"""Which shards a process runs."""

import pytest

from bot.hosting.config import Settings, read_shard_ids, share


@pytest.mark.parametrize(("shards", "clusters"), [(1, 1), (16, 4), (10, 3), (7, 7), (1000, 63)])
def test_clusters_share_all_shards_once_and_evenly(shards, clusters):
    shares = [share(shards, cluster, clusters) for cluster in range(clusters)]
    assert sum(shares, ()) == tuple(range(shards))
    assert max(map(len, shares)) - min(map(len, shares)) <= 1


@pytest.mark.parametrize(
    ("text", "ids"), [("0", (0,)), ("0-3,8", (0, 1, 2, 3, 8)), ("8, 0-1", (0, 1, 8))]
)
def test_shard_ids_are_read(text, ids):
    assert read_shard_ids(text) == ids


@pytest.mark.parametrize("text", ["", "a", "3-1", "1,1", "0-2,2", "-1", "1-", "99999999", "٣"])
def test_a_text_without_shard_ids_is_refused(text):
    with pytest.raises(ValueError, match=r"^expected shard numbers such as 0-3,8; "):
        read_shard_ids(text)


def test_only_the_process_with_the_first_shard_sends_commands():
    assert Settings().sends_commands
    clusters = [Settings(shard_count=8, cluster_count=4, cluster_index=at) for at in range(4)]
    assert [cluster.sends_commands for cluster in clusters] == [True, False, False, False]
    assert not Settings(shard_count=4, shard_ids=(1, 2)).sends_commands
