package dev.croupier.pokemon.card;

import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.When;
import io.vavr.collection.Array;

/**
 * How an Ability or a Stadium is used, in the making. Each word gives another value.
 *
 * @param activation what was said so far
 */
public record Use(Activation activation) {

    /** It can be used only while these hold. */
    public Use when(When... conditions) {
        Program program = activation.program();
        return with(new Program(program.when().appendAll(Array.of(conditions)), program.costs(), program.steps()));
    }

    /** These are paid first. */
    public Use costs(Effect... effects) {
        Program program = activation.program();
        return with(new Program(program.when(), program.costs().appendAll(Array.of(effects)), program.steps()));
    }

    /** These are done, in order. */
    public Use does(Effect... effects) {
        Program program = activation.program();
        return with(new Program(program.when(), program.costs(), program.steps().appendAll(Array.of(effects))));
    }

    /** Using it ends the turn. */
    public Use endsTurn() {
        return new Use(new Activation(activation.limit(), activation.program(), true, activation.from()));
    }

    /** It is used while its card lies in its owner's discard pile. */
    public Use fromDiscard() {
        return new Use(
                new Activation(activation.limit(), activation.program(), activation.ends(), PokemonEvent.Zone.DISCARD));
    }

    private Use with(Program program) {
        return new Use(new Activation(activation.limit(), program, activation.ends(), activation.from()));
    }
}
