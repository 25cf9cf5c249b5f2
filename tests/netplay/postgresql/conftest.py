"""One server for all tests of this folder, stopped after the last of them, which may start processes."""

from __future__ import annotations

import pytest

from tests.netplay.postgresql.cluster import Cluster, binaries


@pytest.fixture(scope="package")
def cluster():
    programs = binaries()
    if programs is None:
        pytest.skip("there is no PostgreSQL server on this machine (Debian: apt-get install postgresql)")
    cluster = Cluster(programs)
    yield cluster
    cluster.remove()


@pytest.fixture
def database(cluster):
    return cluster.new_database()
