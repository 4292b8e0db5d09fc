package dev.croupier.frontend.serve;

/** A table on a server, and its tokens. */
record At(Served served, Reply made) {
    String path() {
        return "/api/v1/tables/" + made.text("/table");
    }

    String token(int seat) {
        return made.text("/seats/" + seat + "/token");
    }

    Reply state(int seat) {
        return served.get(path(), token(seat));
    }

    Reply post(int seat, String what, String json) {
        return served.post(path() + "/" + what, token(seat), json);
    }

    /** The seat's state once it has to decide or the game is over; bots think until then. */
    Reply awaited(int seat) {
        long end = System.nanoTime() + 30_000_000_000L;
        while (System.nanoTime() < end) {
            Reply state = state(seat);
            if (state.has("/decision") || state.flag("/over")) {
                return state;
            }
            try {
                Thread.sleep(2);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        throw new AssertionError("nothing to decide after 30 seconds");
    }

    /** Which of two seats has to decide. */
    int toAct() {
        return state(0).has("/decision") ? 0 : 1;
    }

    static String action(String decision, Object action) {
        return "{\"decision\":\"" + decision + "\",\"action\":" + action + "}";
    }
}
