package dev.croupier.pokemon.sets.flf;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.card.Write.times;
import static dev.croupier.pokemon.sets.PokemonCards.card;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.pokemon.table.EnergyType.LIGHTNING;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class FlashfireTest {
    private static final Card CHARIZARD = card("FLF", "12");
    private static final Card MEGA_FIRE = card("FLF", "13");
    private static final Card MEGA_DRAGON = card("FLF", "69");
    private static final Card MAGNEZONE = card("FLF", "35");
    /** 300 HP, no Weakness, nothing that changes damage. */
    private static final Card TANK =
            pokemon("Tank", "ZZZ", "9").basic(300, COLORLESS).build();
    /** 300 HP, and no damage of attacks gets through. */
    private static final Card SHIELDED = pokemon("Shielded", "ZZZ", "7")
            .basic(300, COLORLESS)
            .passive(Always.preventsDamage(Likes.Simply.SELF, Likes.Simply.ANY))
            .build();

    private static final Card FIRE_ENERGY = card("MEE", "2");
    private static final Card LIGHTNING_ENERGY = card("MEE", "4");
    /** Of the type that Magnezone-EX is strong against. */
    private static final Card WEAK = pokemon("Weak", "ZZZ", "6")
            .basic(300, COLORLESS)
            .weakness(LIGHTNING, times(2))
            .build();

    private static final Card RAINBOW = specialEnergy("Rainbow", "ZZZ", "4")
            .provides(dev.croupier.pokemon.table.Types.every())
            .build();
    private static final Card EXILE =
            item("Exile", "ZZZ", "5").does(Do.switchActive()).build();

    /** Its own Pokémon of the type, paid for any attack. */
    private static Scene.Spot paid(Card... stack) {
        return spot(stack).with(FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY, FIRE_ENERGY);
    }

    private static Scene table(Scene.Spot active) {
        return scene().active(YOU, active).active(OPPONENT, spot(TANK));
    }

    @Nested
    @OfCard("FLF 12")
    class Charizard_EX {

        @Test
        void hits_for_60() {
            assertThat(table(paid(CHARIZARD))
                            .attack("Wing Attack")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(6);
        }

        @Test
        void cannot_use_combustion_blast_again_in_its_next_turn_but_in_the_one_after() {
            Scene scene = table(paid(CHARIZARD)).attack("Combustion Blast");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(15);
            scene.endTurn();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Combustion Blast")))
                    .isFalse();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Wing Attack")))
                    .isTrue();
            scene.endTurn().endTurn();
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Combustion Blast")))
                    .isTrue();
        }

        @Test
        @ForRule("PKM-S23")
        void can_once_it_has_been_on_the_bench() {
            Scene scene = table(paid(CHARIZARD))
                    .bench(YOU, spot(TANK))
                    .hand(YOU, EXILE, EXILE)
                    .attack("Combustion Blast")
                    .endTurn();
            scene.playTrainer(EXILE).answer(scene.bench(YOU, 0));
            scene.playTrainer(EXILE).answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).name()).isEqualTo("Charizard-EX");
            assertThat(scene.isLegal(new PokemonAction.UseAttack(YOU, "Combustion Blast")))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("FLF 13")
    class M_Charizard_EX_of_fire {

        @Test
        void does_300_and_50_to_itself() {
            Scene scene = scene().active(YOU, paid(CHARIZARD, MEGA_FIRE))
                    .active(OPPONENT, spot(TANK))
                    .bench(OPPONENT, spot(TANK))
                    .attack("Crimson Dive");
            assertThat(scene.discard(OPPONENT)).containsExactly("Tank");
            assertThat(scene.active(YOU).counters()).isEqualTo(5);
        }

        @Test
        void hurts_itself_where_the_other_is_protected() {
            Scene scene = scene().active(YOU, paid(CHARIZARD, MEGA_FIRE))
                    .active(OPPONENT, spot(SHIELDED))
                    .attack("Crimson Dive");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.active(YOU).counters()).isEqualTo(5);
        }

        @Test
        @ForRule("PKM-KIND-7")
        void ends_the_turn_by_evolving() {
            Scene scene = table(spot(CHARIZARD)).hand(YOU, MEGA_FIRE);
            scene.play(
                    new PokemonAction.Evolve(YOU, MEGA_FIRE, scene.active(YOU).id()));
            assertThat(scene.active(YOU).name()).isEqualTo("M Charizard-EX");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("FLF 69")
    class M_Charizard_EX_of_dragons {

        @Test
        void does_300_and_discards_five_cards_of_the_deck() {
            Scene scene = scene().active(
                            YOU,
                            spot(CHARIZARD, MEGA_DRAGON)
                                    .with(FIRE_ENERGY, FIRE_ENERGY, RAINBOW, FIRE_ENERGY, FIRE_ENERGY))
                    .active(OPPONENT, spot(TANK))
                    .bench(OPPONENT, spot(TANK))
                    .deck(YOU, TANK, TANK, TANK, TANK, TANK, TANK, TANK)
                    .attack("Wild Blaze");
            assertThat(scene.discard(OPPONENT)).containsExactly("Tank");
            assertThat(scene.discard(YOU).size()).isEqualTo(5);
            assertThat(scene.deck(YOU).size()).isEqualTo(2);
        }

        @Test
        void needs_a_dragon_energy() {
            assertThat(table(paid(CHARIZARD, MEGA_DRAGON)).isLegal(new PokemonAction.UseAttack(YOU, "Wild Blaze")))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("FLF 35")
    class Magnezone_EX {

        private static Scene shooting(Card active, Card... bench) {
            return scene().active(YOU, spot(MAGNEZONE).with(LIGHTNING_ENERGY, LIGHTNING_ENERGY, LIGHTNING_ENERGY))
                    .active(OPPONENT, spot(active))
                    .bench(OPPONENT, Array.of(bench).map(card -> spot(card)).toJavaArray(Scene.Spot[]::new));
        }

        @Test
        void does_40_with_electro_ball() {
            assertThat(shooting(TANK).attack("Electro Ball").active(OPPONENT).counters())
                    .isEqualTo(4);
        }

        @Test
        void does_50_to_two_pokemon_with_weakness_for_the_active_one_alone() {
            Scene scene = shooting(WEAK, WEAK, TANK).attack("Dual Bullet");
            scene.answer(scene.active(OPPONENT)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(10);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(5);
            assertThat(scene.bench(OPPONENT, 1).counters()).isZero();
        }

        @Test
        void may_leave_the_active_one_alone_and_hits_one_where_there_is_one() {
            Scene benched = shooting(TANK, TANK, TANK).attack("Dual Bullet");
            benched.answer(benched.bench(OPPONENT, 0)).answer(benched.bench(OPPONENT, 1));
            assertThat(benched.active(OPPONENT).counters()).isZero();
            Scene alone = shooting(TANK).attack("Dual Bullet");
            alone.answer(alone.active(OPPONENT));
            assertThat(alone.active(OPPONENT).counters()).isEqualTo(5);
        }
    }
}
