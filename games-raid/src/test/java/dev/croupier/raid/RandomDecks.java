package dev.croupier.raid;

import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;
import java.util.Random;

/** Decks of players that are legal in Unlimited: Basic Pokémon with what evolves from them, any Trainers, Basic Energy of two types and a Special Energy. */
final class RandomDecks {
    private static final int POKEMON = 22;
    private static final int TRAINERS = 42;
    private static final int SIZE = 60;

    private static final Array<Card> BASIC_POKEMON = PokemonCards.all().filter(Card::isBasicPokemon);
    private static final Array<Card> EVOLUTIONS = PokemonCards.all()
            .filter(card -> card.isPokemon() && !card.pokemon().evolvesFrom().isEmpty());
    private static final Array<Card> OTHERS =
            PokemonCards.all().filter(card -> card.isTrainer() || card.isEnergy() && !card.isBasicEnergy());
    private static final Array<Card> BASIC_ENERGY = PokemonCards.all().filter(Card::isBasicEnergy);

    private final Random random;
    private Array<Card> deck = Array.empty();

    private RandomDecks(Random random) {
        this.random = random;
    }

    static Array<Card> draw(Random random) {
        return new RandomDecks(random).drawn();
    }

    private Array<Card> drawn() {
        while (deck.size() < POKEMON) {
            for (Array<Card> stage = BASIC_POKEMON; !stage.isEmpty(); ) {
                Card card = pick(stage);
                add(card, 2 + random.nextInt(3));
                stage = EVOLUTIONS.filter(
                        evolution -> evolution.pokemon().evolvesFrom().contains(card.name()));
            }
        }
        while (deck.size() < TRAINERS) {
            add(pick(OTHERS), 1 + random.nextInt(3));
        }
        Array<Card> energy = Array.fill(2, () -> pick(BASIC_ENERGY));
        while (deck.size() < SIZE) {
            add(pick(energy), 1);
        }
        return deck;
    }

    private Card pick(Array<Card> cards) {
        return cards.get(random.nextInt(cards.size()));
    }

    private void add(Card card, int copies) {
        for (int copy = 0; copy < copies && deck.size() < SIZE && isAllowed(deck.append(card)); copy++) {
            deck = deck.append(card);
        }
    }

    private static boolean isAllowed(Array<Card> cards) {
        return DeckCheck.violations(DeckFormat.unlimited(), cards)
                .forAll(violation -> violation instanceof DeckViolation.WrongSize);
    }
}
