package dev.croupier.pokemon.sets.por;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.sets.Plain.DARKNESS;
import static dev.croupier.pokemon.sets.Plain.FIRE;
import static dev.croupier.pokemon.sets.Plain.GRASS;
import static dev.croupier.pokemon.sets.Plain.PSYCHIC;
import static dev.croupier.pokemon.sets.Plain.WATER;
import static dev.croupier.pokemon.sets.Plain.attached;
import static dev.croupier.pokemon.sets.Plain.basic;
import static dev.croupier.pokemon.sets.Plain.card;
import static dev.croupier.pokemon.sets.Plain.pokemon;
import static dev.croupier.pokemon.sets.Plain.prize;
import static dev.croupier.pokemon.sets.Plain.wall;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.SpecialCondition;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class PerfectOrderTest {
    private static final Card HAMMER = PokemonCards.card("POR", "71");
    private static final Card SEARCH = PokemonCards.card("POR", "72");
    private static final Card GASTLY = PokemonCards.card("POR", "48");
    private static final Card HAUNTER = PokemonCards.card("POR", "49");
    private static final Card GENGAR = PokemonCards.card("POR", "50");
    private static final Card MEOWTH = PokemonCards.card("POR", "62");
    private static final Card SNORLAX = PokemonCards.card("POR", "63");
    private static final Card JACINTHE = PokemonCards.card("POR", "75");
    private static final Card JUDGE = PokemonCards.card("POR", "76");
    private static final Card BALL = PokemonCards.card("POR", "80");
    private static final Card CATCHER = PokemonCards.card("POR", "82");
    private static final Card POTION = PokemonCards.card("POR", "83");
    private static final Card ROCKY = PokemonCards.card("POR", "87");
    private static final Card TELEPATHIC = PokemonCards.card("POR", "88");
    private static final Card LATIAS = PokemonCards.card("SSP", "76");
    private static final Card KLEFKI = PokemonCards.card("SVI", "96");

    @Nested
    @OfCard("POR 71")
    class Crushing_Hammer {

        @Test
        void heads_discards_an_energy_of_an_opposing_pokemon() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()).with(FIRE))
                    .hand(YOU, HAMMER);
            scene.coins(true).playTrainer(HAMMER).answer(attached(scene.active(OPPONENT), FIRE));
            assertThat(scene.active(OPPONENT).energy()).isEmpty();
            assertThat(scene.discard(OPPONENT)).containsExactly("Fire Energy");
            assertThat(scene.discard(YOU)).containsExactly("Crushing Hammer");
        }

        @Test
        void tails_does_nothing() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()).with(FIRE))
                    .hand(YOU, HAMMER);
            scene.coins(false).playTrainer(HAMMER);
            assertThat(scene.active(OPPONENT).energy()).hasSize(1);
            assertThat(scene.discard(YOU)).containsExactly("Crushing Hammer");
        }

        @Test
        void cannot_be_played_where_no_opposing_pokemon_has_an_energy() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(FIRE))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, HAMMER);
            assertThat(scene.refusals(new PokemonAction.PlayTrainer(YOU, HAMMER)))
                    .containsExactly("PKM-TURN-14");
        }
    }

    @Nested
    @OfCard("POR 72")
    class Energy_Search {

        @Test
        void finds_a_basic_energy() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, SEARCH)
                    .deck(YOU, GASTLY, ROCKY, PSYCHIC);
            scene.playTrainer(SEARCH);
            assertThat(scene.answers()).containsExactly(card(PSYCHIC), new Choice.Done());
            scene.answer(PSYCHIC);
            assertThat(scene.hand(YOU)).containsExactly("Psychic Energy");
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Gastly", "Rocky Fighting Energy");
        }

        @Test
        void may_find_nothing() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, SEARCH)
                    .deck(YOU, GASTLY);
            scene.playTrainer(SEARCH).done();
            assertThat(scene.hand(YOU)).isEmpty();
            assertThat(scene.discard(YOU)).containsExactly("Energy Search");
        }
    }

    @Nested
    @OfCard("POR 48")
    class The_Gastly {

        @Test
        void hits_on_heads() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS)).active(OPPONENT, spot(wall()));
            scene.coins(true).attack("Surprise Attack");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void does_nothing_on_tails_and_its_turn_is_over() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS)).active(OPPONENT, spot(wall()));
            scene.coins(false).attack("Surprise Attack");
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        }
    }

    @Nested
    @OfCard("POR 49")
    class The_Haunter {

        @Test
        void puts_three_counters_whatever_the_weakness() {
            Scene scene =
                    scene().active(YOU, spot(GASTLY, HAUNTER).with(DARKNESS)).active(OPPONENT, spot(LATIAS));
            scene.attack("Haunt");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(3);
        }
    }

    @Nested
    @OfCard("POR 50")
    class The_Gengar {

        @Test
        void hits_harder_for_each_opposing_benched_pokemon() {
            Scene scene = scene().active(YOU, spot(GENGAR).with(DARKNESS))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(wall()), spot(wall()));
            scene.attack("Mind Jack");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(7);
        }

        @Test
        void goes_to_the_hand_when_damage_of_an_attack_knocks_it_out() {
            Scene scene = knockedOutBy("Hit", wall(), 0);
            assertThat(scene.hand(YOU)).contains("Gengar").doesNotContain("Gastly", "Haunter");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Gastly", "Haunter", "Darkness Energy");
        }

        @Test
        void goes_to_the_discard_pile_when_counters_knock_it_out() {
            Scene scene = knockedOutBy("Haunt", HAUNTER, 11);
            assertThat(scene.hand(YOU)).doesNotContain("Gengar");
            assertThat(scene.discard(YOU)).containsExactlyInAnyOrder("Gastly", "Haunter", "Gengar", "Darkness Energy");
        }

        private Scene knockedOutBy(String attack, Card attacker, int counters) {
            Scene scene = scene().turn(4)
                    .active(YOU, spot(GASTLY, HAUNTER, GENGAR).with(DARKNESS).damaged(counters))
                    .bench(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall(), attacker).with(DARKNESS));
            scene.play(new PokemonAction.UseAttack(OPPONENT, attack));
            return prize(scene).answer(scene.bench(YOU, 0));
        }
    }

    @Nested
    @OfCard("POR 62")
    class Meowth {

        @Test
        void finds_a_supporter_when_it_is_played() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, MEOWTH)
                    .deck(YOU, JUDGE, POTION);
            scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH)).yes();
            assertThat(scene.answers()).containsExactly(card(JUDGE), new Choice.Done());
            assertThat(scene.answer(JUDGE).hand(YOU)).containsExactly("Judge");
        }

        @Test
        void does_so_once_a_turn() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, MEOWTH, MEOWTH)
                    .deck(YOU, JUDGE, JUDGE);
            scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH))
                    .yes()
                    .answer(JUDGE)
                    .play(new PokemonAction.PlayBasic(YOU, MEOWTH));
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.hand(YOU)).containsExactly("Judge");
        }

        @Test
        void may_decline_and_leave_it_to_the_next() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, MEOWTH, MEOWTH)
                    .deck(YOU, JUDGE);
            scene.play(new PokemonAction.PlayBasic(YOU, MEOWTH))
                    .done()
                    .play(new PokemonAction.PlayBasic(YOU, MEOWTH))
                    .yes()
                    .answer(JUDGE);
            assertThat(scene.hand(YOU)).containsExactly("Judge");
        }

        @Test
        void goes_back_with_its_energy_after_its_attack() {
            Scene scene = scene().active(YOU, spot(MEOWTH).with(FIRE, WATER, GRASS))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()));
            scene.attack("Tuck Tail").answer(scene.bench(YOU, 0));
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(6);
            assertThat(scene.hand(YOU))
                    .containsExactlyInAnyOrder("Meowth ex", "Fire Energy", "Water Energy", "Grass Energy");
            assertThat(scene.active(YOU).name()).isEqualTo("Gastly");
        }
    }

    @Nested
    @OfCard("POR 63")
    class The_Snorlax {

        @Test
        void attaches_an_energy_of_the_deck_for_each_heads() {
            Scene scene = scene().active(YOU, spot(SNORLAX).with(WATER))
                    .active(OPPONENT, spot(wall()))
                    .deck(YOU, FIRE, FIRE, FIRE, GASTLY);
            scene.coins(true, true, false).attack("Gormandizer").answer(FIRE).answer(FIRE);
            assertThat(scene.active(YOU).energy()).hasSize(3);
            assertThat(scene.active(OPPONENT).counters()).isZero();
            assertThat(scene.deck(YOU)).containsExactlyInAnyOrder("Fire Energy", "Gastly");
        }

        @Test
        void searches_for_nothing_without_heads() {
            Scene scene = scene().active(YOU, spot(SNORLAX).with(WATER))
                    .active(OPPONENT, spot(wall()))
                    .deck(YOU, FIRE);
            scene.coins(false).attack("Gormandizer");
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
            assertThat(scene.active(YOU).energy()).hasSize(1);
        }

        @Test
        void falls_asleep() {
            Scene scene = scene().active(YOU, spot(SNORLAX).with(FIRE, FIRE, FIRE, FIRE))
                    .active(OPPONENT, spot(wall()));
            scene.coins(false).attack("Collapse");
            assertThat(scene.active(OPPONENT).counters()).isEqualTo(16);
            assertThat(scene.active(YOU).conditions().has(SpecialCondition.ASLEEP))
                    .isTrue();
        }
    }

    @Nested
    @OfCard("POR 75")
    class The_Jacinthe {

        @Test
        void heals_one_psychic_pokemon() {
            Card psychic = basic("Dream", EnergyType.PSYCHIC, 200);
            Scene scene = scene().active(YOU, spot(wall()).damaged(9))
                    .bench(YOU, spot(psychic).damaged(16))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JACINTHE);
            scene.playTrainer(JACINTHE);
            assertThat(scene.answers()).containsExactly(pokemon(scene.bench(YOU, 0)));
            scene.answer(scene.bench(YOU, 0));
            assertThat(scene.bench(YOU, 0).counters()).isEqualTo(1);
            assertThat(scene.active(YOU).counters()).isEqualTo(9);
        }

        @Test
        void cannot_be_played_without_a_damaged_psychic_pokemon() {
            Scene scene = scene().active(YOU, spot(wall()).damaged(9))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JACINTHE);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, JACINTHE)))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("POR 76")
    class The_Judge {

        @Test
        void gives_both_players_four_new_cards() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, JUDGE, GASTLY, GASTLY)
                    .hand(OPPONENT, GASTLY);
            scene.playTrainer(JUDGE);
            assertThat(scene.hand(YOU)).hasSize(4);
            assertThat(scene.deck(YOU)).hasSize(3);
            assertThat(scene.hand(OPPONENT)).hasSize(4);
            assertThat(scene.deck(OPPONENT)).hasSize(2);
            assertThat(scene.discard(YOU)).containsExactly("Judge");
        }
    }

    @Nested
    @OfCard("POR 80")
    class The_Poke_Ball {

        @Test
        void finds_a_pokemon_on_heads() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, BALL)
                    .deck(YOU, GENGAR, POTION);
            scene.coins(true).playTrainer(BALL);
            assertThat(scene.answers()).containsExactly(card(GENGAR), new Choice.Done());
            assertThat(scene.answer(GENGAR).hand(YOU)).containsExactly("Gengar");
        }

        @Test
        void finds_none_on_tails() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, BALL)
                    .deck(YOU, GENGAR);
            scene.coins(false).playTrainer(BALL);
            assertThat(scene.hand(YOU)).isEmpty();
            assertThat(scene.answers()).isEmpty();
        }
    }

    @Nested
    @OfCard("POR 82")
    class The_Pokemon_Catcher {

        @Test
        void brings_in_a_benched_pokemon_on_heads() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(GASTLY))
                    .hand(YOU, CATCHER);
            scene.coins(true).playTrainer(CATCHER).answer(scene.bench(OPPONENT, 0));
            assertThat(scene.active(OPPONENT).name()).isEqualTo("Gastly");
            assertThat(scene.bench(OPPONENT, 0).name()).isEqualTo("Wall");
        }

        @Test
        void does_nothing_on_tails() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()))
                    .bench(OPPONENT, spot(GASTLY))
                    .hand(YOU, CATCHER);
            assertThat(scene.coins(false).playTrainer(CATCHER).active(OPPONENT).name())
                    .isEqualTo("Wall");
        }

        @Test
        void cannot_be_played_against_an_empty_bench() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .bench(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, CATCHER);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, CATCHER)))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("POR 83")
    class The_Potion {

        @Test
        void heals_thirty() {
            Scene scene = scene().active(YOU, spot(wall()).damaged(5))
                    .bench(YOU, spot(wall()).damaged(2))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, POTION, POTION);
            scene.playTrainer(POTION)
                    .answer(scene.active(YOU))
                    .playTrainer(POTION)
                    .answer(scene.bench(YOU, 0));
            assertThat(scene.active(YOU).counters()).isEqualTo(2);
            assertThat(scene.bench(YOU, 0).counters()).isZero();
        }

        @Test
        void cannot_be_played_without_damage() {
            Scene scene = scene().active(YOU, spot(wall()))
                    .active(OPPONENT, spot(wall()).damaged(4))
                    .hand(YOU, POTION);
            assertThat(scene.isLegal(new PokemonAction.PlayTrainer(YOU, POTION)))
                    .isFalse();
        }
    }

    @Nested
    @OfCard("POR 87")
    class Rocky_Energy {

        @Test
        void keeps_effects_of_attacks_from_a_fighting_pokemon() {
            Scene scene = scene().active(YOU, spot(GASTLY, HAUNTER).with(DARKNESS))
                    .active(
                            OPPONENT,
                            spot(basic("Fist", EnergyType.FIGHTING, 100)).with(ROCKY));
            assertThat(scene.attack("Haunt").active(OPPONENT).counters()).isZero();
        }

        @Test
        void does_not_keep_damage_from_it() {
            Scene scene = scene().active(YOU, spot(GASTLY).with(DARKNESS))
                    .active(
                            OPPONENT,
                            spot(basic("Fist", EnergyType.FIGHTING, 100)).with(ROCKY));
            assertThat(scene.coins(true)
                            .attack("Surprise Attack")
                            .active(OPPONENT)
                            .counters())
                    .isEqualTo(3);
        }

        @Test
        void does_not_protect_another_pokemon() {
            Scene scene = scene().active(YOU, spot(GASTLY, HAUNTER).with(DARKNESS))
                    .active(OPPONENT, spot(wall()).with(ROCKY));
            assertThat(scene.attack("Haunt").active(OPPONENT).counters()).isEqualTo(3);
        }

        @Test
        void pays_for_fighting_symbols() {
            Card fighter = Write.pokemon("Fighter", "ZZZ", "1")
                    .basic(90, EnergyType.FIGHTING)
                    .attack("Punch", "F", 30)
                    .build();
            Scene scene = scene().active(YOU, spot(fighter).with(ROCKY)).active(OPPONENT, spot(wall()));
            assertThat(scene.attack("Punch").active(OPPONENT).counters()).isEqualTo(3);
        }
    }

    @Nested
    @OfCard("POR 88")
    class Telepathic_Energy {

        @Test
        void puts_psychic_pokemon_onto_the_bench_when_a_psychic_pokemon_gets_it() {
            Scene scene = scene().active(YOU, spot(LATIAS))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, TELEPATHIC)
                    .deck(YOU, KLEFKI, KLEFKI, GASTLY);
            scene.play(new PokemonAction.AttachEnergy(
                    YOU, TELEPATHIC, scene.active(YOU).id()));
            assertThat(scene.answers()).containsExactly(card(KLEFKI), new Choice.Done());
            scene.answer(KLEFKI).answer(KLEFKI);
            assertThat(scene.side(YOU).bench().map(InPlay::name)).containsExactly("Klefki", "Klefki");
            assertThat(scene.deck(YOU)).containsExactly("Gastly");
        }

        @Test
        void finds_no_more_than_there_is_room_for() {
            Scene scene = scene().active(YOU, spot(LATIAS))
                    .bench(YOU, spot(GASTLY), spot(GASTLY), spot(GASTLY), spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, TELEPATHIC)
                    .deck(YOU, KLEFKI, KLEFKI);
            scene.play(new PokemonAction.AttachEnergy(
                            YOU, TELEPATHIC, scene.active(YOU).id()))
                    .answer(KLEFKI);
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.deck(YOU)).containsExactly("Klefki");
        }

        @Test
        void does_nothing_for_another_pokemon() {
            Scene scene = scene().active(YOU, spot(GASTLY))
                    .active(OPPONENT, spot(wall()))
                    .hand(YOU, TELEPATHIC)
                    .deck(YOU, KLEFKI);
            scene.play(new PokemonAction.AttachEnergy(
                    YOU, TELEPATHIC, scene.active(YOU).id()));
            assertThat(scene.answers()).isEmpty();
            assertThat(scene.active(YOU).energy()).hasSize(1);
        }
    }
}
