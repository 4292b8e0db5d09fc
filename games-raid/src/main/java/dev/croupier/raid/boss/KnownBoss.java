package dev.croupier.raid.boss;

import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.pokemon.decks.KnownCards;
import dev.croupier.raid.Boss;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * A boss that comes with the engine.
 *
 * @param id by which it is asked for, such as {@code fourfold-mind}
 * @param title the name for people
 */
public record KnownBoss(String id, String title) {

    /** Its list, as {@link BossText} reads it. */
    public String text() {
        try (InputStream list = KnownBoss.class.getResourceAsStream(id + ".txt")) {
            if (list == null) {
                throw new IllegalArgumentException("no boss with the id " + id + " comes with the engine");
            }
            return new String(list.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The boss itself. */
    public Boss boss() {
        return BossText.parse(title, text(), KnownCards.index())
                .toEither()
                .getOrElseThrow(errors -> new IllegalStateException(
                        id + ": " + errors.map(DeckTextError::explain).mkString("; ")));
    }
}
