package dev.croupier.core;

/** The observers that have no seat. */
enum Onlooker implements Observer {
    SPECTATOR {
        @Override
        public boolean sees(Seat seat) {
            return false;
        }
    },
    OMNISCIENT {
        @Override
        public boolean sees(Seat seat) {
            return true;
        }
    }
}
