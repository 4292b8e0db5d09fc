package dev.croupier.raid.boss;

import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.raid.Boss;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Whether a boss can be played. How many copies of a card its deck has does not matter (RAID-2). */
public final class BossCheck {
    /** How many cards the deck of a boss has (RAID-2). */
    public static final int SIZE = 60;

    private static final int PIECES = 4;

    private BossCheck() {}

    /** Everything that is to be said about it, all together: first what is wrong with the boss, then with its deck, then what is worth a warning. */
    public static Seq<BossProblem> problems(Boss boss) {
        Array<BossProblem> problems = Array.empty();
        Array<Card> others = boss.pokemon().reject(Card::isPokemon);
        problems = others.isEmpty() ? problems : problems.append(new BossProblem.NoPokemon(others));
        problems = problems.appendAll(ofPokemon(boss.pokemon().filter(Card::isPokemon), others.isEmpty()));
        if (boss.deck().size() != SIZE) {
            problems = problems.append(new BossProblem.WrongSize(boss.deck().size()));
        }
        Array<Card> useless = boss.deck().filter(Card::isPokemon);
        return useless.isEmpty() ? problems : problems.append(new BossProblem.PokemonInDeck(useless));
    }

    /** What keeps it from being played. */
    public static Seq<BossProblem> refusals(Boss boss) {
        return problems(boss).reject(BossProblem::isWarning);
    }

    private static Array<BossProblem> ofPokemon(Array<Card> pokemon, boolean alone) {
        if (pokemon.isEmpty()) {
            return alone ? Array.of(new BossProblem.NoBoss()) : Array.empty();
        }
        if (pokemon.map(Card::name).distinct().size() > 1) {
            return Array.of(new BossProblem.SeveralPokemon(pokemon));
        }
        if (pokemon.head().tags().has(Tag.V_UNION)) {
            boolean isWhole = pokemon.size() == PIECES
                    && pokemon.distinctBy(Card::compareTo).size() == PIECES;
            return isWhole ? Array.empty() : Array.of(new BossProblem.IncompleteUnion(pokemon));
        }
        return pokemon.size() == 1 ? Array.empty() : Array.of(new BossProblem.SeveralPokemon(pokemon));
    }
}
