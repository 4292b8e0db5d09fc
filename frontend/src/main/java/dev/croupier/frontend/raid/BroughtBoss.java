package dev.croupier.frontend.raid;

import dev.croupier.frontend.FrontendMessage;
import dev.croupier.frontend.RecordingFile;
import dev.croupier.frontend.pokemon.BroughtDeck;
import dev.croupier.frontend.pokemon.OwnCards;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.raid.Boss;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.boss.KnownBoss;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * A boss that somebody plays against: one that comes with the engine, or a list in a file.
 *
 * @param name what it is called in sums and recordings
 * @param boss its cards
 */
record BroughtBoss(String name, Boss boss) {
    private static final String BETWEEN = "~";

    /** The boss of that id or file, which may name cards of one's own, whether it can be played or not, or in English why it cannot be read. */
    static Either<String, BroughtBoss> of(String asked, OwnCards own) {
        Option<KnownBoss> known = Bosses.named(asked);
        if (known.isDefined()) {
            return Either.right(new BroughtBoss(known.get().id(), known.get().boss()));
        }
        return text(asked)
                .flatMap(text -> BossText.parse(BroughtDeck.fileName(asked), text, own.index())
                        .toEither()
                        .mapLeft(errors -> unreadable(asked, errors))
                        .map(boss -> new BroughtBoss(boss.name(), boss)));
    }

    private static String unreadable(String asked, Seq<DeckTextError> errors) {
        return RaidText.BOSS_UNREADABLE.of(
                asked, errors.map(DeckTextError::explain).mkString("; "));
    }

    private static Either<String, String> text(String asked) {
        try {
            return Either.right(Files.readString(Path.of(asked), StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Either.left(FrontendMessage.UNREADABLE_FILE
                            .with(asked, RecordingFile.reason(e))
                            .english()
                    + RaidText.BOSSES.of(Bosses.all().map(KnownBoss::id).mkString(", ")));
        } catch (InvalidPathException e) {
            return Either.left(
                    FrontendMessage.UNREADABLE_FILE.with(asked, e.getReason()).english());
        }
    }

    /** The boss in one word, from which {@link #inOneWord} reads it. */
    String word() {
        boolean isKnown = Bosses.named(name)
                .map(KnownBoss::boss)
                .exists(known -> known.pokemon().equals(boss.pokemon())
                        && known.deck().sorted().equals(boss.deck().sorted()));
        return isKnown
                ? name
                : new BroughtDeck(name, boss.deck()).word() + BETWEEN + new BroughtDeck(name, boss.pokemon()).word();
    }

    /** The boss that {@link #word} wrote, or in English why it cannot be read. */
    static Either<String, BroughtBoss> inOneWord(String word, OwnCards own) {
        int between = word.indexOf(BETWEEN);
        return between < 0
                ? of(word, own)
                : BroughtDeck.inOneWord(word.substring(0, between), own)
                        .flatMap(deck -> BroughtDeck.inOneWord(word.substring(between + 1), own)
                                .map(pokemon -> new BroughtBoss(
                                        deck.name(), new Boss(deck.name(), pokemon.cards(), deck.cards()))));
    }
}
