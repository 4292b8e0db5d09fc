package dev.croupier.pokemon.effect;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.WATER;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.supporter;
import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.use;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class UseTrainerTextTest {
    private static final Effect CHOICE = Do.chooseFromDiscard(Kinds.ofSort(Face.Sort.SUPPORTER), 1);
    private static final Effect TEXT = new UseTrainerText(Do.CARDS);

    private static final Card PLAIN = supporter("Plain", Do.draw(2));
    /** It may never be played, for no Stadium is in play, and costs a card. */
    private static final Card STRICT = Write.supporter("Strict", "TST", "Strict")
            .when(Whens.stadium("Nowhere"))
            .costs(Do.discardFromHand(Kinds.Simply.ENERGY, 1))
            .does(Do.draw(3))
            .build();

    private static final Card MIMIC = basic("Mimic", 100, EnergyType.PSYCHIC)
            .ability("Borrow", use(Activation.Limit.UNLIMITED).does(CHOICE, TEXT))
            .attack("Ape", "", after(CHOICE, TEXT))
            .build();

    @Nested
    class A_supporter_that_an_ability_uses {

        @Test
        @ForRule("PKM-Q44")
        void was_not_played_and_stays_where_it_is() {
            Scene scene = scene().active(YOU, spot(MIMIC))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, PLAIN)
                    .hand(YOU, PLAIN);
            scene.use(scene.active(YOU), "Borrow").answer(PLAIN);
            assertThat(scene.side(YOU).hand().size()).isEqualTo(3);
            assertThat(scene.discard(YOU)).containsExactly("Plain");
            assertThat(scene.side(YOU).turn().supporters()).isZero();
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, PLAIN))).isTrue();
        }

        @Test
        @ForRule("PKM-Q44")
        void is_used_also_after_one_was_played() {
            Scene scene = scene().active(YOU, spot(MIMIC))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, PLAIN)
                    .hand(YOU, PLAIN)
                    .playTrainer(PLAIN);
            scene.use(scene.active(YOU), "Borrow").answer(PLAIN);
            assertThat(scene.side(YOU).hand().size()).isEqualTo(4);
        }

        @Test
        @ForRule("PKM-Q44")
        void needs_not_what_would_let_it_be_played_but_costs_what_it_costs() {
            Scene scene = scene().active(YOU, spot(MIMIC))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, STRICT)
                    .hand(YOU, FIRE, WATER, STRICT);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, STRICT)))
                    .isFalse();
            scene.use(scene.active(YOU), "Borrow").answer(STRICT).answer(WATER);
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Strict", "Water Energy");
            assertThat(scene.side(YOU).hand().size()).isEqualTo(2 + 3);
        }

        @Test
        @ForRule("PKM-Q44")
        void does_nothing_where_its_costs_cannot_be_paid() {
            Scene scene = scene().active(YOU, spot(MIMIC))
                    .active(OPPONENT, spot(PUP))
                    .discard(YOU, STRICT)
                    .hand(YOU, PLAIN);
            scene.use(scene.active(YOU), "Borrow").answer(STRICT);
            assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        }
    }

    @Test
    @ForRule("PKM-Q44")
    void an_attack_uses_one_in_the_first_turn_too_where_an_attack_may_be_used() {
        Scene scene = scene().rules(PokemonRules.seed().withFirstTurnAttack(true))
                .turn(1)
                .active(YOU, spot(MIMIC))
                .active(OPPONENT, spot(PUP))
                .discard(YOU, PLAIN)
                .attack("Ape")
                .answer(PLAIN);
        assertThat(scene.side(YOU).hand().size()).isEqualTo(2);
    }
}
