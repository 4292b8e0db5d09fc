package dev.croupier.frontend.host;

/** Notes what it is told. */
final class Noticing implements HostedTable.Watcher {
    int changes;
    boolean closed;

    @Override
    public void changed() {
        changes++;
    }

    @Override
    public void closed() {
        closed = true;
    }
}
