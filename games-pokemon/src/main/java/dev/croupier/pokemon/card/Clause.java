package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Effect;
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
            return new Attack(
                    attack.name(),
                    attack.cost(),
                    attack.printed(),
                    attack.once(),
                    attack.when().appendAll(when),
                    attack.before(),
                    attack.base(),
                    attack.after());
        }
    }

    /** What is done before damage. */
    record Before(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return new Attack(
                    attack.name(),
                    attack.cost(),
                    attack.printed(),
                    attack.once(),
                    attack.when(),
                    attack.before().appendAll(effects),
                    attack.base(),
                    attack.after());
        }
    }

    /** What makes the damage another number. */
    record Base(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return new Attack(
                    attack.name(),
                    attack.cost(),
                    attack.printed(),
                    attack.once(),
                    attack.when(),
                    attack.before(),
                    attack.base().appendAll(effects),
                    attack.after());
        }
    }

    /** What is done after damage. */
    record After(Array<Effect> effects) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return new Attack(
                    attack.name(),
                    attack.cost(),
                    attack.printed(),
                    attack.once(),
                    attack.when(),
                    attack.before(),
                    attack.base(),
                    attack.after().appendAll(effects));
        }
    }

    /** A player has one such attack or power a game. */
    record OnceAGame(Attack.OncePerGame once) implements Clause {
        @Override
        public Attack in(Attack attack) {
            return new Attack(
                    attack.name(),
                    attack.cost(),
                    attack.printed(),
                    once,
                    attack.when(),
                    attack.before(),
                    attack.base(),
                    attack.after());
        }
    }
}
