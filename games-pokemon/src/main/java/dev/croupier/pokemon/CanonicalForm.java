package dev.croupier.pokemon;

import dev.croupier.core.agenda.Frame;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Facts;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Setting;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.StadiumInPlay;
import io.vavr.collection.Seq;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * A state as one line of text, the same on every machine: every component in order, separated by semicolons. Cards are written by their printings,
 * for different ones may have the same name.
 */
final class CanonicalForm {
    private CanonicalForm() {}

    static String of(PokemonState state) {
        return new StringJoiner("; ")
                .add(state.sides().map(CanonicalForm::side).mkString(" | "))
                .add("stadium " + stadium(state.stadium()))
                .add("turn " + state.turn())
                .add("facts " + facts(state.facts()))
                .add("agenda "
                        + state.agenda().frames().map(CanonicalForm::frame).mkString("[", "; ", "]"))
                .add("known " + state.known().all().map(CanonicalForm::known).mkString(" "))
                .add("entered " + state.entered())
                .add("decisions " + state.decisions())
                .add("outcome " + state.outcome())
                .add("setting " + setting(state.setting()))
                .toString();
    }

    private static String side(Side side) {
        InPlay active = side.active();
        return new StringJoiner("/")
                .add(side.hand().toString())
                .add(side.pile().pile() + side.pile().knowers().mkString("<", ",", ">"))
                .add(side.discard().toString())
                .add(side.lost().toString())
                .add(side.prizes().toString())
                .add(side.resolving().toString())
                .add(active == null ? "-" : pokemon(active))
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

    private static String stadium(@Nullable StadiumInPlay stadium) {
        return stadium == null ? "none" : stadium.placed() + " by " + stadium.by();
    }

    private static String facts(Facts facts) {
        return facts.now().map(CanonicalForm::fact).mkString(" ") + " before "
                + facts.before().map(CanonicalForm::fact).mkString(" ");
    }

    private static String fact(Fact fact) {
        if (fact instanceof Fact.KnockedOut out) {
            return fact + " " + Catalogue.text(out.card());
        }
        return fact instanceof Fact.Played played ? fact + " " + Catalogue.text(played.card()) : fact.toString();
    }

    private static String frame(Frame<PokemonState, PokemonEvent> frame) {
        return frame.owner() + " " + frame.source() + " " + frame.rest().mkString("[", ", ", "]") + " "
                + frame.slots().map(CanonicalForm::value);
    }

    private static Object value(Object value) {
        if (value instanceof Attack attack) {
            return attack.name() + " " + attack.cost() + " " + attack.printed() + " " + attack.once()
                    + attack.when().mkString("[", ", ", "]") + attack.before() + attack.base() + attack.after();
        }
        return value instanceof Seq<?> all ? all.map(CanonicalForm::value).mkString("(", ", ", ")") : value;
    }

    private static String known(Whereabouts<Card, Place> known) {
        return known.claims()
                .map(claim -> Catalogue.text(claim.kind()) + claim.places().mkString("@", "|", ""))
                .mkString("[", " ", "]");
    }

    /** The options, the teams and how many there are of each card. */
    private static String setting(Setting setting) {
        return setting.rules().text() + " " + setting.seating() + " "
                + setting.decks().map(CanonicalForm::deck).mkString(" | ");
    }

    private static String deck(DeckList deck) {
        StringJoiner cards = new StringJoiner(" ");
        int copies = 0;
        for (int number = 0; number < deck.size(); number++) {
            copies++;
            if (number + 1 == deck.size() || !deck.card(number).equals(deck.card(number + 1))) {
                cards.add(copies + "*" + Catalogue.text(deck.card(number)));
                copies = 0;
            }
        }
        return cards.toString();
    }
}
