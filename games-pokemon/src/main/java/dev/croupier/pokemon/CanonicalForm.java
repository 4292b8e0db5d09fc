package dev.croupier.pokemon;

import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import java.util.StringJoiner;

/** A state as one line of text, the same on every machine: every component in order, separated by semicolons. */
final class CanonicalForm {
    private CanonicalForm() {}

    static String of(PokemonState state) {
        return new StringJoiner("; ")
                .add(state.sides().map(CanonicalForm::side).mkString(" | "))
                .add("stadium " + state.stadium())
                .add("turn " + state.turn())
                .add("facts " + state.facts())
                .add("agenda " + state.agenda())
                .add("known " + state.known().mkString(" "))
                .add("entered " + state.entered())
                .add("decisions " + state.decisions())
                .add("outcome " + state.outcome())
                .toString();
    }

    private static String side(Side side) {
        return new StringJoiner("/")
                .add(side.hand().toString())
                .add(side.pile().pile() + side.pile().knowers().mkString("<", ",", ">"))
                .add(side.discard().toString())
                .add(side.lost().toString())
                .add(side.prizes().toString())
                .add(side.resolving().toString())
                .add(side.active() == null ? "-" : pokemon(side.active()))
                .add(side.bench().map(CanonicalForm::pokemon).mkString(","))
                .add(side.lasting().mkString(","))
                .add(side.turn().toString())
                .add(side.spent().mkString(","))
                .add(side.prizesToWin() + "-" + side.taken() + (side.atTable() ? "" : " gone"))
                .toString();
    }

    private static String pokemon(InPlay pokemon) {
        return pokemon.id() + " " + pokemon.stack().mkString("+") + " "
                + pokemon.energy().mkString("+") + " "
                + pokemon.tools().mkString("+") + " " + pokemon.counters() + " " + pokemon.conditions() + " "
                + pokemon.lasting().mkString("+") + " " + pokemon.entered() + " " + pokemon.changed() + " "
                + pokemon.used().mkString("+");
    }
}
