package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Place;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CanonicalFormTest {
    private static final PokemonRules RULES = PokemonRules.seed();
    private static final Card ENERGY = Write.basicEnergy(EnergyType.FIRE, "MEE", "2");
    private static final Card REPRINT = Write.basicEnergy(EnergyType.FIRE, "SVE", "2");

    private static PokemonState start(Array<Card> first) {
        return Pokemon.of(RULES, Array.of(first, TestDecks.MIXED))
                .start(Randomness.seeded(1))
                .state();
    }

    private static PokemonState knowing(PokemonState state, Card card) {
        Whereabouts<Card, Place> known = Whereabouts.<Card, Place>none().cameTo(Place.hand(Seat.of(0)), card);
        return state.withKnown(Known.of(state.known().all().update(1, known)));
    }

    @Test
    void tells_apart_printings_and_decks_where_all_numbers_are_the_same() {
        PokemonState state = start(TestDecks.PSYCHIC.append(ENERGY));
        Array<PokemonState> states = Array.of(
                state,
                start(TestDecks.PSYCHIC.append(REPRINT)),
                knowing(state, ENERGY),
                knowing(state, REPRINT),
                state.withFacts(state.facts().with(new Fact.Played(Seat.of(0), ENERGY))),
                state.withFacts(state.facts().with(new Fact.Played(Seat.of(0), REPRINT))),
                state.decided(),
                state.withEntered(3));
        assertThat(states.distinct()).hasSameSizeAs(states);
        assertThat(states.map(CanonicalForm::of)).doesNotHaveDuplicates().allMatch(form -> !form.contains("\n"));
    }
}
