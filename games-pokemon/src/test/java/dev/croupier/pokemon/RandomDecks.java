package dev.croupier.pokemon;

import dev.croupier.core.chance.Chance;
import dev.croupier.pokemon.deck.DeckCheck;
import dev.croupier.pokemon.deck.DeckFormat;
import dev.croupier.pokemon.deck.DeckViolation;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Tag;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Decks of 60 cards that are legal in Unlimited, drawn from all cards that come with the engine: lines of Pokémon from their Basic ones up, Trainers, and
 * the Energy that their attacks need.
 */
final class RandomDecks {
    private static final int SIZE = 60;
    private static final int POKEMON = 24;
    private static final int TRAINERS = 42;
    private static final Array<Card> ALL = PokemonCards.all();

    private final Chance chance;
    private Array<Card> deck = Array.empty();

    private RandomDecks(Chance chance) {
        this.chance = chance;
    }

    /** A deck. */
    static Array<Card> draw(Chance chance) {
        return new RandomDecks(chance).drawn();
    }

    /** A deck that has as many of these cards as it may, with their lines and at least so many Energy for their attacks. */
    static Array<Card> around(Array<Card> cards, int energies, Chance chance) {
        RandomDecks random = new RandomDecks(chance);
        for (Card card : cards) {
            random.line(card);
            random.add(card, 4);
        }
        Array<Card> energy = random.energy();
        for (int i = 0; i < energies; i++) {
            random.add(random.pick(energy), 1);
        }
        return random.drawn();
    }

    private Array<Card> drawn() {
        while (!deck.exists(Card::isBasicPokemon) || deck.size() < POKEMON) {
            line(pick(ALL.filter(card -> card.isPokemon())));
        }
        while (deck.size() < TRAINERS) {
            add(pick(ALL.filter(card -> !card.isPokemon() && !card.isBasicEnergy())), 1 + chance.below(3));
        }
        Array<Card> energy = energy();
        while (deck.size() < SIZE) {
            add(pick(energy), 1 + chance.below(4));
        }
        return deck;
    }

    /** Basic Energy of the types that the attacks need; of any where they need none. */
    private Array<Card> energy() {
        Array<Card> basic = ALL.filter(Card::isBasicEnergy);
        Array<EnergyType> needed = deck.filter(Card::isPokemon)
                .flatMap(card -> card.pokemon().attacks())
                .map(Attack::cost)
                .flatMap(cost -> Array.of(EnergyType.values()).filter(type -> cost.of(type) > 0))
                .filter(type -> type != EnergyType.COLORLESS)
                .distinct();
        Array<Card> fitting =
                basic.filter(card -> needed.exists(type -> card.name().startsWith(type.toString())));
        return fitting.isEmpty() ? basic : fitting;
    }

    /** A Pokémon with what it evolves from, down to a Basic one or a Fossil; with all pieces where it is of several cards. */
    private void line(Card card) {
        if (!card.isPokemon()) {
            return;
        }
        Card at = card;
        int copies = 2;
        while (at != null) {
            if (at.tags().has(Tag.V_UNION)) {
                PokemonCards.named(at.name()).forEach(piece -> add(piece, 1));
            } else {
                add(at, copies);
            }
            copies = Math.min(4, copies + 1);
            Array<String> from = at.isPokemon() ? at.pokemon().evolvesFrom() : Array.empty();
            Array<Card> before = ALL.filter(one -> from.contains(one.name()));
            at = before.isEmpty() ? null : pick(before);
        }
    }

    private Card pick(Array<Card> cards) {
        return cards.get(chance.below(cards.size()));
    }

    private void add(Card card, int copies) {
        for (int i = 0; i < copies && deck.size() < SIZE && isAllowed(deck.append(card)); i++) {
            deck = deck.append(card);
        }
    }

    private static boolean isAllowed(Array<Card> cards) {
        Seq<DeckViolation> violations = DeckCheck.violations(DeckFormat.unlimited(), cards);
        return violations.forAll(violation ->
                violation instanceof DeckViolation.WrongSize || violation instanceof DeckViolation.NoBasicPokemon);
    }
}
