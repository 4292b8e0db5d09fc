package dev.croupier.pokemon.deck;

import dev.croupier.core.Message;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What the guidelines for building a 60-card deck say about a deck. Advice is no violation: a deck that follows none of it is as legal.
 */
public sealed interface DeckAdvice {

    /** The advice, as a key with arguments. */
    Message message();

    /** Everything that the guidelines say about that deck; nothing where it follows them all. */
    static Seq<DeckAdvice> of(Iterable<Card> deck) {
        Array<Card> cards = Array.ofAll(deck).sorted();
        EvolutionLines lines = EvolutionLines.of(cards);
        return Guidelines.counts(cards)
                .appendAll(Guidelines.attackers(cards, lines))
                .appendAll(Guidelines.stages(cards, lines));
    }

    /** There is Basic Energy of more than two types. */
    record EnergyTypes(Array<EnergyType> types) implements DeckAdvice {
        @Override
        public Message message() {
            return DeckMessage.ADVICE_ENERGY_TYPES.with(types.size(), types.mkString(", "));
        }
    }

    /** There are fewer or more Energy cards than are recommended. */
    record EnergyCards(int found, int least, int most) implements DeckAdvice {
        @Override
        public Message message() {
            DeckMessage key = found < least ? DeckMessage.ADVICE_FEW_ENERGY : DeckMessage.ADVICE_MUCH_ENERGY;
            return key.with(found, least, most);
        }
    }

    /** There are fewer or more Trainer cards than are recommended. */
    record TrainerCards(int found, int least, int most) implements DeckAdvice {
        @Override
        public Message message() {
            DeckMessage key = found < least ? DeckMessage.ADVICE_FEW_TRAINERS : DeckMessage.ADVICE_MANY_TRAINERS;
            return key.with(found, least, most);
        }
    }

    /** No Supporter is there to be played each turn. */
    record NoSupporter() implements DeckAdvice {
        @Override
        public Message message() {
            return DeckMessage.ADVICE_NO_SUPPORTER.with();
        }
    }

    /**
     * The deck is not built around one or two main attackers.
     *
     * @param names the main attackers: those that attack for damage, that nothing in the deck evolves from, and of which it has three
     *     copies or more
     */
    record MainAttackers(Array<String> names) implements DeckAdvice {
        @Override
        public Message message() {
            return names.isEmpty()
                    ? DeckMessage.ADVICE_NO_ATTACKER.with()
                    : DeckMessage.ADVICE_MANY_ATTACKERS.with(names.size(), names.mkString(", "));
        }
    }

    /** The largest Evolution line has fewer copies of one of its Pokémon than are allowed. */
    record FewCopies(String name, int found, int most) implements DeckAdvice {
        @Override
        public Message message() {
            return DeckMessage.ADVICE_FEW_COPIES.with(name, found, most);
        }
    }

    /** What a Pokémon evolves from is not in the deck. */
    record MissingStage(String name, Array<String> evolvesFrom) implements DeckAdvice {
        @Override
        public Message message() {
            return DeckMessage.ADVICE_MISSING_STAGE.with(name, evolvesFrom.mkString("/"));
        }
    }
}
