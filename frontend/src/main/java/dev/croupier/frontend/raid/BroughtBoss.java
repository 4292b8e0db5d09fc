package dev.croupier.frontend.raid;

import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.Flaw;
import dev.croupier.frontend.pokemon.BroughtDeck;
import dev.croupier.frontend.pokemon.OwnCards;
import dev.croupier.pokemon.deck.DeckTextError;
import dev.croupier.raid.Boss;
import dev.croupier.raid.boss.BossCheck;
import dev.croupier.raid.boss.BossText;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.boss.KnownBoss;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A boss that somebody plays against: one that comes with the engine, or a list.
 *
 * @param name what it is called in sums and recordings
 * @param boss its cards
 */
record BroughtBoss(String name, Boss boss) {
    private static final String BETWEEN = "~";

    /** The boss, whose list may name those cards, too, whether it can be played or not; or in English why it cannot be read. */
    static Either<String, BroughtBoss> of(Brought asked, OwnCards own) {
        return asked.text()
                .map(text -> BossText.parse(asked.name(), text, own.index())
                        .toEither()
                        .mapLeft(errors -> unreadable(asked.name(), errors))
                        .map(boss -> new BroughtBoss(boss.name(), boss)))
                .getOrElse(() -> known(asked.name()));
    }

    private static Either<String, BroughtBoss> known(String name) {
        return Bosses.named(name)
                .map(known -> new BroughtBoss(known.id(), known.boss()))
                .toEither(() -> RaidText.NO_SUCH_BOSS.of(
                        name, Bosses.all().map(KnownBoss::id).mkString(", ")));
    }

    private static String unreadable(String asked, Seq<DeckTextError> errors) {
        return RaidText.BOSS_UNREADABLE.of(
                asked, errors.map(DeckTextError::explain).mkString("; "));
    }

    /** Everything that is wrong with a list that somebody brings, which stands there; none where it can be played against. */
    static Seq<Flaw> flaws(Brought asked, OwnCards own, String pointer) {
        return asked.text()
                .map(text -> BossText.parse(asked.name(), text, own.index())
                        .fold(
                                errors -> BroughtDeck.unreadable(errors, pointer),
                                boss -> BossCheck.refusals(boss)
                                        .map(problem -> new Flaw(pointer, 0, problem.explain()))))
                .getOrElse(Array.empty());
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
                ? known(word)
                : BroughtDeck.inOneWord(word.substring(0, between), own)
                        .flatMap(deck -> BroughtDeck.inOneWord(word.substring(between + 1), own)
                                .map(pokemon -> new BroughtBoss(
                                        deck.name(), new Boss(deck.name(), pokemon.cards(), deck.cards()))));
    }
}
