"""One server for all tests of this folder, stopped after the run, when no test that may not start processes is left."""

from __future__ import annotations

import pytest

from tests.netplay.postgresql.cluster import Cluster, binaries


@pytest.fixture(scope="session")
def cluster(request):
    programs = binaries()
    if programs is None:
        pytest.skip("there is no PostgreSQL server on this machine (Debian: apt-get install postgresql)")
    cluster = Cluster(programs)
    request.config.add_cleanup(cluster.remove)
    return cluster


@pytest.fixture
def database(cluster):
    return cluster.new_database()
