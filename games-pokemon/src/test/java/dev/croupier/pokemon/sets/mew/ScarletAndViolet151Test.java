package dev.croupier.pokemon.sets.mew;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each card of the set in the position that its text is about. */
class ScarletAndViolet151Test {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card DUSKULL = PokemonCards.card("SFA", "18");
    private static final Card DUSCLOPS = PokemonCards.card("SFA", "19");
    private static final Card DUSKNOIR = PokemonCards.card("SFA", "20");
    private static final Card ABRA = PokemonCards.card("MEW", "63");
    private static final Card KADABRA = PokemonCards.card("MEW", "64");
    private static final Card ALAKAZAM = PokemonCards.card("MEW", "65");
    private static final Card KOFFING = PokemonCards.card("MEW", "109");
    private static final Card WEEZING = PokemonCards.card("MEW", "110");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");

    private static PokemonAction attack(String name) {
        return new PokemonAction.UseAttack(YOU, name);
    }

    @Nested
    @OfCard("MEW 64")
    class Kadabra {

        @Test
        void changes_places_after_its_attack() {
            Scene scene = scene().active(YOU, spot(ABRA, KADABRA).with(PSYCHIC))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY))
                    .attack("Teleportation Attack");
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
        }

        @Test
        void stays_without_a_bench() {
            Scene scene = scene().active(YOU, spot(ABRA, KADABRA).with(PSYCHIC))
                    .active(OPPONENT, spot(DREEPY))
                    .attack("Teleportation Attack");
            assertThat(scene.active(YOU).name()).isEqualTo("Kadabra");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("MEW 65")
    class AlakazamEx {

        @Test
        void does_more_for_each_benched_pokemon_of_the_opponent() {
            Scene scene = scene().active(YOU, spot(ABRA, KADABRA, ALAKAZAM).with(FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .bench(OPPONENT, spot(DREEPY), spot(DREEPY))
                    .attack("Mind Jack");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(15);
        }

        private Scene benched(Scene.Spot... bench) {
            return scene().active(YOU, spot(DREEPY).with(PSYCHIC))
                    .bench(YOU, bench)
                    .active(OPPONENT, spot(DRAGAPULT));
        }

        private Scene.Spot alakazam(Card... energy) {
            return spot(ABRA, KADABRA, ALAKAZAM).with(energy);
        }

        @Test
        void uses_one_attack_from_the_bench_but_not_the_other() {
            Scene scene = benched(alakazam(PSYCHIC, PSYCHIC));
            assertThat(scene.refusals(attack("Mind Jack"))).isNotEmpty();
            scene.attack("Dimensional Hand");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(12);
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }

        @Test
        void asks_which_of_several_attacks() {
            Scene scene = benched(alakazam(PSYCHIC, PSYCHIC), alakazam(PSYCHIC), alakazam(PSYCHIC, PSYCHIC))
                    .attack("Dimensional Hand");
            assertThat(scene.answers()).hasSize(2);
            PokemonId second = scene.bench(YOU, 2).id();
            scene.answer(scene.answers().last());
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(12);
            assertThat(scene.events())
                    .filteredOn(PokemonEvent.Attacked.class::isInstance)
                    .extracting(event -> ((PokemonEvent.Attacked) event).attacker())
                    .containsExactly(second);
        }

        @Test
        @ForRule("PKM-ATK-1")
        void needs_its_energy_there_too() {
            assertThat(benched(alakazam(PSYCHIC)).refusals(attack("Dimensional Hand")))
                    .containsExactly("PKM-ATK-1");
        }

        @Test
        void is_not_kept_from_it_by_what_the_active_one_suffers() {
            Scene scene = scene().turn(2)
                    .active(YOU, spot(DREEPY))
                    .bench(YOU, alakazam(PSYCHIC, PSYCHIC))
                    .active(OPPONENT, spot(KOFFING).with(FIRE, FIRE))
                    .bench(OPPONENT, spot(DREEPY))
                    .play(new PokemonAction.UseAttack(OPPONENT, "Suspicious Gas"));
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
            scene.attack("Dimensional Hand");
            assertThat(scene.discard(OPPONENT)).contains("Koffing");
        }
    }

    @Nested
    @OfCard("MEW 109")
    class Koffing {

        @Test
        void confuses() {
            Scene scene = scene().active(YOU, spot(KOFFING).with(FIRE, FIRE))
                    .active(OPPONENT, spot(DREEPY))
                    .attack("Suspicious Gas");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(2);
            assertThat(scene.active(OPPONENT).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("MEW 110")
    class Weezing {

        private Scene headbutt(boolean heads) {
            return attacked().coins(heads).play(new PokemonAction.UseAttack(OPPONENT, "Dragon Headbutt"));
        }

        private Scene attacked() {
            return scene().turn(4)
                    .active(YOU, spot(KOFFING, WEEZING).damaged(4))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                    .bench(OPPONENT, spot(DREEPY));
        }

        @Test
        @ForRule({"PKM-Q19", "PKM-KO-5"})
        void takes_its_attacker_along_on_heads() {
            Scene scene = headbutt(true).answer(new Choice.OfPrize(YOU, 0)).answer(new Choice.OfPrize(OPPONENT, 0));
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Koffing", "Weezing");
            assertThat(scene.discard(OPPONENT)).contains("Dreepy", "Drakloak");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
            scene.answer(scene.bench(YOU, 0)).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        }

        @Test
        void goes_alone_on_tails() {
            Scene scene = headbutt(false).answer(new Choice.OfPrize(OPPONENT, 0));
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Koffing", "Weezing");
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Drakloak");
        }

        @Test
        @ForRule({"PKM-Q19", "PKM-WIN-4"})
        void does_so_before_the_last_prize_is_taken() {
            // the second coin begins the game that breaks the tie
            Scene scene = attacked().prizesLeft(YOU, 1).prizesLeft(OPPONENT, 1);
            scene.coins(true, true).play(new PokemonAction.UseAttack(OPPONENT, "Dragon Headbutt"));
            assertThat(scene.game().outcome(scene.state())).isEmpty();
        }

        @Test
        void flips_nothing_on_the_bench_or_where_counters_knock_it_out() {
            Scene benched = scene().turn(4)
                    .active(YOU, spot(DREEPY))
                    .bench(YOU, spot(KOFFING, WEEZING).damaged(10))
                    .active(OPPONENT, spot(KOFFING, WEEZING).with(FIRE, FIRE))
                    .play(new PokemonAction.UseAttack(OPPONENT, "Spinning Fumes"));
            assertThat(benched.discard(YOU)).contains("Weezing");
            Scene blasted = scene().active(YOU, spot(DUSKULL, DUSCLOPS, DUSKNOIR))
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(KOFFING, WEEZING))
                    .bench(OPPONENT, spot(DREEPY));
            blasted.use(blasted.active(YOU), "Cursed Blast").answer(blasted.active(OPPONENT));
            assertThat(blasted.discard(OPPONENT)).contains("Weezing");
        }

        @Test
        void hits_the_bench_for_ten_without_weakness() {
            Scene scene = scene().active(YOU, spot(KOFFING, WEEZING).with(FIRE, FIRE))
                    .active(OPPONENT, spot(ABRA, KADABRA, ALAKAZAM))
                    .bench(OPPONENT, spot(ABRA), spot(DREEPY))
                    .attack("Spinning Fumes");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(10);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(1);
            assertThat(scene.bench(OPPONENT, 1).counters()).isEqualTo(1);
        }
    }
}
