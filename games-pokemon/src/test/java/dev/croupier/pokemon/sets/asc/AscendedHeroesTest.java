package dev.croupier.pokemon.sets.asc;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Activation.Limit;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AscendedHeroesTest {
    private static final Card RALTS = PokemonCards.card("MEG", "58");
    private static final Card MEGA_VENUSAUR_EX = PokemonCards.card("MEG", "3");
    private static final Card MEGA_ABSOL_EX = PokemonCards.card("MEG", "86");
    private static final Card PSYDUCK = PokemonCards.card("ASC", "39");
    private static final Card POKE_PAD = PokemonCards.card("ASC", "198");
    private static final Card URBAIN = PokemonCards.card("ASC", "214");
    private static final Card NS_ZEKROM = PokemonCards.card("ASC", "155");
    private static final Card MEGA_DIANCIE_EX = PokemonCards.card("PFL", "41");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card LIGHTNING = PokemonCards.card("MEE", "4");

    @Nested
    @OfCard("ASC 39")
    class Of_Psyduck {
        @Test
        void takes_abilities_away_that_knock_their_user_out() {
            Scene scene = scene().active(YOU, spot(BURSTER)).active(OPPONENT, spot(PSYDUCK));
            assertThat(scene.refusals(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Burst")))
                    .containsExactly("PKM-R89");
            assertThat(scene.game()
                            .explain(
                                    scene.state(),
                                    new PokemonAction.UseAbility(
                                            YOU, scene.active(YOU).id(), "Burst"))
                            .getError()
                            .head()
                            .message()
                            .english())
                    .isEqualTo("it needs the Ability to have an effect, but Damp leaves it none");
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Rest")))
                    .isTrue();
        }

        @Test
        void does_so_from_the_bench_and_on_its_own_side() {
            Scene scene =
                    scene().active(YOU, spot(BURSTER)).bench(YOU, spot(PSYDUCK)).active(OPPONENT, spot(RALTS));
            assertThat(scene.isLegal(
                            new PokemonAction.UseAbility(YOU, scene.active(YOU).id(), "Burst")))
                    .isFalse();
            Scene without = scene().active(YOU, spot(BURSTER)).active(OPPONENT, spot(RALTS));
            assertThat(without.isLegal(new PokemonAction.UseAbility(
                            YOU, without.active(YOU).id(), "Burst")))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("ASC 155")
    class Of_Ns_Zekrom {
        @Test
        @ForRule({"PKM-Q7", "PKM-R16"})
        void hits_through_what_is_on_the_defender() {
            Scene scene = scene().active(YOU, spot(NS_ZEKROM).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(MEGA_DIANCIE_EX))
                    .attack("Shred");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }

        @Test
        void cannot_attack_after_its_greater_attack() {
            Scene scene = scene().active(YOU, spot(NS_ZEKROM).with(FIRE, LIGHTNING, LIGHTNING, FIRE))
                    .active(OPPONENT, spot(MEGA_VENUSAUR_EX))
                    .attack("Rampaging Thunder");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(25);
            scene.endTurn();
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Shred")))
                    .containsExactly("PKM-Q45");
            assertThat(scene.refusals(new PokemonAction.UseAttack(YOU, "Rampaging Thunder")))
                    .containsExactly("PKM-Q45");
        }
    }

    @Nested
    @OfCard("ASC 198")
    class Of_Poke_Pad {
        @Test
        void finds_a_pokemon_without_a_rule_box() {
            Scene scene = scene().active(YOU, spot(RALTS))
                    .hand(YOU, POKE_PAD)
                    .deck(YOU, RALTS, MEGA_ABSOL_EX, FIRE)
                    .playTrainer(POKE_PAD);
            assertThat(scene.answers()).containsExactly(new Choice.OfCard(RALTS), new Choice.Done());
            scene.answer(RALTS);
            assertThat(scene.hand(YOU)).containsExactly("Ralts");
        }
    }

    @Nested
    @OfCard("ASC 214")
    class Of_Urbain {
        @Test
        void draws_three() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, URBAIN).playTrainer(URBAIN);
            assertThat(scene.hand(YOU)).hasSize(3);
        }

        @Test
        void is_of_no_use_with_an_empty_deck() {
            Scene scene = scene().active(YOU, spot(RALTS)).hand(YOU, URBAIN).deck(YOU, new Card[0]);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, URBAIN)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    private static final Card BURSTER = Write.pokemon("Burster", "TST", "3")
            .basic(100, EnergyType.COLORLESS)
            .ability(
                    "Burst",
                    Write.use(Limit.POKEMON_TURN)
                            .does(Do.putCounters(Those.theirs(Where.ACTIVE), 5), Do.knockOutSelf()))
            .ability("Rest", Write.use(Limit.POKEMON_TURN).does(Do.draw(1)))
            .build();
}
