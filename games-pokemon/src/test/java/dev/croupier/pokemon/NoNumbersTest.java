package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.CardInstance;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.Placements;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Views and events are looked through, down to their last component, for anything that has the number of a card. */
class NoNumbersTest {
    private static final Array<Class<?>> NUMBERED =
            Array.of(CardInstance.class, CardSet.class, Placed.class, Picked.class, Placements.class, DeckList.class);

    private static void look(Object at, String path) throws ReflectiveOperationException {
        assertThat(NUMBERED.exists(type -> type.isInstance(at))).as(path).isFalse();
        if (at instanceof Iterable<?> all) {
            for (Object one : all) {
                look(one, path + "[]");
            }
        } else if (at instanceof dev.croupier.core.agenda.Slots slots) {
            List<Object> values = new ArrayList<>();
            slots.filter(values::add);
            look(values, path + ".slots");
        } else if (at instanceof Program program) {
            look(Array.of(program.when(), program.costs(), program.steps()), path + ".program");
        } else if (at instanceof Record) {
            for (RecordComponent component : at.getClass().getRecordComponents()) {
                component.getAccessor().setAccessible(true);
                Object value = component.getAccessor().invoke(at);
                if (value != null) {
                    look(value, path + "." + component.getName());
                }
            }
        }
    }

    @Test
    void no_view_and_no_event_has_one() throws ReflectiveOperationException {
        Pokemon game = Pokemon.of(PokemonRules.seed().withPrizes(2), Array.of(TestDecks.PSYCHIC, TestDecks.MIXED));
        Chance choices = Randomness.seeded(3).open();
        Step<PokemonState, PokemonEvent> step = game.start(Randomness.seeded(4));
        for (int i = 0; i < 400 && step.state().outcome() == null; i++) {
            for (Observer observer : Array.of(Seat.of(0), Seat.of(1), Observer.SPECTATOR, Observer.OMNISCIENT)) {
                look(game.view(step.state(), observer), "view");
                look(game.project(step.events(), observer), "events");
            }
            IndexedSeq<PokemonAction> legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(choices.below(legal.size())), step.randomness());
        }
        assertThat(step.state().decisions()).isGreaterThan(50);
    }
}
