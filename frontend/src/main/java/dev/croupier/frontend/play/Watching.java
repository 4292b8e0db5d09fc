package dev.croupier.frontend.play;

import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.terminal.Screen;
import io.vavr.control.Option;
import java.util.Locale;

/** Waits between the moves of a game that somebody only watches; in a pipe it goes on by itself. */
final class Watching {
    private final Screen screen;
    private boolean waits;

    Watching(Screen screen, boolean waits) {
        this.screen = screen;
        this.waits = waits;
    }

    /** Whether the game goes on. */
    boolean goesOn() {
        if (!waits) {
            return true;
        }
        screen.line(FrontendMessage.WATCHING.english());
        screen.prompt("> ");
        Option<String> typed = screen.read().map(line -> line.strip().toLowerCase(Locale.ROOT));
        waits = !typed.contains("run");
        return typed.isDefined() && !typed.contains("quit") && !typed.contains("q");
    }
}
