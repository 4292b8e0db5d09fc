package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.item;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.WATER;
import static dev.croupier.raid.round.TestCards.boss;
import static dev.croupier.raid.round.TestCards.hitter;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.ChoosePokemon;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What other options change in play. */
class OptionsInPlayTest {
    private static final Card TWO_HURT = item("Two Hurt", "TEST", "90")
            .does(
                    new ChoosePokemon(
                            Do.CHOSEN,
                            Whose.YOURS,
                            Those.theirs(Those.Where.IN_PLAY),
                            HowManys.fixed(2),
                            HowManys.fixed(2)),
                    Do.putCounters(Do.chosen(), 1))
            .build();
    private static final Card TWO_BACK = item("Two Back", "TEST", "91")
            .does(Do.discardAttached(Those.yours(Those.Where.IN_PLAY), Kinds.Simply.ENERGY, 2))
            .build();

    @ParameterizedTest
    @CsvSource({"AS_WRITTEN,false", "ONE,true"})
    @ForRule("RAID-46")
    @ForOption({"bossPickMinimum=AS_WRITTEN", "bossPickMinimum=ONE"})
    void where_the_players_choose_for_the_boss_one_may_do(String value, boolean oneDoes) {
        for (Card card : new Card[] {TWO_HURT, TWO_BACK}) {
            RaidScene scene = raid(1).option("bossChoices", "PLAYERS")
                    .option("bossPickMinimum", value)
                    .bossDeck(9, card)
                    .bench(A, spot(TestCards.DUD), spot(TestCards.DUD))
                    .boss(spot(TestCards.BOSS).with(FIRE, WATER, FIRE))
                    .over();
            assertThat(scene.answers(A)).as(card.name()).doesNotContain(new Choice.Done());
            scene.answer(A, scene.answers(A).head());
            assertThat(scene.answers(A).contains(new Choice.Done()))
                    .as(card.name())
                    .isEqualTo(oneDoes);
        }
    }

    @Test
    @ForRule("RAID-46")
    @ForOption("bossPickMinimum=ONE")
    void but_not_where_a_player_chooses_or_chance() {
        RaidScene own = raid(3).option("bossChoices", "PLAYERS")
                .option("bossPickMinimum", "ONE")
                .hand(A, TWO_BACK)
                .active(A, spot(TestCards.DUD).with(FIRE, WATER, FIRE))
                .playTrainer(A, TWO_BACK);
        own.answer(own.answers(A).head());
        assertThat(own.answers(A)).doesNotContain(new Choice.Done());
    }

    @Test
    @ForRule("RAID-18")
    @ForOption({"sharedTurnModel=MAIN_THEN_ATTACK", "sharedTurnModel=FREE_INTERLEAVE"})
    void nobody_attacks_before_all_have_said_that_they_do_nothing_else() {
        RaidScene scene = raid(2).option("sharedTurnModel", "MAIN_THEN_ATTACK")
                .active(A, spot(hitter(10)))
                .active(B, spot(hitter(20)))
                .hand(A, FIRE);
        assertThat(scene.isLegal(new PokemonAction.UseAttack(A, "Hit"))).isFalse();
        assertThat(scene.refusals(new PokemonAction.UseAttack(A, "Hit"))).contains("RAID-18");
        scene.pass(A);
        assertThat(scene.toAct()).containsExactly(B);
        scene.pass(B);
        assertThat(scene.toAct()).containsExactly(A, B);
        assertThat(scene.isLegal(
                        new PokemonAction.AttachEnergy(A, FIRE, scene.active(A).id())))
                .isFalse();
        scene.attack(B, "Hit").attack(A, "Hit");
        assertThat(scene.turnNumber()).isEqualTo(5);
        RaidScene free = raid(2).active(A, spot(hitter(10)));
        assertThat(free.isLegal(new PokemonAction.UseAttack(A, "Hit"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"AFTER_DAMAGE,30", "BEFORE_DAMAGE,20"})
    @ForRule("RAID-4")
    @ForOption({"attackDiscardTiming=AFTER_DAMAGE", "attackDiscardTiming=BEFORE_DAMAGE"})
    void an_attack_discards_after_or_before_the_damage(String value, int damage) {
        RaidScene scene = raid(2).option("attackDiscardTiming", value)
                .active(
                        A,
                        spot(pokemon("Discarding", "TEST", "92")
                                        .basic(90, COLORLESS)
                                        .attack(
                                                "Hit",
                                                "",
                                                0,
                                                base(Do.damage(
                                                        HowManys.times(10, HowManys.energy(Those.self(), COLORLESS)))),
                                                after(Do.discardEnergy(Those.self(), 1)))
                                        .build())
                                .with(FIRE, FIRE, FIRE))
                .attack(A, "Hit");
        while (!scene.answers(A).isEmpty()) {
            scene.answer(scene.answers(A).head());
        }
        assertThat(scene.recorded()).isEqualTo(damage);
    }

    @ParameterizedTest
    @CsvSource({"RULEBOOK_2023,false", "OFFICIAL_2026,true"})
    @ForRule("RAID-4")
    @ForOption({"upToMinimum=RULEBOOK_2023", "upToMinimum=OFFICIAL_2026"})
    void up_to_so_many_begins_at_one_or_none(String value, boolean noneDoes) {
        RaidScene scene = raid(2).option("upToMinimum", value)
                .active(
                        A,
                        spot(hitter(
                                0,
                                after(
                                        Do.chooseUpTo(Those.yours(Those.Where.IN_PLAY), 2),
                                        Do.putCounters(Do.chosen(), 1)))))
                .bench(A, spot(TestCards.DUD))
                .attack(A, "Hit");
        assertThat(scene.answers(A).contains(new Choice.Done())).isEqualTo(noneDoes);
    }

    private static RaidScene checkedUp(String chooser, String bossChoices) {
        Card first = pokemon("First", "TEST", "94")
                .basic(90, COLORLESS)
                .ability("Ache", Always.trigger(Hook.CHECKUP, Likes.Simply.SELF, Do.putCounters(Those.self(), 1)))
                .build();
        return raid(2).option("checkupOrderChooser", chooser)
                .option("bossChoices", bossChoices)
                .active(B, spot(first))
                .over();
    }

    @Test
    @ForRule({"RAID-S8", "RAID-4"})
    @ForOption({"checkupOrderChooser=NEXT_TURN_PLAYER", "checkupOrderChooser=AFFECTED_OWNER"})
    void who_orders_a_checkup_before_the_turn_of_the_boss() {
        assertThat(checkedUp("NEXT_TURN_PLAYER", "BOSS").toAct())
                .as("the boss is next")
                .containsExactly(raid(2).boss());
        assertThat(checkedUp("NEXT_TURN_PLAYER", "PLAYERS").toAct()).containsExactly(A, B);
        RaidScene byChance = checkedUp("NEXT_TURN_PLAYER", "RANDOM");
        assertThat(byChance.active(B).counters())
                .as("and the players order the next one")
                .isEqualTo(1);
        assertThat(byChance.toAct()).containsExactly(A);
        assertThat(checkedUp("AFFECTED_OWNER", "BOSS").toAct()).containsExactly(B);
    }

    @Test
    @ForRule("RAID-OPT-5")
    @ForOption({"autoResolveForcedPublicChoice=true", "autoResolveForcedPublicChoice=false"})
    void a_choice_with_one_answer_is_asked_or_made() {
        for (boolean isMade : new boolean[] {true, false}) {
            RaidScene scene = raid(1).option("autoResolveForcedPublicChoice", Boolean.toString(isMade))
                    .boss(spot(boss("C", 200)).with(FIRE))
                    .bench(A, spot(ofHp(70)))
                    .over()
                    .answer(new Choice.OfPrize(A, 0));
            assertThat(scene.side(A).active() != null).isEqualTo(isMade);
        }
    }

    @Test
    @ForRule("RAID-OPT-4")
    @ForOption({"decisionCap=1000", "decisionCap=100000"})
    void after_so_many_decisions_it_is_over_without_a_winner() {
        RaidScene scene = raid(1).option("decisionCap", "1000").option("playerDeckOut", "NO_EFFECT");
        RaidScene other = raid(1).option("playerDeckOut", "NO_EFFECT");
        for (int decision = 1; decision <= 1000; decision++) {
            assertThat(scene.isOver()).isFalse();
            scene.pass(A);
            other.pass(A);
        }
        assertThat(scene.outcome().isCapped()).isTrue();
        assertThat(other.isOver()).isFalse();
    }

    @Test
    @ForRule("RAID-OPT-7")
    @ForOption({
        "difficulty=MEDIUM",
        "difficulty=EXTREMELY_HARD",
        "difficulty=CUSTOM",
        "bossAttackChoice=BOSS",
        "bossAttackChoice=RANDOM"
    })
    void a_difficulty_says_who_chooses_the_attack() {
        RaidScene medium = raid(1).option("difficulty", "MEDIUM")
                .boss(spot(boss("C", 10)).with(FIRE))
                .over();
        assertThat(medium.told(PokemonEvent.Attacked.class)).hasSize(1);
        RaidScene extreme = raid(1).option("difficulty", "EXTREMELY_HARD")
                .boss(spot(boss("C", 10)).with(FIRE))
                .over();
        assertThat(extreme.toAct()).containsExactly(extreme.boss());
        RaidScene custom = raid(1).option("bossAttackChoice", "BOSS")
                .option("difficulty", "CUSTOM")
                .boss(spot(boss("C", 10)).with(FIRE))
                .over();
        assertThat(custom.toAct()).containsExactly(custom.boss());
    }
}
