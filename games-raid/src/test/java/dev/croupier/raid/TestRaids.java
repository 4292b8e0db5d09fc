package dev.croupier.raid;

import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import java.util.Random;

/** Bosses and decks for tests: any Pokémon with a Rule Box as a boss, with a deck of any Trainers and Energy. */
final class TestRaids {
    static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    private static final Array<Card> TRAINERS = PokemonCards.all().filter(Card::isTrainer);
    private static final Array<Card> ENERGY = PokemonCards.all().filter(Card::isEnergy);
    private static final Array<Card> BOSSES = PokemonCards.all()
            .filter(card -> card.isPokemon() && !card.tags().has(Tag.V_UNION))
            .filter(card -> card.tags().has(Tag.VMAX)
                    || card.tags().has(Tag.VSTAR)
                    || card.tags().has(Tag.GX)
                    || card.tags().has(Tag.EX));

    private TestRaids() {}

    /** The decks of so many players. */
    static Array<Array<Card>> decks(int players, int first) {
        return Array.range(0, players).map(player -> DECKS.get((first + player) % DECKS.size()));
    }

    /** A boss that a number stands for. */
    static Boss boss(int number) {
        Random random = new Random(number);
        Array<Card> deck = Array.fill(38, () -> TRAINERS.get(random.nextInt(TRAINERS.size())))
                .appendAll(Array.fill(22, () -> ENERGY.get(random.nextInt(ENERGY.size()))));
        return new Boss("boss " + number, Array.of(BOSSES.get(number % BOSSES.size())), deck);
    }
}
