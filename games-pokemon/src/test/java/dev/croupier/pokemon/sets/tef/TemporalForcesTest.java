package dev.croupier.pokemon.sets.tef;

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
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Each card of the set in the position that its text is about. */
class TemporalForcesTest {
    private static final Card DREEPY = PokemonCards.card("TWM", "128");
    private static final Card DRAKLOAK = PokemonCards.card("TWM", "129");
    private static final Card DRAGAPULT = PokemonCards.card("TWM", "130");
    private static final Card PALAFIN_EX = PokemonCards.card("TWM", "61");
    private static final Card IRON_THORNS = PokemonCards.card("TWM", "77");
    private static final Card MUNKIDORI = PokemonCards.card("TWM", "95");
    private static final Card LUMINOUS = PokemonCards.card("TWM", "226");
    private static final Card POFFIN = PokemonCards.card("TEF", "144");
    private static final Card DUDUNSPARCE = PokemonCards.card("TEF", "129");
    private static final Card DUNSPARCE = PokemonCards.card("TEF", "128");
    private static final Card GENGAR = PokemonCards.card("TEF", "104");
    private static final Card HEROS_CAPE = PokemonCards.card("TEF", "152");
    private static final Card LITTEN = PokemonCards.card("TEF", "32");
    private static final Card MAXIMUM_BELT = PokemonCards.card("TEF", "154");
    private static final Card MIRAIDON = PokemonCards.card("TEF", "121");
    private static final Card PRIME_CATCHER = PokemonCards.card("TEF", "157");
    private static final Card RAGING_BOLT = PokemonCards.card("TEF", "123");
    private static final Card RELICANTH = PokemonCards.card("TEF", "84");
    private static final Card RESCUE_BOARD = PokemonCards.card("TEF", "159");
    private static final Card TORRACAT = PokemonCards.card("TEF", "33");
    private static final Card DUSKULL = PokemonCards.card("SFA", "18");
    private static final Card DUSCLOPS = PokemonCards.card("SFA", "19");
    private static final Card DUSKNOIR = PokemonCards.card("SFA", "20");
    private static final Card ABRA = PokemonCards.card("MEW", "63");
    private static final Card KADABRA = PokemonCards.card("MEW", "64");
    private static final Card KOFFING = PokemonCards.card("MEW", "109");
    private static final Card WEEZING = PokemonCards.card("MEW", "110");
    private static final Card FIRE = PokemonCards.card("MEE", "2");
    private static final Card WATER = PokemonCards.card("MEE", "3");
    private static final Card LIGHTNING = PokemonCards.card("MEE", "4");
    private static final Card PSYCHIC = PokemonCards.card("MEE", "5");
    private static final Card FIGHTING = PokemonCards.card("MEE", "6");
    private static final Card DARKNESS = PokemonCards.card("MEE", "7");

    private static PokemonAction attack(String name) {
        return new PokemonAction.UseAttack(YOU, name);
    }

    private static PokemonAction trainer(Card card) {
        return new PokemonAction.PlayTrainer(YOU, card);
    }

    private static Array<String> energy(InPlay pokemon) {
        return pokemon.energy().map(placed -> placed.card().name());
    }

    @Nested
    @OfCard("TEF 32")
    class Litten {

        private Scene fakeOut(boolean heads) {
            return scene().active(YOU, spot(LITTEN).with(FIRE))
                    .active(OPPONENT, spot(DREEPY))
                    .coins(heads)
                    .attack("Fake Out");
        }

        @Test
        void paralyzes_on_heads() {
            assertThat(fakeOut(true).active(OPPONENT).counters()).isEqualTo(1);
            assertThat(fakeOut(true).active(OPPONENT).conditions().has(SpecialCondition.PARALYZED))
                    .isTrue();
            assertThat(fakeOut(false).active(OPPONENT).conditions().isNone()).isTrue();
        }
    }

    @Nested
    @OfCard("TEF 33")
    class Torracat {

        @Test
        void cannot_use_its_big_attack_twice_running() {
            Scene scene = scene().active(YOU, spot(LITTEN, TORRACAT).with(FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Flare Strike");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(8);
            scene.endTurn();
            assertThat(scene.refusals(attack("Flare Strike"))).containsExactly("PKM-Q45");
            scene.attack("Bite");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(11);
            scene.endTurn();
            assertThat(scene.isLegal(attack("Flare Strike"))).isTrue();
        }
    }

    @Nested
    @OfCard("TEF 84")
    class Relicanth {

        private Scene withBench(Card benched) {
            return scene().active(YOU, spot(DREEPY, DRAKLOAK, DRAGAPULT).with(FIRE, PSYCHIC))
                    .bench(YOU, spot(benched))
                    .active(OPPONENT, spot(DRAGAPULT));
        }

        @Test
        @ForRule("PKM-S11")
        void lets_your_evolved_pokemon_use_the_attacks_beneath() {
            Scene scene = withBench(RELICANTH).attack("Dragon Headbutt");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
            assertThat(withBench(RELICANTH)
                            .attack("Petty Grudge")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(1);
        }

        @Test
        void is_needed_for_that_and_lends_nothing_to_others() {
            assertThat(withBench(DREEPY).refusals(attack("Dragon Headbutt"))).isNotEmpty();
            assertThat(scene().active(YOU, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                            .active(OPPONENT, spot(DREEPY))
                            .bench(OPPONENT, spot(RELICANTH))
                            .refusals(attack("Bite")))
                    .isNotEmpty();
        }

        @Test
        void still_asks_for_the_energy() {
            Scene scene = withBench(RELICANTH)
                    .active(YOU, spot(DREEPY, DRAKLOAK, DRAGAPULT).with(FIRE));
            assertThat(scene.refusals(attack("Dragon Headbutt"))).containsExactly("PKM-ATK-1");
        }

        @Test
        void attacks() {
            assertThat(scene().active(YOU, spot(RELICANTH).with(FIGHTING, FIRE))
                            .active(OPPONENT, spot(DREEPY))
                            .attack("Razor Fin")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(3);
        }
    }

    @Nested
    @OfCard("TEF 104")
    class GengarEx {

        private Scene theirTurn() {
            return scene().turn(4)
                    .active(YOU, spot(DREEPY))
                    .bench(YOU, spot(GENGAR))
                    .hand(YOU, FIRE)
                    .active(OPPONENT, spot(DREEPY))
                    .bench(OPPONENT, spot(DREEPY))
                    .hand(OPPONENT, FIRE, HEROS_CAPE);
        }

        @Test
        @ForRule("PKM-R76")
        void curses_a_pokemon_to_which_the_opponent_attaches_an_energy() {
            Scene scene = theirTurn();
            scene.play(new PokemonAction.AttachEnergy(
                    OPPONENT, FIRE, scene.bench(OPPONENT, 0).id()));
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(2);
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        @Test
        void does_not_mind_a_tool_or_your_own_energy() {
            Scene scene = theirTurn();
            scene.play(new PokemonAction.AttachTool(
                    OPPONENT, HEROS_CAPE, scene.active(OPPONENT).id()));
            assertThat(scene.active(OPPONENT).counters()).isZero();
            scene.endTurn();
            scene.play(
                    new PokemonAction.AttachEnergy(YOU, FIRE, scene.active(YOU).id()));
            assertThat(scene.active(YOU).counters()).isZero();
        }

        private Scene tricky(Card... energy) {
            return scene().active(YOU, spot(GENGAR).with(DARKNESS, DARKNESS))
                    .active(OPPONENT, spot(DRAGAPULT).with(energy))
                    .bench(OPPONENT, spot(DREEPY))
                    .attack("Tricky Steps");
        }

        @Test
        void may_move_an_energy_on_the_other_side() {
            Scene scene = tricky(FIRE, WATER).yes();
            scene.answer(new Choice.OfAttached(scene.active(OPPONENT).id(), WATER))
                    .answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(16);
            assertThat(energy(scene.active(OPPONENT))).containsExactly("Fire Energy");
            assertThat(energy(scene.bench(OPPONENT, 0))).containsExactly("Water Energy");
        }

        @Test
        void need_not_and_is_not_asked_where_there_is_none() {
            assertThat(energy(tricky(FIRE).done().active(OPPONENT))).containsExactly("Fire Energy");
            Scene scene = tricky();
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("TEF 121")
    class Miraidon {

        private Scene peak(Card... deck) {
            return scene().active(YOU, spot(MIRAIDON).with(FIRE))
                    .bench(YOU, spot(DREEPY), spot(IRON_THORNS))
                    .deck(YOU, deck)
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Peak Acceleration");
        }

        @Test
        void attaches_two_energy_of_the_deck_to_future_pokemon_in_any_way() {
            Scene scene = peak(LIGHTNING, PSYCHIC, LUMINOUS, DREEPY);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(4);
            scene.answer(scene.answers().head()).answer(scene.answers().head());
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfPokemon(scene.active(YOU).id()),
                            new Choice.OfPokemon(scene.bench(YOU, 1).id()));
            scene.answer(scene.bench(YOU, 1)).answer(scene.active(YOU));
            assertThat(scene.active(YOU).energy()).hasSize(2);
            assertThat(scene.bench(YOU, 1).energy()).hasSize(1);
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Luminous Energy", "Dreepy");
        }

        @Test
        void may_find_nothing() {
            Scene scene = peak(LIGHTNING, DREEPY).done();
            assertThat(scene.deck(YOU)).hasSize(2);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("TEF 123")
    class RagingBoltEx {

        @Test
        void discards_the_hand_and_draws_six() {
            Scene scene = scene().active(YOU, spot(RAGING_BOLT).with(FIRE))
                    .hand(YOU, DREEPY, ABRA)
                    .deck(YOU, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE)
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Burst Roar");
            assertThat(scene.hand(YOU)).hasSize(6).doesNotContain("Dreepy", "Abra");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Dreepy", "Abra");
            assertThat(scene.active(OPPONENT).counters()).isZero();
        }

        private Scene thunder() {
            return scene().active(YOU, spot(RAGING_BOLT).with(LIGHTNING, FIGHTING))
                    .bench(YOU, spot(DREEPY).with(FIRE, LUMINOUS, FIRE))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .attack("Bellowing Thunder");
        }

        @Test
        @ForRule("PKM-R72")
        void does_damage_for_each_basic_energy_that_it_discards() {
            Scene scene = thunder();
            PokemonId bolt = scene.active(YOU).id();
            PokemonId dreepy = scene.bench(YOU, 0).id();
            assertThat(scene.answers())
                    .containsExactly(
                            new Choice.OfAttached(bolt, LIGHTNING),
                            new Choice.OfAttached(bolt, FIGHTING),
                            new Choice.OfAttached(dreepy, FIRE),
                            new Choice.Done());
            scene.answer(new Choice.OfAttached(bolt, FIGHTING)).answer(new Choice.OfAttached(dreepy, FIRE));
            assertThat(scene.answers()).containsExactly(new Choice.OfAttached(dreepy, FIRE), new Choice.Done());
            scene.answer(new Choice.OfAttached(dreepy, FIRE));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(21);
            assertThat(energy(scene.active(YOU))).containsExactly("Lightning Energy");
            assertThat(energy(scene.bench(YOU, 0))).containsExactly("Luminous Energy");
            assertThat(scene.discard(YOU)).hasSize(3);
        }

        @Test
        void does_nothing_without() {
            assertThat(thunder().done().active(OPPONENT).counters()).isZero();
        }
    }

    @Nested
    @OfCard("TEF 128")
    class Dunsparce {

        private Scene dug(boolean heads) {
            Scene scene = scene().active(YOU, spot(DUNSPARCE).with(FIRE, FIRE))
                    .active(OPPONENT, spot(KOFFING).with(FIRE, FIRE))
                    .coins(heads)
                    .attack("Dig");
            return scene.play(new PokemonAction.UseAttack(OPPONENT, "Suspicious Gas"));
        }

        @Test
        void is_safe_from_attacks_on_heads() {
            Scene scene = dug(true);
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
            assertThat(scene.active(YOU).counters()).isZero();
            assertThat(scene.active(YOU).conditions().isNone()).isTrue();
            assertThat(scene.active(YOU).lasting()).isEmpty();
        }

        @Test
        void is_not_on_tails() {
            Scene scene = dug(false);
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.CONFUSED))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("TEF 129")
    class Dudunsparce {

        private PokemonAction run(InPlay dudunsparce) {
            return new PokemonAction.UseAbility(YOU, dudunsparce.id(), "Run Away Draw");
        }

        @Test
        void draws_three_cards_and_goes_into_the_deck_with_all_its_cards() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .bench(
                            YOU,
                            spot(DUNSPARCE, DUDUNSPARCE).with(WATER, HEROS_CAPE).damaged(3))
                    .active(OPPONENT, spot(DREEPY));
            scene.play(run(scene.bench(YOU, 0)));
            assertThat(scene.hand(YOU)).hasSize(3);
            assertThat(scene.side(YOU).bench()).isEmpty();
            assertThat(scene.deck(YOU))
                    .containsExactlyInAnyOrder(
                            "Dunsparce", "Dudunsparce", "Water Energy", "Hero's Cape", "Fire Energy", "Fire Energy");
        }

        @Test
        void leaves_its_place_to_a_benched_pokemon() {
            Scene scene = scene().active(YOU, spot(DUNSPARCE, DUDUNSPARCE))
                    .bench(YOU, spot(DREEPY), spot(ABRA))
                    .active(OPPONENT, spot(DREEPY));
            scene.play(run(scene.active(YOU))).answer(scene.bench(YOU, 1));
            assertThat(scene.active(YOU).name()).isEqualTo("Abra");
            assertThat(scene.side(OPPONENT).prizes().left()).isEqualTo(6);
        }

        @Test
        void needs_a_card_to_draw() {
            Scene scene = scene().active(YOU, spot(DREEPY))
                    .bench(YOU, spot(DUNSPARCE, DUDUNSPARCE))
                    .deck(YOU, new Card[0])
                    .active(OPPONENT, spot(DREEPY));
            assertThat(scene.refusals(run(scene.bench(YOU, 0)))).containsExactly("PKM-TURN-12");
        }
    }

    @Nested
    @OfCard("TEF 144")
    class BuddyBuddyPoffin {

        private Scene poffin(Scene.Spot... bench) {
            return scene().active(YOU, spot(DREEPY))
                    .bench(YOU, bench)
                    .hand(YOU, POFFIN)
                    .deck(YOU, DREEPY, DUSKULL, MUNKIDORI, DRAKLOAK, FIRE)
                    .active(OPPONENT, spot(DREEPY));
        }

        @Test
        void puts_two_small_basic_pokemon_onto_the_bench() {
            Scene scene = poffin().playTrainer(POFFIN);
            assertThat(scene.answers())
                    .containsExactlyInAnyOrder(
                            new Choice.OfCard(DREEPY), new Choice.OfCard(DUSKULL), new Choice.Done());
            scene.answer(scene.answers().head()).answer(scene.answers().head());
            assertThat(scene.side(YOU).bench().map(InPlay::name)).containsExactlyInAnyOrder("Dreepy", "Duskull");
            assertThat(scene.deck(YOU)).hasSize(3);
        }

        @Test
        void puts_one_where_there_is_room_for_one() {
            Scene scene = poffin(spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA))
                    .playTrainer(POFFIN)
                    .answer(DUSKULL);
            assertThat(scene.side(YOU).bench()).hasSize(5);
            assertThat(scene.answers()).isEmpty();
        }

        @Test
        @ForRule("PKM-Q36")
        void cannot_be_played_with_a_full_bench() {
            assertThat(poffin(spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA), spot(ABRA))
                            .refusals(trainer(POFFIN)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TEF 152")
    class HerosCape {

        @Test
        void gives_a_hundred_hp() {
            Scene scene = scene().active(YOU, spot(DREEPY, DRAKLOAK).with(FIRE, PSYCHIC))
                    .active(OPPONENT, spot(DREEPY).with(HEROS_CAPE).damaged(9))
                    .attack("Dragon Headbutt");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(16);
            scene.endTurn().attack("Dragon Headbutt").answer(new Choice.OfPrize(YOU, 0));
            assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
        }
    }

    @Nested
    @OfCard("TEF 154")
    class MaximumBelt {

        private int grudge(Card target) {
            return scene().active(YOU, spot(DREEPY).with(PSYCHIC, MAXIMUM_BELT))
                    .active(OPPONENT, spot(target))
                    .attack("Petty Grudge")
                    .active(OPPONENT)
                    .counters();
        }

        @Test
        void adds_fifty_against_an_active_pokemon_ex() {
            assertThat(grudge(DRAGAPULT)).isEqualTo(6);
            assertThat(grudge(DREEPY)).isEqualTo(1);
        }

        @Test
        void adds_nothing_against_a_benched_one() {
            Scene scene = scene().active(YOU, spot(KOFFING, WEEZING).with(DARKNESS, DARKNESS, MAXIMUM_BELT))
                    .active(OPPONENT, spot(DRAGAPULT))
                    .bench(OPPONENT, spot(PALAFIN_EX))
                    .attack("Spinning Fumes");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(10);
            assertThat(scene.bench(OPPONENT, 0).counters()).isEqualTo(1);
        }
    }

    @Nested
    @OfCard("TEF 157")
    class PrimeCatcher {

        private Scene catching(Scene.Spot... bench) {
            return scene().active(YOU, spot(DREEPY))
                    .bench(YOU, bench)
                    .hand(YOU, PRIME_CATCHER)
                    .active(OPPONENT, spot(DREEPY))
                    .bench(OPPONENT, spot(ABRA), spot(KADABRA));
        }

        @Test
        void switches_in_a_pokemon_of_the_opponent_and_then_one_of_your_own() {
            Scene scene = catching(spot(KOFFING), spot(ABRA)).playTrainer(PRIME_CATCHER);
            scene.answer(scene.bench(OPPONENT, 1)).answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Kadabra");
            assertThat(scene.active(YOU).name()).isEqualTo("Koffing");
        }

        @Test
        void does_as_much_as_it_can_without_a_bench_of_your_own() {
            Scene scene = catching().playTrainer(PRIME_CATCHER);
            scene.answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Abra");
            assertThat(scene.active(YOU).name()).isEqualTo("Dreepy");
        }

        @Test
        void needs_a_bench_of_the_opponent() {
            Scene scene = catching(spot(KOFFING)).bench(OPPONENT);
            assertThat(scene.refusals(trainer(PRIME_CATCHER))).containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("TEF 159")
    class RescueBoard {

        private Array<String> retreat(Scene.Spot active) {
            return scene().active(YOU, active)
                    .bench(YOU, spot(DREEPY))
                    .active(OPPONENT, spot(DREEPY))
                    .refusals(new PokemonAction.Retreat(YOU));
        }

        @Test
        void makes_retreating_cheaper_by_one() {
            assertThat(retreat(spot(DUSKULL, DUSCLOPS, DUSKNOIR).with(RESCUE_BOARD, FIRE, FIRE)))
                    .isEmpty();
            assertThat(retreat(spot(DUSKULL, DUSCLOPS, DUSKNOIR).with(RESCUE_BOARD, FIRE)))
                    .containsExactly("PKM-TURN-9");
        }

        @Test
        @ForRule("PKM-R70")
        void makes_it_free_with_thirty_hp_left() {
            assertThat(retreat(
                            spot(DUSKULL, DUSCLOPS, DUSKNOIR).with(RESCUE_BOARD).damaged(13)))
                    .isEmpty();
            assertThat(retreat(
                            spot(DUSKULL, DUSCLOPS, DUSKNOIR).with(RESCUE_BOARD).damaged(12)))
                    .containsExactly("PKM-TURN-9");
        }
    }
}
