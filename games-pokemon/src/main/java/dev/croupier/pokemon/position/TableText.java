package dev.croupier.pokemon.position;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Round;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.TurnState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Writes a position: what is as usual is left out.
 *
 * @param state the table; it can be written
 */
record TableText(PokemonState state) {

    String text() {
        Array<String> lines = rules().appendAll(turn()).appendAll(played()).appendAll(happened());
        for (int seat = 0; seat < state.seats(); seat++) {
            lines = lines.append("").appendAll(new SeatText(state, Seat.of(seat)).lines());
        }
        return lines.mkString("", "\n", "\n");
    }

    private Array<String> rules() {
        PokemonRules rules = state.rules();
        String text = PokemonRules.presetNames()
                .find(name -> PokemonRules.preset(name).get().equals(rules))
                .getOrElse(() -> differences(rules));
        DeckDemand demand = DeckDemand.metBy(state.setting().decks().map(DeckList::cards));
        return Array.of("rules: " + text)
                .appendAll(when(
                        demand != DeckDemand.CONSTRUCTED,
                        "decks: " + demand.name().toLowerCase(java.util.Locale.ROOT)));
    }

    private static String differences(PokemonRules rules) {
        return PokemonRules.options()
                .options()
                .filter(option -> !option.text(rules).equals(option.text(PokemonRules.seed())))
                .map(option -> option.name() + "=" + option.text(rules))
                .mkString(",");
    }

    private Array<String> turn() {
        TurnState turn = state.turn();
        TurnOrder usual = TurnOrder.usual(state.seats(), turn.number(), turn.seat());
        Round round = turn.round();
        boolean isUsual = round.equals(new Round(1, state.rules().prizes(), Round.Aim.ALL_PRIZES));
        int highest = state.sides()
                .flatMap(side -> side.inPlay().map(pokemon -> pokemon.id().number()))
                .max()
                .getOrElse(0);
        return Array.of("turn: " + turn.number() + ", seat " + turn.seat())
                .appendAll(when(!turn.first().equals(usual.first()), "first: seat " + turn.first()))
                .appendAll(when(
                        !turn.turns().equals(usual.turns()),
                        "turns: " + turn.turns().mkString(", ")))
                .appendAll(
                        when(!isUsual, "round: " + round.number() + ", prizes " + round.prizes() + ", " + round.aim()))
                .appendAll(when(
                        state.decisions() > 0,
                        "decisions: " + state.decisions() + ", before this turn " + turn.began()))
                .appendAll(when(state.entered() != highest, "pokemon entered: " + state.entered()));
    }

    private Array<String> played() {
        StadiumInPlay stadium = state.stadium();
        return stadium == null
                ? Array.empty()
                : Array.of("stadium: " + CardWords.of(stadium.placed(), stadium.by()) + ", by seat " + stadium.by());
    }

    private Seq<String> happened() {
        return state.facts()
                .now()
                .map(fact -> "now: " + FactText.write(fact))
                .appendAll(state.facts().before().map(fact -> "before: " + FactText.write(fact)))
                .appendAll(state.known().openly().claims().map(claim -> "open: " + ClaimText.write(claim)));
    }

    /** The line, where it is wanted. */
    static Array<String> when(boolean wanted, String line) {
        return wanted ? Array.of(line) : Array.empty();
    }
}
