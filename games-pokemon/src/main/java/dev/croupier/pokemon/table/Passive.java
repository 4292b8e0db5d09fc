package dev.croupier.pokemon.table;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * What holds, or triggers, while its card is in play, or for a while after something was done. It is asked for whenever it matters and never
 * stored into what it changes. Every passive is data.
 */
public sealed interface Passive {

    /** What it is asked at. */
    Hook hook();

    /**
     * A number changes.
     *
     * @param hook which number
     * @param layer how: the latest number set holds, then all additions, then nothing at all (PKM-Q45)
     * @param whom the Pokémon whose number it is: the one attacking for damage dealt, the one attacked for damage taken
     * @param other the Pokémon on the other side of the damage; any where the number has none
     * @param when what must hold
     * @param amount by or to what
     * @param attack the name of the attack that it is for; any where none is named
     * @param once under this name it counts once, however many there are; nothing where all of them count (PKM-R7)
     */
    record Modifier(
            Hook hook,
            Layer layer,
            Like whom,
            Like other,
            When when,
            HowMany amount,
            @Nullable String attack,
            @Nullable String once)
            implements Passive {}

    /** How numbers change, in this order. */
    enum Layer {
        /** The number is another one instead. */
        SET,
        /** More or less, all of them together. */
        ADD,
        /** There is none, or it is ignored: this beats more and less. */
        NONE
    }

    /**
     * Abilities, Tools, Energy or the Stadium have no effect.
     *
     * @param hook what has none
     * @param whom on which Pokémon
     * @param when what must hold
     * @param except the names that keep theirs
     * @param only where it is only for Abilities that have their user Knocked Out
     */
    record Silences(Hook hook, Like whom, When when, Array<String> except, boolean only) implements Passive {}

    /**
     * Something that would be done to a Pokémon is not.
     *
     * @param what damage or effects
     * @param whom the Pokémon that is kept from it
     * @param source from which Pokémon's attack or Ability; a Trainer has none, and meets this only where {@code of} names it
     * @param of what the cause must be
     * @param when what must hold
     * @param by whose attack, Ability or Trainer it has to be
     */
    record Prevents(Prevented what, Like whom, Like source, Array<Origin> of, When when, Who by) implements Passive {
        /** Whoever does it. */
        public Prevents(Prevented what, Like whom, Like source, Array<Origin> of, When when) {
            this(what, whom, source, of, when, Who.EVERYBODY);
        }

        @Override
        public Hook hook() {
            return what == Prevented.DAMAGE ? Hook.PREVENT_DAMAGE : Hook.PREVENT_EFFECTS;
        }
    }

    /** What can be prevented. */
    enum Prevented {
        DAMAGE,
        /** Everything else that an attack, Ability or Trainer does to the Pokémon, counters included. */
        EFFECTS,
        /** Damage counters alone. */
        COUNTERS,
        /** Special Conditions alone. */
        CONDITIONS
    }

    /**
     * Something cannot be done. What cannot be beats what can (PKM-Q45).
     *
     * @param what which action
     * @param who whose: you, or your opponents
     * @param whom which Pokémon, where the action is one of a Pokémon
     * @param name the attack or card that cannot be used; any where none is named
     */
    record Forbids(
            Forbidden what,
            Who who,
            Like whom,
            When when,
            @Nullable String name) implements Passive {
        @Override
        public Hook hook() {
            return Hook.FORBID;
        }
    }

    /** What can be forbidden. */
    enum Forbidden {
        ATTACK,
        RETREAT,
        PLAY_ITEM,
        PLAY_SUPPORTER,
        PLAY_STADIUM,
        PLAY_TOOL,
        PLAY_POKEMON,
        EVOLVE,
        /** Putting the card into play in any way but in exchange for another one; the card itself says it, and it holds outside play. */
        ENTER_PLAY,
        ATTACH_ENERGY,
        USE_ABILITY,
        HEAL
    }

    /** Pokémon recover from all Special Conditions whenever they have any. */
    record Recovers(Like whom, When when) implements Passive {
        @Override
        public Hook hook() {
            return Hook.RECOVERS;
        }
    }

    /** A Pokémon that tries to attack flips a coin first; on tails it does nothing. */
    record MayFail(Like whom, When when) implements Passive {
        @Override
        public Hook hook() {
            return Hook.TRIES_TO_ATTACK;
        }
    }

    /**
     * A player who has flipped coins for an attack may ignore all of them and flip them again, once in each turn.
     *
     * @param who whose flips
     * @param when what must hold
     */
    record IgnoresFlips(Who who, When when) implements Passive {
        @Override
        public Hook hook() {
            return Hook.FLIPPED_FOR_ATTACK;
        }
    }

    /**
     * Something can be done that the rules do not allow, such as evolving in the turn that the Pokémon came into play.
     *
     * @param name the attack that it is for; any where none is named
     */
    record Allows(
            Allowed what,
            Who who,
            Like whom,
            When when,
            @Nullable String name) implements Passive {

        /** Whatever the attack. */
        public Allows(Allowed what, Who who, Like whom, When when) {
            this(what, who, whom, when, null);
        }

        @Override
        public Hook hook() {
            return Hook.ALLOW;
        }
    }

    /** What can be allowed. */
    enum Allowed {
        EVOLVE_EARLY,
        ATTACK_FIRST_TURN,
        EVOLVE_WITHOUT_ENDING_TURN,
        /** Attacking while Asleep. */
        ATTACK_ASLEEP,
        /** Being put face down into the Active Spot before the game starts. */
        START_ACTIVE,
        /** Retreating without paying, or playing a second Supporter, are modifiers; this is using an attack from the Bench. */
        ATTACK_FROM_BENCH
    }

    /** The card provides these units instead of those on its face. */
    record Provides(Like whom, When when, Array<Types> units) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ENERGY;
        }
    }

    /** The card may be attached to such Pokémon alone: on any other it is discarded (PKM-R75). */
    record AttachesTo(Like whom) implements Passive {
        @Override
        public Hook hook() {
            return Hook.BEARER;
        }
    }

    /** Energy cards attached to certain Pokémon provide these units instead, whichever card says so. */
    record EnergyProvides(Kind cards, Like whom, When when, Array<Types> units) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ENERGY;
        }
    }

    /** Energy cards attached to certain Pokémon count as these types, each unit of them, instead of those that they would. */
    record EnergyCounts(Kind cards, Like whom, When when, Types as) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ENERGY;
        }
    }

    /** Pokémon cannot have these Special Conditions. */
    record Immune(Like whom, When when, Array<SpecialCondition> conditions) implements Passive {
        @Override
        public Hook hook() {
            return Hook.IMMUNITY;
        }
    }

    /** A Pokémon that is out of HP is discarded, but that is no Knock Out: no Prize is taken for it and nothing is set off. */
    record NoKnockOut(Like whom, When when) implements Passive {
        @Override
        public Hook hook() {
            return Hook.COUNTS_AS_KNOCKED_OUT;
        }
    }

    /** A Pokémon has other types, Weaknesses or Resistances. */
    record Identity(
            Hook hook,
            Like whom,
            When when,
            @Nullable Types types,
            @Nullable Array<Affinity> affinities) implements Passive {}

    /** A Pokémon can use these attacks as well; they are not its attacks (PKM-S11). */
    record Grants(Like whom, When when, Array<Attack> attacks) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ATTACKS;
        }
    }

    /** A Pokémon may use an attack that it has twice: again after everything that the first one brought about. */
    record AttacksAgain(Like whom, When when) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ATTACKS_AGAIN;
        }
    }

    /** A Pokémon can use the attacks of others as well, such as those of its previous Evolutions. */
    record Borrows(Like whom, When when, Lender from) implements Passive {
        @Override
        public Hook hook() {
            return Hook.ATTACKS;
        }
    }

    /** Whose attacks are borrowed. */
    enum Lender {
        PREVIOUS_EVOLUTIONS,
        OWN_BENCH
    }

    /**
     * A player's Bench has room for another number.
     *
     * @param who whose
     * @param when what must hold, from the point of view of that player
     */
    record BenchRoom(Who who, When when, int room) implements Passive {
        @Override
        public Hook hook() {
            return Hook.BENCH;
        }
    }

    /**
     * Each time that something happens, a program.
     *
     * @param on what happens
     * @param whom the Pokémon that it happens to; the one that the text stands on where it happens to none
     * @param optional whether the player may decline
     * @param limit how often
     * @param key the name under which a limit for each player or Pokémon counts
     * @param program what is done
     */
    record Trigger(Hook on, Like whom, boolean optional, Activation.Limit limit, String key, Program program)
            implements Passive {
        @Override
        public Hook hook() {
            return on;
        }
    }

    /**
     * A Pokémon is not Knocked Out, or goes elsewhere than to the discard pile.
     *
     * @param whom which Pokémon
     * @param attacker whose attack it has to be, where it is only for damage of attacks
     * @param byAttackDamage whether it is only for damage of attacks
     * @param fromFullHp whether only where it had no damage before
     * @param flip whether a coin has to come up heads
     * @param instead what happens instead
     * @param remaining how many HP it keeps, where it stays
     */
    record Replaces(
            Like whom,
            Like attacker,
            boolean byAttackDamage,
            boolean fromFullHp,
            boolean flip,
            When when,
            Instead instead,
            int remaining)
            implements Passive {
        @Override
        public Hook hook() {
            return Hook.WOULD_BE_KNOCKED_OUT;
        }
    }

    /**
     * A Knock Out is worth another number of Prizes.
     *
     * @param whom the Pokémon that is Knocked Out
     * @param attacker whose attack it has to be, where it is only for damage of attacks
     * @param byAttackDamage whether it is only for damage of attacks
     * @param amount so many more, or fewer
     * @param none whether no Prize is taken, which beats more and fewer
     * @param once under this name it counts once; nothing where all of them count
     * @param oncePerGame whether its player has it once a game
     */
    record PrizeChange(
            Like whom,
            Like attacker,
            boolean byAttackDamage,
            When when,
            int amount,
            boolean none,
            @Nullable String once,
            boolean oncePerGame)
            implements Passive {
        @Override
        public Hook hook() {
            return Hook.PRIZES;
        }
    }

    /** What happens instead of a Knock Out or of the discard pile. */
    enum Instead {
        /** It stays with so many HP left. */
        REMAINING_HP,
        /** The same, and then the attached card that says so is discarded. */
        REMAINING_HP_AND_DISCARD,
        /** The card goes to its owner's hand and what is attached to the discard pile. */
        TOP_TO_HAND,
        /** All its Pokémon cards go to the hand. */
        STACK_TO_HAND,
        LOST_ZONE
    }

    /** Whose: yours, or those of your opponents. */
    enum Who {
        YOU,
        OPPONENTS,
        EVERYBODY
    }
}
