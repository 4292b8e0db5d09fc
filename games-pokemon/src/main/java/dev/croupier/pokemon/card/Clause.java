package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;

/** One part of an attack's text. */
public sealed interface Clause {

    /** The attack with this part in its text, after what it has of the kind. */
    Attack in(Attack attack);

    /** What must hold for the attack to be chosen. */
    record Requires(Array<When> when) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withWhen(attack.when().appendAll(when));
        }
    }

    /** What is done before damage. */
    record Before(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withBefore(attack.before().appendAll(effects));
        }
    }

    /** What makes the damage another number. */
    record Base(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withBase(attack.base().appendAll(effects));
        }
    }

    /** What is done after damage. */
    record After(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withAfter(attack.after().appendAll(effects));
        }
    }

    /** A player has one such attack or power a game. */
    record OnceAGame(Attack.OncePerGame once) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withOnce(once);
        }
    }

    /** What does not keep it from being used. */
    record Despite(Array<Passive.Allowed> allowed) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return attack.withDespite(attack.despite().appendAll(allowed));
        }
    }
}
