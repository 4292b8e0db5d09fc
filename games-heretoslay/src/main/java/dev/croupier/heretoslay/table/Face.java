package dev.croupier.heretoslay.table;

import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What a card says, by its type. Effects are programs: data for the {@linkplain dev.croupier.core.agenda.Interpreter interpreter}. */
public sealed interface Face {

    CardType type();

    /** What holds or triggers while the card is in a Party. */
    default Array<Passive> passives() {
        return Array.empty();
    }

    /**
     * A Hero.
     *
     * @param roll the totals that use its effect
     * @param declared the targets that are declared before the roll's window closes (HTS-DECL)
     * @param effect what it does; it finds the declared targets bound
     */
    record Hero(
            HeroClass heroClass,
            Range roll,
            Array<Choose<HtsState, HtsEvent, ?>> declared,
            Instruction<HtsState, HtsEvent> effect,
            Array<Passive> passives)
            implements Face {
        @Override
        public CardType type() {
            return CardType.HERO;
        }
    }

    /** An Item, cursed or not. */
    record Item(boolean cursed, Array<Passive> passives) implements Face {
        @Override
        public CardType type() {
            return CardType.ITEM;
        }
    }

    /** A Magic. */
    record Magic(Instruction<HtsState, HtsEvent> effect) implements Face {
        @Override
        public CardType type() {
            return CardType.MAGIC;
        }
    }

    /** A Modifier: one value, or two of which one is declared. */
    record Modifier(Array<Integer> values) implements Face {
        @Override
        public CardType type() {
            return CardType.MODIFIER;
        }
    }

    /**
     * A Challenge.
     *
     * @param bonus what it adds to the challenger's roll
     * @param heroClass the class that the challenger's Party must have, if any
     */
    record Challenge(int bonus, Option<HeroClass> heroClass) implements Face {
        @Override
        public CardType type() {
            return CardType.CHALLENGE;
        }
    }

    /**
     * A Monster.
     *
     * @param heroes how many Heroes of any class an attack needs
     * @param classes the classes it needs besides
     * @param slay the totals that slay it
     * @param fightBack the totals at which the penalty is paid
     * @param penalty what the attacker does then
     * @param reward what the slayer does once it has the skill
     * @param passives its skill
     */
    record Monster(
            int heroes,
            Array<HeroClass> classes,
            Range slay,
            Range fightBack,
            Instruction<HtsState, HtsEvent> penalty,
            Instruction<HtsState, HtsEvent> reward,
            Array<Passive> passives)
            implements Face {
        /**
         * Whether a Party meets the requirement: every symbol is paid by a card of its own, a class by a Hero of that class or the Leader, a
         * Hero symbol by a Hero (HTS-B27, HTS-MON-01, HTS-MON-02).
         *
         * @param heroesByClass how many Heroes of each class, in the order of the classes
         * @param leader the class of the Party Leader, if there is one
         */
        public boolean isMetBy(int[] heroesByClass, @Nullable HeroClass leader) {
            int free = 0;
            for (int ofClass : heroesByClass) {
                free += ofClass;
            }
            boolean leaderPays = false;
            for (int i = 0; i < classes.size(); i++) {
                HeroClass needed = classes.get(i);
                leaderPays |= needed == leader;
                int paid = occurrences(needed, i + 1) - (needed == leader ? 1 : 0);
                if (heroesByClass[needed.ordinal()] < paid) {
                    return false;
                }
            }
            return free - classes.size() + (leaderPays ? 1 : 0) >= heroes;
        }

        /** How often the class is among the first {@code symbols} ones. */
        private int occurrences(HeroClass heroClass, int symbols) {
            int count = 0;
            for (int i = 0; i < symbols; i++) {
                count += classes.get(i) == heroClass ? 1 : 0;
            }
            return count;
        }

        @Override
        public CardType type() {
            return CardType.MONSTER;
        }
    }

    /**
     * A Party Leader.
     *
     * @param players at least so many players must be at the table (HTS-SET-03)
     */
    record Leader(HeroClass heroClass, int players, Array<Passive> passives) implements Face {
        @Override
        public CardType type() {
            return CardType.PARTY_LEADER;
        }
    }
}
