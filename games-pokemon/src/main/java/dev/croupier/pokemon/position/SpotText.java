package dev.croupier.pokemon.position;

import dev.croupier.pokemon.table.Conditions;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;

/**
 * Writes a Pokémon in play.
 *
 * @param state the table
 * @param pokemon which
 */
record SpotText(PokemonState state, InPlay pokemon) {

    /** Its lines, the first with that word. */
    Array<String> lines(String key) {
        Array<Placed> stack = pokemon.stack();
        boolean isUsual =
                Stacks.fault(stack.map(Placed::card), state.setting().lineage()).isEmpty();
        String cards = stack.map(card -> CardWords.of(card, pokemon.owner())).mkString(" + ");
        return Array.of(key + ": " + pokemon.id() + " " + cards + (isUsual ? "" : ", as it is"))
                .appendAll(beneath().map(line -> "  " + line));
    }

    private Array<String> beneath() {
        return SeatText.listed("energy", CardWords.list(pokemon.energy(), pokemon.owner()))
                .appendAll(SeatText.listed("tools", CardWords.list(pokemon.tools(), pokemon.owner())))
                .appendAll(TableText.when(pokemon.isDamaged(), "damage: " + 10 * pokemon.counters()))
                .appendAll(SeatText.listed(
                        "conditions", conditions(pokemon.conditions()).mkString(", ")))
                .appendAll(TableText.when(pokemon.entered() > 0, "entered: turn " + pokemon.entered()))
                .appendAll(TableText.when(pokemon.changed() > 0, "evolved: turn " + pokemon.changed()))
                .appendAll(SeatText.listed("used", SeatText.quoted(pokemon.used())))
                .appendAll(pokemon.lasting().map(one -> "effect: " + LastingText.write(state, one)));
    }

    private static Array<String> conditions(Conditions conditions) {
        Array<String> words = TableText.when(
                        conditions.poison() > 0,
                        counted(SpecialCondition.POISONED, conditions.poison(), Conditions.POISON))
                .appendAll(TableText.when(
                        conditions.burn() > 0, counted(SpecialCondition.BURNED, conditions.burn(), Conditions.BURN)));
        return words.appendAll(Array.of(SpecialCondition.ASLEEP, SpecialCondition.PARALYZED, SpecialCondition.CONFUSED)
                .filter(conditions::has)
                .map(one -> one + (conditions.since() > 0 ? " since turn " + conditions.since() : "")));
    }

    private static String counted(SpecialCondition condition, int counters, int normal) {
        return counters == normal ? condition.toString() : condition + " " + counters;
    }
}
