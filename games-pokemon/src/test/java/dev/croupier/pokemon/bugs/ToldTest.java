package dev.croupier.pokemon.bugs;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.Plain;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What players are told of what happens: neither less nor more than happens. */
class ToldTest {
    private static final Card SPIKY = PokemonCards.card("JTG", "159");
    private static final Card MARACTUS = PokemonCards.card("JTG", "8");

    private static Array<String> announced(Scene scene) {
        return scene.events()
                .filter(PokemonEvent.AbilityUsed.class::isInstance)
                .map(event -> ((PokemonEvent.AbilityUsed) event).ability());
    }

    @Nested
    @ForRule("PKM-R51")
    class What_is_set_off {
        @Test
        void is_not_announced_where_it_has_nobody_to_do_something_to() {
            Scene own = scene().active(
                            YOU,
                            spot(PokemonCards.card("MEG", "73"))
                                    .with(Plain.FIGHTING, Plain.FIGHTING, Plain.FIGHTING)
                                    .with(SPIKY))
                    .active(OPPONENT, spot(Plain.wall()))
                    .attack("Wild Press");
            assertThat(own.active(YOU).counters()).isEqualTo(7);
            assertThat(announced(own)).isEmpty();

            Scene poisoned = scene().active(YOU, spot(PUP))
                    .active(OPPONENT, spot(MARACTUS).damaged(10).having(SpecialCondition.POISONED))
                    .bench(OPPONENT, spot(PUP))
                    .endTurn();
            assertThat(poisoned.discard(OPPONENT)).contains("Maractus");
            assertThat(announced(poisoned)).isEmpty();
        }

        @Test
        void is_announced_where_it_does_something() {
            Scene scene = scene().active(
                            YOU,
                            spot(PokemonCards.card("MEG", "73")).with(Plain.FIGHTING, Plain.FIGHTING, Plain.FIGHTING))
                    .active(OPPONENT, spot(MARACTUS))
                    .bench(OPPONENT, spot(PUP))
                    .attack("Wild Press");
            assertThat(announced(scene)).containsExactly("Exploding Needles");
            assertThat(scene.active(YOU).counters()).isEqualTo(7 + 6);
        }
    }

    @Nested
    @ForRule("PKM-R15")
    class Damage_that_is_prevented {
        private Array<PokemonEvent> prevented(Scene scene) {
            return scene.events().filter(PokemonEvent.Prevented.class::isInstance);
        }

        @Test
        void is_told_with_what_prevented_it() {
            Scene scene = scene().active(
                            YOU,
                            spot(PokemonCards.card("MEW", "110")).with(Plain.DARKNESS, Plain.DARKNESS, Plain.DARKNESS))
                    .active(OPPONENT, spot(Plain.wall()))
                    .bench(OPPONENT, spot(PokemonCards.card("DRI", "10")))
                    .attack("Spinning Fumes");
            assertThat(prevented(scene))
                    .containsExactly(
                            new PokemonEvent.Prevented(scene.bench(OPPONENT, 0).id(), "Flower Curtain"));
        }

        @Test
        void is_not_spoken_of_where_there_would_be_none() {
            Scene scene = scene().active(YOU, spot(PUP)).active(OPPONENT, spot(PokemonCards.card("DRI", "10")));
            assertThat(prevented(scene.endTurn())).isEmpty();
        }
    }

    @Nested
    @ForRule("PKM-TURN-9")
    class Retreating {
        @Test
        void is_told_before_what_is_paid_and_who_comes() {
            Scene scene = scene().active(YOU, spot(KIT).with(FIRE))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP));
            var old = scene.active(YOU).id();
            var incoming = scene.bench(YOU, 0);
            Array<PokemonEvent> events =
                    scene.play(new PokemonAction.Retreat(YOU)).events();
            while (!scene.active(YOU).id().equals(incoming.id())) {
                events = events.appendAll(scene.play(scene.legal(YOU).head()).events());
            }
            assertThat(events.head()).isEqualTo(new PokemonEvent.Retreated(YOU, old));
            assertThat(events.last()).isEqualTo(new PokemonEvent.BecameActive(YOU, incoming.id()));
        }
    }

    @Nested
    @ForRule("PKM-KIND-12")
    class A_Prism_Star_Energy {
        @Test
        void is_told_to_go_where_it_goes() {
            Card star = Write.specialEnergy("Star", "TST", "Star")
                    .provides(EnergyType.COLORLESS)
                    .prismStar()
                    .build();
            Card slow = basic("Slow", 60, EnergyType.FIRE).retreat(1).build();
            Scene scene = scene().active(YOU, spot(slow).with(star))
                    .bench(YOU, spot(PUP))
                    .active(OPPONENT, spot(PUP));
            Array<PokemonEvent> events =
                    scene.play(new PokemonAction.Retreat(YOU)).events();
            while (scene.active(YOU).name().equals("Slow")) {
                events = events.appendAll(scene.play(scene.legal(YOU).head()).events());
            }
            assertThat(scene.lost(YOU)).containsExactly("Star");
            assertThat(events.filter(PokemonEvent.Detached.class::isInstance)
                            .map(event -> ((PokemonEvent.Detached) event).to()))
                    .containsExactly(PokemonEvent.Zone.LOST);
        }
    }
}
