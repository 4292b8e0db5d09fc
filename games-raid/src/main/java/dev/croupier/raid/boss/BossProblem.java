package dev.croupier.raid.boss;

import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.pokemon.table.Card;
import io.vavr.collection.Array;

/** What is wrong with a boss, one record for each reason, or worth a warning. */
public sealed interface BossProblem {

    /** The rule that it breaks. */
    RuleRef rule();

    /** The reason, as a key with arguments. */
    Message message();

    /** Whether the boss can be played all the same. */
    default boolean isWarning() {
        return false;
    }

    /** The reason in English, with the rule's id. */
    default String explain() {
        return message().english() + " [" + rule() + "]";
    }

    /** Its deck has more or fewer than 60 cards (RAID-2). */
    record WrongSize(int found) implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-2");
        }

        @Override
        public Message message() {
            return BossMessage.WRONG_SIZE.with(BossCheck.SIZE, found);
        }
    }

    /** No card is the boss (RAID-1). */
    record NoBoss() implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-1");
        }

        @Override
        public Message message() {
            return BossMessage.NO_BOSS.with();
        }
    }

    /**
     * Cards stand for the boss that are no Pokémon (RAID-1).
     *
     * @param cards each as often as it is there
     */
    record NoPokemon(Array<Card> cards) implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-1");
        }

        @Override
        public Message message() {
            return BossMessage.NO_POKEMON.with(names(cards));
        }
    }

    /**
     * Several Pokémon stand for the boss that are no one V-UNION (RAID-1, RAID-S1).
     *
     * @param cards all of them
     */
    record SeveralPokemon(Array<Card> cards) implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-S1");
        }

        @Override
        public Message message() {
            return BossMessage.SEVERAL_POKEMON.with(cards.size(), names(cards));
        }
    }

    /**
     * The boss is a V-UNION, but not its four different pieces are there (RAID-S1).
     *
     * @param cards the pieces that are there
     */
    record IncompleteUnion(Array<Card> cards) implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-S1");
        }

        @Override
        public Message message() {
            return BossMessage.INCOMPLETE_UNION.with(
                    names(cards), cards.map(Card::key).mkString(", "));
        }
    }

    /**
     * Pokémon are in the deck, which do nothing there: a warning (RAID-2, RAID-47).
     *
     * @param cards each as often as it is there
     */
    record PokemonInDeck(Array<Card> cards) implements BossProblem {
        @Override
        public RuleRef rule() {
            return new RuleRef("RAID-47");
        }

        @Override
        public Message message() {
            return BossMessage.POKEMON_IN_DECK.with(cards.size(), names(cards));
        }

        @Override
        public boolean isWarning() {
            return true;
        }
    }

    private static String names(Array<Card> cards) {
        return cards.map(Card::name).distinct().mkString(", ");
    }
}
