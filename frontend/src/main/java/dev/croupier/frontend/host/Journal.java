package dev.croupier.frontend.host;

import java.io.IOException;

/** Where the deeds of one table are kept. */
interface Journal {
    /** Keeps nothing. */
    Journal NONE = new Journal() {
        @Override
        public void append(Deed deed) {}

        @Override
        public void close() {}

        @Override
        public void retire() {}
    };

    /**
     * Keeps the deed: when this returns, it outlives a loss of power.
     *
     * @throws IOException when it is not kept; then nothing of it is
     */
    void append(Deed deed) throws IOException;

    /** The table goes on at another time. */
    void close();

    /** The table does not go on. */
    void retire();
}
