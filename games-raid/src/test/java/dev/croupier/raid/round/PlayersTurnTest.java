package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.C;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.DRAW_THREE;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.hitter;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.UseTrainerText;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The turn that the players have together. */
class PlayersTurnTest {
    private static final Card IONO = PokemonCards.card("PAL", "185");
    private static final Card RESEARCH = PokemonCards.card("JTG", "155");
    private static final Card ESCAPE_ROPE = PokemonCards.card("BST", "125");
    private static final Card RARE_CANDY = PokemonCards.card("MEG", "125");
    private static final Card EVOLUTION = PokemonCards.card("PAR", "178");
    private static final Card BOSSS_ORDERS = PokemonCards.card("MEG", "114");
    private static final Card GASTLY = PokemonCards.card("PFL", "54");
    private static final Card BASIC = PokemonCards.named("Bulbasaur").head();
    private static final Card STAGE_1 = PokemonCards.named("Ivysaur").head();
    private static final Card STAGE_2 = PokemonCards.named("Mega Venusaur ex").head();
    private static final Card STADIUM_X = PokemonCards.card("TWM", "153");
    private static final Card STADIUM_Y = PokemonCards.card("SCR", "131");

    private static Card[] energy(int count) {
        Card[] cards = new Card[count];
        java.util.Arrays.fill(cards, FIRE);
        return cards;
    }

    @Test
    @ForRule({"RAID-10", "RAID-D14"})
    void everybody_may_act_and_draws_when_it_begins() {
        RaidScene scene = raid(3).over();
        assertThat(scene.toAct()).containsExactly(A, B, C);
        for (Seat seat : scene.toAct()) {
            assertThat(scene.hand(seat)).hasSize(1);
            assertThat(scene.legal(seat))
                    .isNotEmpty()
                    .allMatch(action -> action.seat().equals(seat));
        }
        assertThat(scene.hand(scene.boss())).isEmpty();
        assertThat(scene.told(PokemonEvent.TurnBegan.class)
                        .map(turn -> turn.message().english()))
                .last()
                .isEqualTo("turn 5: seat 0, seat 1, seat 2");
    }

    @Test
    @ForRule("RAID-D14")
    void while_somebody_chooses_nobody_else_acts() {
        RaidScene scene = raid(2).hand(A, ESCAPE_ROPE).bench(A, spot(ofHp(70))).playTrainer(A, ESCAPE_ROPE);
        assertThat(scene.toAct()).containsExactly(A);
        assertThat(scene.legal(B)).isEmpty();
    }

    @Test
    @ForRule("RAID-12")
    void supporters_are_played_in_the_first_turn() {
        RaidScene scene = raid(2).turn(1).hand(A, DRAW_THREE).playTrainer(A, DRAW_THREE);
        assertThat(scene.hand(A)).hasSize(3);
    }

    @ParameterizedTest
    @CsvSource({"true,true", "false,false"})
    @ForRule({"RAID-13", "RAID-D23"})
    @ForOption({"raidFirstTurnEvolution=true", "raidFirstTurnEvolution=false"})
    void pokemon_evolve_in_the_first_turn(String value, boolean possible) {
        RaidScene scene = raid(1).option("raidFirstTurnEvolution", value)
                .turn(1)
                .active(A, spot(BASIC))
                .bench(A, spot(BASIC).isNew())
                .hand(A, STAGE_1, STAGE_2, RARE_CANDY);
        assertThat(scene.isLegal(
                        new PokemonAction.Evolve(A, STAGE_1, scene.active(A).id())))
                .isEqualTo(possible);
        assertThat(scene.isLegal(
                        new PokemonAction.Evolve(A, STAGE_1, scene.bench(A, 0).id())))
                .as("one that came into play in this turn")
                .isFalse();
        assertThat(scene.isPlayable(A, RARE_CANDY)).isEqualTo(possible);
        if (possible) {
            scene.playTrainer(A, RARE_CANDY);
            assertThat(scene.answers(A))
                    .containsExactly(new Choice.OfPokemon(scene.active(A).id()));
            scene.answer(scene.active(A)).answer(STAGE_2);
            assertThat(scene.active(A).card()).isEqualTo(STAGE_2);
        }
    }

    @Test
    @ForRule({"RAID-13", "RAID-D23"})
    void the_technical_machine_evolves_in_the_first_turn() {
        RaidScene scene = raid(1).turn(1)
                .active(A, spot(ofHp(70)).with(FIRE, EVOLUTION))
                .bench(A, spot(BASIC))
                .deck(A, STAGE_1, FIRE, FIRE)
                .attack(A, "Evolution")
                .answer(new Choice.OfPokemon(PokemonId.of(2)));
        while (scene.state().pending() instanceof Asking) {
            scene.answer(scene.answers(A).head());
        }
        assertThat(scene.bench(A, 0).card()).isEqualTo(STAGE_1);
    }

    @Test
    @ForRule({"RAID-14", "RAID-D16", "RAID-19"})
    void each_has_one_energy_one_retreat_and_one_stadium() {
        RaidScene scene = raid(2).hand(A, FIRE, FIRE, STADIUM_X, STADIUM_X)
                .hand(B, FIRE, STADIUM_Y)
                .attach(A, FIRE, raid(2).active(A));
        assertThat(scene.isLegal(
                        new PokemonAction.AttachEnergy(A, FIRE, scene.active(A).id())))
                .isFalse();
        assertThat(scene.isLegal(
                        new PokemonAction.AttachEnergy(B, FIRE, scene.active(A).id())))
                .as("not to a Pokémon of another player")
                .isFalse();
        assertThat(scene.isLegal(
                        new PokemonAction.AttachEnergy(B, FIRE, scene.active(B).id())))
                .isTrue();
        scene.playTrainer(A, STADIUM_X).playTrainer(B, STADIUM_Y);
        assertThat(scene.stadium()).isEqualTo(STADIUM_Y.name());
        assertThat(scene.isPlayable(A, STADIUM_X)).isFalse();
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(A, STADIUM_X))).contains("PKM-TURN-8");
    }

    @Test
    @ForRule({"RAID-15", "RAID-E39"})
    void the_team_has_as_many_supporters_as_players() {
        RaidScene scene = raid(4).hand(A, DRAW_THREE, DRAW_THREE, DRAW_THREE, DRAW_THREE)
                .hand(B, DRAW_THREE)
                .hand(C, DRAW_THREE)
                .deck(A, energy(20))
                .playTrainer(A, DRAW_THREE)
                .playTrainer(A, DRAW_THREE)
                .playTrainer(A, DRAW_THREE)
                .playTrainer(B, DRAW_THREE);
        assertThat(scene.isPlayable(A, DRAW_THREE)).isFalse();
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(C, DRAW_THREE))).contains("RAID-15");
        scene.over();
        assertThat(scene.isPlayable(A, DRAW_THREE)).isTrue();
        assertThat(scene.isPlayable(C, DRAW_THREE)).isTrue();
    }

    @Test
    @ForRule({"RAID-16", "RAID-S6", "RAID-E40"})
    @ForOption("supporterConsent=NONE")
    void a_supporter_is_played_for_another() {
        RaidScene scene = raid(2).hand(A, RESEARCH, FIRE)
                .hand(B, FIRE, FIRE, FIRE, FIRE, FIRE)
                .playFor(A, RESEARCH, B);
        assertThat(scene.hand(B)).hasSize(7);
        assertThat(scene.discard(B)).hasSize(5);
        assertThat(scene.hand(A)).hasSize(1);
        assertThat(scene.discard(A)).containsExactly("Professor's Research");
        assertThat(scene.side(A).turn().supporters()).isEqualTo(1);
    }

    @Test
    @ForRule("RAID-16")
    void nothing_else_is_played_for_others() {
        Card item = Write.item("Item", "TEST", "70").does(Do.draw(1)).build();
        RaidScene scene = raid(2).hand(A, item, DRAW_THREE);
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(A, item, B))).isFalse();
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(A, DRAW_THREE, scene.boss())))
                .isFalse();
        assertThat(scene.refusals(new PokemonAction.PlayTrainer(A, item, B))).contains("RAID-16");
    }

    @Test
    @ForRule("RAID-16")
    @ForOption("supporterConsent=ASK")
    void or_that_player_is_asked_first() {
        for (boolean agrees : new boolean[] {true, false}) {
            RaidScene scene = raid(2).option("supporterConsent", "ASK")
                    .hand(A, RESEARCH)
                    .hand(B, FIRE)
                    .playFor(A, RESEARCH, B);
            assertThat(scene.toAct()).containsExactly(B);
            scene.answer(agrees ? new Choice.Yes() : new Choice.Done());
            assertThat(scene.hand(B)).hasSize(agrees ? 7 : 1);
            assertThat(scene.hand(A)).hasSize(agrees ? 0 : 1);
        }
    }

    @Test
    @ForRule("RAID-D31")
    @ForOption("supporterConsent=ASK")
    void what_was_declined_is_not_offered_again_in_the_turn() {
        RaidScene scene = raid(3).option("supporterConsent", "ASK")
                .hand(A, RESEARCH, DRAW_THREE)
                .playFor(A, RESEARCH, B)
                .answer(new Choice.Done());
        PokemonAction again = new PokemonAction.PlayTrainer(A, RESEARCH, B);
        assertThat(scene.isLegal(again)).isFalse();
        assertThat(scene.refusals(again)).isNotEmpty();
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(A, DRAW_THREE, B)))
                .as("another Supporter")
                .isTrue();
        assertThat(scene.isLegal(new PokemonAction.PlayTrainer(A, RESEARCH, C)))
                .as("for another player")
                .isTrue();
        assertThat(scene.over().isLegal(again)).as("in the next turn").isTrue();
    }

    @Test
    @ForRule({"RAID-17", "RAID-E36", "RAID-E41", "RAID-18"})
    void iono_is_of_all_players_those_included_who_are_done() {
        RaidScene scene = raid(3).active(A, spot(hitter(10)))
                .active(B, spot(hitter(10)))
                .hand(A, FIRE)
                .hand(B, IONO, FIRE)
                .prizesLeft(A, 4)
                .prizesLeft(C, 2)
                .hand(C, FIRE, FIRE, FIRE)
                .attack(A, "Hit")
                .playTrainer(B, IONO);
        assertThat(scene.hand(A)).hasSize(4);
        assertThat(scene.hand(B)).hasSize(6);
        assertThat(scene.hand(C)).hasSize(2);
        assertThat(scene.deckSize(scene.boss())).isEqualTo(20);
        assertThat(scene.toAct()).containsExactly(B, C);
        scene.attack(B, "Hit");
        assertThat(scene.turnNumber()).isEqualTo(3);
        scene.pass(C);
        assertThat(scene.turnNumber()).isEqualTo(5);
    }

    @Test
    @ForRule({"RAID-17", "RAID-40"})
    void escape_rope_is_of_all_players_and_not_of_the_boss() {
        RaidScene scene = raid(3).hand(A, ESCAPE_ROPE)
                .bench(A, spot(ofHp(70)))
                .bench(B, spot(ofHp(80)))
                .playTrainer(A, ESCAPE_ROPE);
        assertThat(scene.toAct()).containsExactly(B);
        scene.answer(scene.bench(B, 0));
        assertThat(scene.toAct()).containsExactly(A);
        scene.answer(scene.bench(A, 0));
        assertThat(scene.active(A).card()).isEqualTo(ofHp(70));
        assertThat(scene.active(B).card()).isEqualTo(ofHp(80));
        assertThat(scene.active(C).card()).isEqualTo(TestCards.DUD);
        assertThat(scene.bossPokemon().card()).isEqualTo(TestCards.BOSS);
    }

    @Test
    @ForRule({"RAID-D22", "RAID-40"})
    void what_would_switch_the_boss_may_not_be_played() {
        RaidScene scene = raid(2).hand(A, BOSSS_ORDERS).bench(B, spot(GASTLY));
        assertThat(scene.isPlayable(A, BOSSS_ORDERS)).isFalse();
    }

    @Test
    @ForRule("RAID-D21")
    void prizes_of_the_boss_are_none() {
        Card catcher = Write.item("Catcher", "TEST", "71")
                .when(Whens.atLeast(HowManys.prizesLeft(Whose.OPPONENTS), 1))
                .does(Do.draw(1))
                .build();
        assertThat(raid(2).hand(A, catcher).isPlayable(A, catcher)).isFalse();
    }

    @Test
    @ForRule("RAID-19")
    void teammates_are_neither_opponents_nor_oneself() {
        RaidScene scene = raid(2).active(
                        A,
                        spot(hitter(
                                0,
                                after(
                                        Do.putCounters(Those.theirs(Those.Where.IN_PLAY), 1),
                                        Do.putCounters(Those.yours(Those.Where.IN_PLAY), 2)))))
                .attack(A, "Hit");
        assertThat(scene.active(A).counters()).isEqualTo(2);
        assertThat(scene.active(B).counters()).isZero();
        assertThat(scene.recorded()).isEqualTo(10);
    }

    @Test
    @ForRule("RAID-18")
    @ForOption("sharedTurnModel=FREE_INTERLEAVE")
    void an_attack_ends_what_its_player_does_and_not_the_turn() {
        RaidScene scene = raid(2).active(A, spot(hitter(10))).hand(A, FIRE).attack(A, "Hit");
        assertThat(scene.legal(A)).isEmpty();
        assertThat(scene.toAct()).containsExactly(B);
        scene.pass(B);
        assertThat(scene.turnNumber()).isEqualTo(5);
    }

    @Test
    @ForRule({"RAID-21", "RAID-E54"})
    @ForOption("playerDeckOut=ELIMINATED")
    void who_cannot_draw_is_out_and_the_others_go_on() {
        RaidScene scene = raid(2).deck(A).over();
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.toAct()).containsExactly(B);
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.told(PokemonEvent.Left.class).map(out -> out.message().english()))
                .containsExactly("seat 0 dropped out: there was no card to draw");
        assertThat(raid(1).deck(A).over().bossWon()).isTrue();
    }

    @Test
    @ForRule("RAID-21")
    @ForOption("playerDeckOut=NO_EFFECT")
    void or_goes_on_without_a_card() {
        RaidScene scene = raid(1).option("playerDeckOut", "NO_EFFECT").deck(A).over();
        assertThat(scene.toAct()).containsExactly(A);
        assertThat(scene.hand(A)).isEmpty();
    }

    @Test
    @ForRule({"RAID-D15", "RAID-OPT-6", "RAID-D7", "RAID-64"})
    @ForOption("playerCountBasis=REMAINING")
    void who_drops_out_counts_until_the_round_is_over() {
        Card suicide = Write.pokemon("Bomb", "TEST", "72")
                .basic(60, EnergyType.COLORLESS)
                .attack("Bang", "", 120, after(Do.knockOutSelf()))
                .build();
        RaidScene scene = raid(3).prizesLeft(A, 1)
                .active(A, spot(suicide))
                .bench(A, spot(TestCards.DUD))
                .hand(B, DRAW_THREE, DRAW_THREE, DRAW_THREE, DRAW_THREE)
                .deck(B, energy(20))
                .attack(A, "Bang");
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.round().players()).isEqualTo(3);
        scene.playTrainer(B, DRAW_THREE).playTrainer(B, DRAW_THREE).playTrainer(B, DRAW_THREE);
        assertThat(scene.isPlayable(B, DRAW_THREE)).isFalse();
        scene.over();
        assertThat(scene.milled()).as("120 / 30: the damage still counts").isEqualTo(4);
        assertThat(scene.deckSize(scene.boss())).as("four were drawn").isEqualTo(20 - 4 - 4);
        assertThat(scene.round().players()).isEqualTo(2);
    }

    @Test
    @ForRule("RAID-OPT-6")
    @ForOption({"playerCountBasis=AT_START", "playerCountBasis=REMAINING"})
    void or_as_many_count_as_began() {
        RaidScene rest = raid(2).gone(A).boss(spot(TestCards.BOSS).damaged(6)).over();
        assertThat(rest.milled()).isEqualTo(6);
        RaidScene all = raid(2).option("playerCountBasis", "AT_START")
                .gone(A)
                .boss(spot(TestCards.BOSS).damaged(6))
                .over();
        assertThat(all.milled()).isEqualTo(3);
        assertThat(all.over().round().players()).isEqualTo(2);
    }

    @Test
    @ForRule("RAID-D28")
    void paralyzed_by_the_boss_a_pokemon_recovers_after_the_next_turn_of_the_players() {
        RaidScene scene = raid(1).boss(
                        spot(TestCards.boss("C", 0, after(Do.inflict(Those.defender(), SpecialCondition.PARALYZED))))
                                .with(FIRE))
                .active(A, spot(hitter(10)))
                .over();
        assertThat(scene.active(A).conditions().has(SpecialCondition.PARALYZED)).isTrue();
        assertThat(scene.isLegal(new PokemonAction.UseAttack(A, "Hit"))).isFalse();
        scene.over();
        assertThat(scene.active(A).conditions().isNone()).isTrue();
    }

    @Test
    @ForRule("RAID-D28")
    void what_an_attack_does_during_the_opponents_next_turn_holds_in_the_turn_of_the_other_side() {
        RaidScene shielded = raid(1).active(A, spot(hitter(0, after(Do.shieldSelf()))))
                .boss(spot(TestCards.boss("C", 30)).with(FIRE, FIRE))
                .attack(A, "Hit");
        assertThat(shielded.active(A).counters()).isZero();
        shielded.over();
        assertThat(shielded.active(A).counters()).isEqualTo(3);
        RaidScene ofBoss = raid(2).active(A, spot(hitter(60)))
                .active(B, spot(hitter(60)))
                .boss(spot(TestCards.boss("C", 0, after(Do.shieldSelf()))).with(FIRE))
                .over()
                .attack(A, "Hit")
                .attack(B, "Hit");
        assertThat(ofBoss.milled()).isZero();
        assertThat(ofBoss.attack(A, "Hit").attack(B, "Hit").milled()).isEqualTo(6);
    }

    @Test
    @ForRule("RAID-D15")
    void a_supporter_that_an_attack_uses_does_not_count() {
        RaidScene scene = raid(2).active(
                        A,
                        spot(hitter(
                                0,
                                after(
                                        Do.chooseFromDiscard(Kinds.ofSort(Face.Sort.SUPPORTER), 1),
                                        new UseTrainerText(Do.CARDS)))))
                .discard(A, DRAW_THREE)
                .hand(B, DRAW_THREE, DRAW_THREE)
                .deck(B, energy(10))
                .attack(A, "Hit")
                .answer(DRAW_THREE);
        while (scene.state().pending() instanceof Asking) {
            scene.answer(scene.answers(A).head());
        }
        assertThat(scene.hand(A)).hasSize(3);
        scene.playTrainer(B, DRAW_THREE).playTrainer(B, DRAW_THREE);
        assertThat(scene.hand(B)).as("two of two").hasSize(6);
    }
}
