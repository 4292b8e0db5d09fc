package dev.croupier.frontend.simulate;

import dev.croupier.frontend.terminal.Screen;

/** How far a simulation is, in one line that is written over; only where somebody looks on, and only when it takes a while. */
final class ProgressBar {
    private static final int WIDTH = 40;
    private static final long PATIENCE = 500_000_000L;
    private static final long PAUSE = 100_000_000L;

    private final Screen screen;
    private final long games;
    private long next = System.nanoTime() + PATIENCE;
    private boolean shown;

    ProgressBar(Screen screen, long games) {
        this.screen = screen;
        this.games = games;
    }

    void reached(long finished, long decisions) {
        long now = System.nanoTime();
        if (!screen.terminals().err() || now - next < 0) {
            return;
        }
        next = now + PAUSE;
        shown = true;
        screen.progress("\r" + bar(finished, decisions));
    }

    String bar(long finished, long decisions) {
        int full = (int) (WIDTH * finished / Math.max(1, games));
        return "[" + "#".repeat(full) + ".".repeat(WIDTH - full) + "] " + finished + "/" + games + " games, "
                + decisions + " decisions";
    }

    /** Leaves no trace. */
    void clear() {
        if (shown) {
            screen.progress("\r" + " ".repeat(79) + "\r");
        }
    }
}
