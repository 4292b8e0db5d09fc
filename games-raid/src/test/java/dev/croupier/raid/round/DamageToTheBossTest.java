package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.minus;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.C;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.boss;
import static dev.croupier.raid.round.TestCards.hitter;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the damage of a round costs the boss, at the table. */
class DamageToTheBossTest {
    private static final Card TOOL = tool("Dead Weight", "TEST", "91")
            .passive(Always.cannotRetreat(Likes.Simply.SELF))
            .build();

    /** A raid of as many players, whose Active Pokémon do so much; all attack, so that the turn of the boss is played, too. */
    private static RaidScene attacked(RaidScene scene, int... damage) {
        for (int seat = 0; seat < damage.length; seat++) {
            if (damage[seat] > 0) {
                scene.active(Seat.of(seat), spot(hitter(damage[seat])));
            }
        }
        return scene;
    }

    private static RaidScene allAttack(RaidScene scene, int... damage) {
        attacked(scene, damage);
        for (int seat = 0; seat < damage.length; seat++) {
            if (damage[seat] > 0) {
                scene.attack(Seat.of(seat), "Hit");
            } else {
                scene.pass(Seat.of(seat));
            }
        }
        return scene;
    }

    @Test
    @ForRule({"RAID-30", "RAID-E1"})
    void the_sum_of_all_damage_counts() {
        assertThat(allAttack(raid(3).bossDeck(40), 200, 180, 130).milled()).isEqualTo(17);
    }

    @ParameterizedTest
    @CsvSource({"200,180,130,0,12", "30,30,30,0,2", "30,0,0,0,0"})
    @ForRule({"RAID-30", "RAID-38", "RAID-E2", "RAID-E3", "RAID-E4"})
    void it_is_rounded_down_once_and_the_rest_is_gone(int a, int b, int c, int d, int lost) {
        RaidScene scene = allAttack(raid(4).bossDeck(40), a, b, c, d);
        assertThat(scene.milled()).isEqualTo(lost);
        assertThat(scene.recorded()).isZero();
        assertThat(scene.isOver()).isFalse();
    }

    @Test
    @ForRule({"RAID-32", "RAID-E5", "RAID-E6", "RAID-33"})
    void conditions_add_to_it_in_the_checkup_before_the_turn_of_the_boss() {
        for (boolean isBurned : Array.of(false, true)) {
            RaidScene scene = raid(3).bossDeck(40)
                    .boss(
                            isBurned
                                    ? spot(TestCards.BOSS)
                                            .damaged(51)
                                            .having(SpecialCondition.POISONED)
                                            .having(SpecialCondition.BURNED)
                                    : spot(TestCards.BOSS).damaged(51).having(SpecialCondition.POISONED));
            if (isBurned) {
                scene.pass(A).pass(B).coins(false).pass(C);
            } else {
                scene.over();
            }
            assertThat(scene.milled()).isEqualTo(isBurned ? 18 : 17);
            assertThat(scene.bossPokemon().conditions().isNone()).isTrue();
        }
    }

    @Test
    @ForRule("RAID-32")
    void a_card_says_how_much_poison_does() {
        RaidScene scene = raid(1).bossDeck(40)
                .active(A, spot(hitter(0, after(new Harm.Inflict(SpecialCondition.POISONED, Those.defender(), 3)))))
                .attack(A, "Hit");
        assertThat(scene.milled()).isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-35", "RAID-D13", "RAID-E8"})
    void healing_takes_off_what_lies_there_and_no_more() {
        RaidScene scene = raid(3).bossDeck(40, TestCards.HEAL_SIXTY)
                .boss(spot(TestCards.BOSS).damaged(4))
                .over();
        assertThat(scene.told(PokemonEvent.Healed.class).map(PokemonEvent.Healed::healed))
                .containsExactly(40);
        assertThat(scene.milled()).isZero();
        assertThat(scene.isOver()).isFalse();
    }

    @Test
    @ForRule("RAID-35")
    void healed_of_all_it_owes_nothing() {
        RaidScene scene = raid(3).bossDeck(40, TestCards.HEAL_ALL)
                .boss(spot(TestCards.BOSS).damaged(51))
                .over();
        assertThat(scene.milled()).isZero();
    }

    @Test
    @ForRule({"RAID-38", "RAID-D10", "RAID-E10"})
    @ForOption("remainderDamage=KEEP_ON_BOSS")
    void kept_damage_can_be_healed() {
        RaidScene scene = raid(4).option("remainderDamage", "KEEP_ON_BOSS")
                .bossDeck(40, TestCards.HEAL_TWENTY)
                .boss(spot(TestCards.BOSS).damaged(3))
                .over();
        assertThat(scene.recorded()).isEqualTo(10);
        assertThat(scene.milled()).isZero();
    }

    @Test
    @ForRule({"RAID-38", "RAID-D10"})
    @ForOption("remainderDamage=KEEP_ON_BOSS")
    void kept_damage_is_part_of_the_next_sum() {
        RaidScene scene =
                allAttack(raid(4).option("remainderDamage", "KEEP_ON_BOSS").bossDeck(40), 90, 0, 0, 0);
        assertThat(scene.milled()).isEqualTo(2);
        assertThat(scene.recorded()).isEqualTo(10);
        scene.attack(A, "Hit").over();
        assertThat(scene.milled()).as("90, then 10 and 90").isEqualTo(2 + 2);
        assertThat(scene.recorded()).isEqualTo(20);
    }

    @Test
    @ForRule("RAID-38")
    @ForOption("remainderDamage=DISCARD")
    void what_is_left_over_is_gone() {
        RaidScene scene = allAttack(raid(4).bossDeck(40), 90, 0, 0, 0);
        assertThat(scene.recorded()).isZero();
        scene.attack(A, "Hit").over();
        assertThat(scene.milled()).as("90, then 90").isEqualTo(2 + 2);
        assertThat(allAttack(raid(4).bossDeck(40), 70, 0, 0, 0)
                        .attack(A, "Hit")
                        .over()
                        .milled())
                .as("70, then 70: never 140")
                .isEqualTo(1 + 1);
    }

    @ParameterizedTest
    @CsvSource({"1,6,2", "5,1,6"})
    @ForRule({"RAID-41", "RAID-D27", "RAID-E11"})
    void the_number_of_players_divides_it_and_adds_to_the_draws(int players, int lost, int drawn) {
        RaidScene scene =
                raid(players).bossDeck(40).boss(spot(TestCards.BOSS).damaged(6)).over();
        assertThat(scene.milled()).isEqualTo(lost);
        assertThat(scene.deckSize(scene.boss())).isEqualTo(40 - drawn - lost);
        assertThat(scene.discard(scene.boss())).hasSize(drawn);
    }

    @Test
    @ForRule({"RAID-36", "RAID-E14"})
    void what_the_boss_does_to_itself_counts_in_the_same_turn() {
        RaidScene scene = raid(3).bossDeck(40)
                .boss(spot(boss("C", 0, base(Do.hit(Those.self(), 30))))
                        .with(FIRE)
                        .damaged(48))
                .over();
        assertThat(scene.told(PokemonEvent.Attacked.class)).hasSize(1);
        assertThat(scene.milled()).isEqualTo(17);
    }

    @Test
    @ForRule("RAID-36")
    void counters_put_on_it_count_like_damage() {
        RaidScene scene = raid(1).bossDeck(40)
                .active(A, spot(hitter(0, after(Do.putCounters(Those.defender(), 4)))))
                .attack(A, "Hit");
        assertThat(scene.milled()).isEqualTo(4);
    }

    @Test
    @ForRule("RAID-36")
    void counters_moved_onto_it_count_like_damage() {
        RaidScene scene = raid(1).bossDeck(40)
                .active(
                        A,
                        spot(hitter(
                                        0,
                                        after(Do.moveCounters(
                                                Those.yours(Those.Where.BENCHED),
                                                5,
                                                Those.theirs(Those.Where.IN_PLAY)))))
                                .damaged(0))
                .bench(A, spot(TestCards.DUD).damaged(5))
                .attack(A, "Hit");
        while (!scene.answers(A).isEmpty()) {
            scene.answer(scene.answers(A).last());
        }
        assertThat(scene.bench(A, 0).counters()).isZero();
        assertThat(scene.milled()).isEqualTo(5);
    }

    @Test
    @ForRule({"RAID-31", "RAID-D1", "RAID-E16", "RAID-E42", "RAID-11"})
    @ForOption("millTiming=END_OF_BOSS_TURN")
    void cards_move_at_the_end_of_the_turn_of_the_boss() {
        RaidScene scene = attacked(raid(3).turn(1).bossDeck(60), 200, 180, 130)
                .attack(A, "Hit")
                .attack(B, "Hit");
        assertThat(scene.deckSize(scene.boss())).isEqualTo(60);
        assertThat(scene.milled()).isZero();
        assertThat(scene.recorded()).isEqualTo(380);
        scene.attack(C, "Hit");
        assertThat(scene.deckSize(scene.boss())).isEqualTo(39);
        assertThat(scene.milled()).isEqualTo(17);
        assertThat(scene.recorded()).isZero();
        assertThat(allAttack(raid(3).turn(1).bossDeck(60), 40, 40, 40).milled()).isEqualTo(4);
    }

    @Test
    @ForRule("RAID-31")
    @ForOption({"millTiming=END_OF_PLAYERS_TURN", "millTiming=END_OF_BOSS_TURN"})
    void cards_may_move_before_the_boss_can_heal() {
        RaidScene early = raid(3).option("millTiming", "END_OF_PLAYERS_TURN")
                .bossDeck(1, TestCards.HEAL_SIXTY)
                .boss(spot(TestCards.BOSS).damaged(6))
                .over();
        assertThat(early.playersWon()).isTrue();
        assertThat(early.milled()).isEqualTo(2);
        RaidScene late = raid(3).bossDeck(1, TestCards.HEAL_SIXTY)
                .boss(spot(TestCards.BOSS).damaged(6))
                .over();
        assertThat(late.milled()).isZero();
        assertThat(late.isOver()).isFalse();
    }

    @Test
    @ForRule("RAID-34")
    void conditions_after_the_turn_of_the_boss_count_in_the_next_round() {
        RaidScene scene = raid(1).bossDeck(40)
                .boss(spot(boss("C", 0, after(Do.inflict(Those.self(), SpecialCondition.POISONED))))
                        .with(FIRE))
                .over();
        assertThat(scene.milled()).isZero();
        assertThat(scene.recorded()).isEqualTo(10);
        assertThat(scene.bossPokemon().conditions().isNone()).isTrue();
        scene.over();
        assertThat(scene.milled()).isEqualTo(1);
    }

    @Test
    @ForRule({"RAID-33", "RAID-D11", "RAID-E56"})
    @ForOption("bossConditionRecovery=EVERY_CHECKUP")
    void no_condition_stops_its_attack() {
        for (SpecialCondition condition : Array.of(SpecialCondition.ASLEEP, SpecialCondition.PARALYZED)) {
            RaidScene scene = raid(1).bossDeck(40)
                    .boss(spot(boss("C", 30)).with(FIRE))
                    .active(A, spot(hitter(0, after(Do.inflict(Those.defender(), condition)))));
            if (condition == SpecialCondition.ASLEEP) {
                scene.coins(false);
            }
            scene.attack(A, "Hit");
            assertThat(scene.active(A).counters()).isEqualTo(3);
            assertThat(scene.bossPokemon().conditions().isNone()).isTrue();
        }
    }

    @Test
    @ForRule("RAID-D11")
    void a_text_of_the_same_turn_sees_the_condition() {
        RaidScene scene = raid(2).active(
                        A, spot(hitter(0, after(Do.inflict(Those.defender(), SpecialCondition.ASLEEP)))))
                .attack(A, "Hit");
        assertThat(scene.bossPokemon().conditions().has(SpecialCondition.ASLEEP))
                .isTrue();
    }

    @Test
    @ForRule("RAID-33")
    @ForOption("bossConditionRecovery=AFTER_BOSS_TURN")
    void conditions_may_stop_its_attack_once() {
        RaidScene scene = raid(1).option("bossConditionRecovery", "AFTER_BOSS_TURN")
                .bossDeck(40)
                .boss(spot(boss("C", 30)).with(FIRE))
                .active(A, spot(hitter(0, after(Do.inflict(Those.defender(), SpecialCondition.PARALYZED)))))
                .attack(A, "Hit");
        assertThat(scene.active(A).counters()).isZero();
        assertThat(scene.bossPokemon().conditions().isNone()).isTrue();
        assertThat(scene.over().active(A).counters()).isEqualTo(3);
    }

    @Test
    @ForRule("RAID-40")
    void it_cannot_be_knocked_out() {
        RaidScene scene = raid(2).bossDeck(40).boss(spot(TestCards.ofHp(60)));
        allAttack(scene, 300, 0);
        assertThat(scene.milled()).isEqualTo(15);
        assertThat(scene.told(PokemonEvent.KnockedOut.class)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "2"})
    @ForRule({"RAID-40", "RAID-E55"})
    void it_neither_leaves_play_nor_is_knocked_out_by_a_text(int which) {
        var effect = Array.of(
                        Do.knockOut(Those.defender()),
                        new Moves.Leave(Those.defender(), PokemonEvent.Zone.DECK, PokemonEvent.Zone.DECK),
                        Do.takeBack(Those.defender()))
                .get(which);
        RaidScene scene = raid(1).bossDeck(40)
                .active(A, spot(hitter(50, after(effect, Do.draw(1)))))
                .attack(A, "Hit");
        assertThat(scene.bossPokemon().card()).isEqualTo(TestCards.BOSS);
        assertThat(scene.milled()).isEqualTo(5);
        assertThat(scene.hand(A))
                .as("the rest of the attack, and the card of the turn")
                .hasSize(2);
    }

    @ParameterizedTest
    @CsvSource({"Mewtwo V-UNION,4", "Lapras VMAX,1"})
    @ForRule("RAID-40")
    void it_does_not_devolve(String name, int pieces) {
        Array<Card> cards = PokemonCards.named(name).take(pieces);
        RaidScene scene = raid(1).bossDeck(40)
                .boss(spot(cards.toJavaArray(Card[]::new)))
                .active(A, spot(hitter(50, after(new Moves.Devolve(Those.defender(), 1, PokemonEvent.Zone.HAND)))))
                .attack(A, "Hit");
        assertThat(scene.bossPokemon().cards()).hasSize(pieces);
        assertThat(scene.hand(scene.boss())).isEmpty();
        assertThat(scene.milled()).isEqualTo(5);
    }

    @Test
    @ForRule("RAID-40")
    void a_tool_of_it_can_be_discarded() {
        RaidScene scene = raid(1).bossDeck(40)
                .boss(spot(TestCards.BOSS).with(TOOL))
                .active(
                        A,
                        spot(hitter(0, after(Do.discardAttached(Those.defender(), Kinds.ofSort(Face.Sort.TOOL), 1)))))
                .attack(A, "Hit");
        while (!scene.answers(A).isEmpty()) {
            scene.answer(scene.answers(A).head());
        }
        assertThat(scene.onBoss()).isEmpty();
        assertThat(scene.discard(scene.boss())).contains(TOOL.name());
    }

    @ParameterizedTest
    @CsvSource({"true,7", "false,10"})
    @ForRule("RAID-37")
    @ForOption({"weaknessResistance=true", "weaknessResistance=false"})
    void resistance_counts_where_the_options_say_so(String value, int lost) {
        RaidScene scene = raid(1).option("weaknessResistance", value)
                .bossDeck(40)
                .boss(spot(pokemon("Resistant", "TEST", "90")
                        .basic(200, EnergyType.WATER)
                        .resistance(EnergyType.COLORLESS, minus(30))
                        .build()))
                .active(A, spot(hitter(100)))
                .attack(A, "Hit");
        assertThat(scene.milled()).isEqualTo(lost);
    }

    @Test
    @ForRule("RAID-40")
    void its_energy_can_be_discarded() {
        RaidScene scene = raid(1).bossDeck(40)
                .boss(spot(TestCards.BOSS).with(FIRE, FIRE))
                .active(A, spot(hitter(0, after(Do.discardAttached(Those.defender(), Kinds.Simply.ENERGY, 1)))))
                .attack(A, "Hit");
        while (!scene.answers(A).isEmpty()) {
            scene.answer(scene.answers(A).head());
        }
        assertThat(scene.onBoss()).hasSize(1);
        assertThat(scene.discard(scene.boss())).contains("Fire Energy");
    }

    @ParameterizedTest
    @CsvSource({"true,13", "false,8"})
    @ForRule({"RAID-37", "RAID-E12"})
    @ForOption({"weaknessResistance=true", "weaknessResistance=false"})
    void weakness_counts_where_the_options_say_so(String value, int lost) {
        RaidScene scene = raid(2).option("weaknessResistance", value)
                .bossDeck(40)
                .boss(spot(TestCards.WEAK_TO_COLORLESS))
                .active(A, spot(hitter(100)))
                .active(B, spot(TestCards.fireHitter(60)))
                .attack(A, "Hit")
                .attack(B, "Hit");
        assertThat(scene.milled()).isEqualTo(lost);
    }

    @ParameterizedTest
    @CsvSource({"true,60", "false,30"})
    @ForRule("RAID-37")
    @ForOption({"weaknessResistance=true", "weaknessResistance=false"})
    void neither_do_they_count_for_the_boss(String value, int damage) {
        RaidScene scene = raid(1).option("weaknessResistance", value)
                .bossDeck(40)
                .boss(spot(boss("C", 30)).with(FIRE))
                .active(A, spot(TestCards.WEAK_TO_COLORLESS))
                .over();
        assertThat(10 * scene.active(A).counters()).isEqualTo(damage);
    }

    @Test
    @ForRule({"RAID-39", "RAID-D2", "RAID-D3", "RAID-E17"})
    @ForOption("reshuffleLimit=UNLIMITED")
    void the_mill_goes_on_in_a_new_deck() {
        RaidScene scene = owing(17, 5, 20).over();
        assertThat(scene.milled()).isEqualTo(17);
        assertThat(scene.deckSize(scene.boss())).isEqualTo(8);
        assertThat(scene.discard(scene.boss())).isEmpty();
        assertThat(scene.round().reshuffles()).isEqualTo(1);
        assertThat(scene.isOver()).isFalse();
    }

    /** One player; when the mill comes it owes so many, and the deck and the discard pile have so many: the boss draws two before that. */
    private static RaidScene owing(int owed, int deck, int discard) {
        return raid(1).bossDeck(deck + 2)
                .bossDiscard(discard - 2)
                .boss(spot(TestCards.BOSS).damaged(owed));
    }

    @Test
    @ForRule({"RAID-39", "RAID-E18"})
    @ForOption("reshuffleLimit=1")
    void the_one_reshuffle_is_used_where_none_was() {
        RaidScene scene = owing(17, 5, 20).option("reshuffleLimit", "1").over();
        assertThat(scene.milled()).isEqualTo(17);
        assertThat(scene.deckSize(scene.boss())).isEqualTo(8);
        assertThat(scene.isOver()).isFalse();
    }

    @Test
    @ForRule({"RAID-39", "RAID-D4"})
    @ForOption("reshuffleLimit=1")
    void without_a_reshuffle_left_a_card_owed_is_a_win() {
        RaidScene scene =
                owing(17, 5, 20).option("reshuffleLimit", "1").reshuffles(1).over();
        assertThat(scene.milled()).isEqualTo(5);
        assertThat(scene.playersWon()).isTrue();
        assertThat(owing(5, 5, 20)
                        .option("reshuffleLimit", "1")
                        .reshuffles(1)
                        .over()
                        .isOver())
                .as("the discard pile is there, and nothing more is owed")
                .isFalse();
    }

    @Test
    @ForRule({"RAID-48", "RAID-D4"})
    void a_shuffle_for_a_draw_counts_too_and_draws_stop() {
        RaidScene scene =
                raid(3).option("reshuffleLimit", "1").bossDeck(1).bossDiscard(1).over();
        assertThat(scene.round().reshuffles()).isEqualTo(1);
        assertThat(scene.discard(scene.boss()))
                .as("one, then a new deck of two; none left")
                .hasSize(2);
        scene.over();
        assertThat(scene.round().reshuffles()).isEqualTo(1);
        assertThat(scene.isOver()).as("nothing is owed").isFalse();
    }

    @ParameterizedTest
    @CsvSource({"5,12,17,17,true", "5,11,17,16,true", "5,12,16,16,false"})
    @ForRule({"RAID-66", "RAID-D5", "RAID-E20", "RAID-E21", "RAID-E22"})
    void the_last_card_decides(int deck, int discard, int owed, int lost, boolean won) {
        RaidScene scene = owing(owed, deck, discard).over();
        assertThat(scene.milled()).isEqualTo(lost);
        assertThat(scene.playersWon()).isEqualTo(won);
        assertThat(scene.isOver()).isEqualTo(won);
    }

    @Test
    @ForRule({"RAID-66", "RAID-D5", "RAID-48"})
    void a_deck_that_lies_attached_to_the_boss_is_no_win_until_a_card_is_owed() {
        RaidScene scene =
                raid(1).bossDeck(0, FIRE, FIRE).active(A, spot(hitter(10))).over();
        assertThat(scene.onBoss()).hasSize(2);
        assertThat(scene.isOver()).isFalse();
        scene.attack(A, "Hit");
        assertThat(scene.playersWon()).isTrue();
        assertThat(scene.onBoss()).as("what is attached does not matter").hasSize(2);
    }

    @Test
    @ForRule({"RAID-D6", "RAID-51"})
    void energy_that_pays_for_the_attack_is_milled_too() {
        RaidScene scene = raid(1).bossDeck(2)
                .boss(spot(boss("CC", 10)).with(FIRE, FIRE).damaged(3))
                .over();
        assertThat(scene.milled()).isEqualTo(3);
        assertThat(scene.deckSize(scene.boss())).as("of two drawn and two paid").isEqualTo(1);
        assertThat(scene.isOver()).isFalse();
    }
}
