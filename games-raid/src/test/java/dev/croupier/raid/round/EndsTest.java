package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.tool;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.C;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.boss;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.PokemonAction.PlayBasic;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.SpecialCondition;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Knock Outs, Prizes, who is out, and who has won. */
class EndsTest {
    private static final Card STADIUM = PokemonCards.card("TWM", "153");

    private static final Card EX =
            pokemon("Some ex", "TEST", "83").basic(60, COLORLESS).ex().build();

    private static RaidScene.Spot strong() {
        return spot(boss("C", 200)).with(FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE, FIRE);
    }

    private static RaidScene.Spot[] bench(int count, Card card) {
        RaidScene.Spot[] bench = new RaidScene.Spot[count];
        for (int i = 0; i < count; i++) {
            bench[i] = spot(card);
        }
        return bench;
    }

    /** Everything that is asked is answered with the first choice. */
    private static RaidScene answered(RaidScene scene) {
        while (!scene.isOver() && scene.state().pending() instanceof Asking) {
            Seat seat = scene.toAct().head();
            scene.answer(seat, scene.answers(seat).head());
        }
        return scene;
    }

    private static RaidScene round(RaidScene scene) {
        return answered(scene.over());
    }

    private static Seq<String> toldOfWhoIsOut(RaidScene scene) {
        return scene.told(PokemonEvent.Left.class).map(out -> out.message().english());
    }

    @ParameterizedTest
    @CsvSource({"EX,2", "V,2", "GX,2", "VMAX,3", "TAG_TEAM,3", "V_UNION,3", "RADIANT,1"})
    @ForRule("RAID-60")
    void a_player_takes_own_prizes_as_many_as_it_is_worth(Tag tag, int worth) {
        Card card =
                pokemon("Tagged", "TEST", "80").basic(60, COLORLESS).tags(tag).build();
        RaidScene scene = round(raid(2).boss(strong())
                .active(A, spot(card))
                .active(B, spot(ofHp(300)))
                .bench(A, spot(TestCards.DUD)));
        assertThat(scene.side(A).prizes().left()).isEqualTo(6 - worth);
        assertThat(scene.hand(A)).as("and the card of the turn").hasSize(worth + 1);
        assertThat(scene.side(B).prizes().left()).isEqualTo(6);
    }

    @Test
    @ForRule("RAID-60")
    void a_mega_evolution_ex_is_worth_three() {
        RaidScene scene = round(raid(1).boss(spot(boss("C", 500)).with(FIRE))
                .active(A, spot(PokemonCards.named("Mega Kangaskhan ex").head()))
                .bench(A, spot(TestCards.DUD)));
        assertThat(scene.side(A).prizes().left()).isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-60", "RAID-D9"})
    void by_whatever_it_is_knocked_out() {
        RaidScene poison = round(raid(1).active(A, spot(ofHp(10)).having(SpecialCondition.POISONED))
                .bench(A, spot(TestCards.DUD)));
        assertThat(poison.side(A).prizes().left()).isEqualTo(5);
        RaidScene own = answered(raid(2).active(A, spot(TestCards.hitter(0, after(Do.knockOutSelf()))))
                .bench(A, spot(TestCards.DUD))
                .attack(A, "Hit"));
        assertThat(own.side(A).prizes().left()).isEqualTo(5);
        assertThat(own.hand(A)).hasSize(1);
        assertThat(own.toAct()).containsExactly(B);
    }

    @Test
    @ForRule({"RAID-61", "RAID-E43"})
    @ForOption("eliminationRule=ON_LAST_PRIZE_TAKEN")
    void who_takes_the_last_prize_is_out() {
        RaidScene scene = round(raid(2).boss(strong())
                .prizesLeft(A, 2)
                .active(A, spot(EX))
                .active(B, spot(ofHp(300)))
                .bench(A, spot(TestCards.DUD)));
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.toAct()).containsExactly(B);
        assertThat(toldOfWhoIsOut(scene)).containsExactly("seat 0 dropped out: the last Prize is taken");
    }

    @Test
    @ForRule({"RAID-61", "RAID-D8", "RAID-E43"})
    @ForOption({"eliminationRule=ON_PRIZE_UNAVAILABLE", "preset=handbook"})
    void or_who_cannot_take_one() {
        RaidScene scene = round(raid(2).rules(RaidRules.handbook())
                .boss(strong())
                .prizesLeft(A, 2)
                .active(A, spot(EX))
                .active(B, spot(ofHp(900)))
                .bench(A, spot(TestCards.DUD), spot(TestCards.DUD)));
        assertThat(scene.side(A).atTable()).isTrue();
        assertThat(scene.side(A).prizes().left()).isZero();
        round(scene);
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(toldOfWhoIsOut(scene))
                .containsExactly("seat 0 dropped out: more Prizes were to be taken than are left");
    }

    @Test
    @ForRule({"RAID-61", "RAID-D8"})
    @ForOption("eliminationRule=ON_PRIZE_UNAVAILABLE")
    void with_one_left_and_two_owed_the_player_is_out() {
        RaidScene scene = round(raid(2).option("eliminationRule", "ON_PRIZE_UNAVAILABLE")
                .boss(strong())
                .prizesLeft(A, 1)
                .active(A, spot(EX))
                .active(B, spot(ofHp(300)))
                .bench(A, spot(TestCards.DUD)));
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.side(A).taken()).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({"ON_LAST_PRIZE_TAKEN,6", "ON_PRIZE_UNAVAILABLE,7"})
    @ForRule({"RAID-61", "RAID-E45", "RAID-65"})
    void six_or_seven_knock_outs_are_enough(String value, int enough) {
        RaidScene scene = raid(1).option("eliminationRule", value)
                .boss(strong())
                .bossDeck(40)
                .active(A, spot(TestCards.DUD))
                .bench(A, bench(5, TestCards.DUD))
                .hand(A, TestCards.DUD, TestCards.DUD)
                .deck(A, energy(20));
        int rounds = 0;
        PlayBasic another = new PlayBasic(A, TestCards.DUD);
        while (!scene.isOver()) {
            round(scene.isLegal(another) ? scene.play(another) : scene);
            rounds++;
        }
        assertThat(rounds).isEqualTo(enough);
        assertThat(scene.bossWon()).isTrue();
    }

    private static Card[] energy(int count) {
        Card[] cards = new Card[count];
        java.util.Arrays.fill(cards, FIRE);
        return cards;
    }

    @Test
    @ForRule({"RAID-61", "RAID-E45"})
    void two_worth_three_are_enough() {
        Card vmax = pokemon("Great VMAX", "TEST", "81")
                .basic(60, COLORLESS)
                .tags(Tag.VMAX)
                .build();
        RaidScene scene = round(raid(1).boss(strong()).active(A, spot(vmax)).bench(A, spot(vmax), spot(TestCards.DUD)));
        assertThat(scene.isOver()).isFalse();
        assertThat(round(scene).bossWon()).isTrue();
    }

    @Test
    @ForRule("RAID-62")
    void all_leave_then_all_take_prizes_then_players_drop_out_then_the_others_choose() {
        RaidScene scene = raid(3).boss(strong())
                .prizesLeft(B, 1)
                .bench(A, spot(ofHp(70)), spot(ofHp(80)))
                .bench(B, spot(TestCards.DUD))
                .bench(C, spot(ofHp(70)), spot(ofHp(80)))
                .over();
        assertThat(scene.toAct()).containsExactly(A);
        assertThat(scene.side(C).active()).as("all have left").isNull();
        scene.answer(new Choice.OfPrize(A, 0));
        assertThat(scene.toAct()).containsExactly(C);
        assertThat(scene.side(B).atTable())
                .as("not before all Prizes are taken")
                .isTrue();
        scene.answer(new Choice.OfPrize(C, 0));
        assertThat(scene.side(B).atTable()).isFalse();
        assertThat(scene.answers(A)).as("then who is next").hasSize(2);
        answered(scene);
        assertThat(scene.toAct()).containsExactly(A, C);
    }

    @Test
    @ForRule({"RAID-63", "RAID-E52"})
    @ForOption("noPokemonRule=ELIMINATED")
    void who_has_no_pokemon_is_out() {
        RaidScene scene = round(raid(2).boss(strong()).prizesLeft(A, 4).active(B, spot(ofHp(300))));
        assertThat(scene.side(A).prizes().left()).isEqualTo(3);
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.isOver()).isFalse();
        assertThat(toldOfWhoIsOut(scene)).containsExactly("seat 0 dropped out: no Pokémon is left in play");
    }

    @Test
    @ForRule("RAID-63")
    @ForOption("noPokemonRule=NO_EFFECT")
    void or_stays_in_the_game() {
        RaidScene scene = round(raid(1).option("noPokemonRule", "NO_EFFECT")
                .boss(strong())
                .hand(A, TestCards.DUD)
                .prizesLeft(A, 4));
        assertThat(scene.side(A).atTable()).isTrue();
        assertThat(scene.toAct()).containsExactly(A);
        scene.play(new PlayBasic(A, TestCards.DUD));
        answered(scene);
        assertThat(scene.active(A).card()).isEqualTo(TestCards.DUD);
    }

    @Test
    @ForRule("RAID-64")
    void the_cards_of_who_is_out_are_gone_but_for_a_stadium() {
        RaidScene scene = round(raid(2).boss(strong())
                .prizesLeft(A, 1)
                .active(B, spot(ofHp(300)))
                .bench(A, spot(TestCards.DUD))
                .stadium(STADIUM, A));
        assertThat(scene.side(A).atTable()).isFalse();
        assertThat(scene.side(A).hasPokemon()).isFalse();
        assertThat(scene.stadium()).isEqualTo(STADIUM.name());
    }

    @Test
    @ForRule("RAID-65")
    void when_all_are_out_the_boss_has_won_at_once() {
        RaidScene scene = raid(2).prizesLeft(A, 1)
                .prizesLeft(B, 1)
                .active(A, spot(TestCards.hitter(0, after(Do.knockOutSelf()))))
                .active(B, spot(TestCards.hitter(0, after(Do.knockOutSelf()))))
                .attack(A, "Hit");
        assertThat(scene.isOver()).isFalse();
        scene.attack(B, "Hit");
        assertThat(scene.bossWon()).isTrue();
        assertThat(scene.turnNumber()).as("in the turn of the players").isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-67", "RAID-55", "RAID-D25", "RAID-E47"})
    void when_its_attack_takes_the_last_player_out_nothing_is_milled() {
        RaidScene scene = raid(2).bossDeck(6)
                .bossDiscard(1)
                .boss(spot(boss("", 200)).damaged(14))
                .prizesLeft(A, 1)
                .prizesLeft(B, 1)
                .over();
        assertThat(scene.bossWon()).isTrue();
        assertThat(scene.milled()).isZero();
    }

    @Test
    @ForRule({"RAID-67", "RAID-55", "RAID-66", "RAID-E48"})
    void when_one_survives_the_mill_decides() {
        RaidScene scene = raid(2).bossDeck(6)
                .bossDiscard(1)
                .boss(spot(boss("", 200)).damaged(14))
                .prizesLeft(A, 1)
                .prizesLeft(B, 1)
                .active(B, spot(ofHp(210)))
                .over();
        assertThat(scene.playersWon()).isTrue();
        assertThat(scene.milled()).isEqualTo(7);
        assertThat(scene.outcome().utility(A)).as("the whole team").isPositive();
    }

    @Test
    @ForRule({"RAID-68", "RAID-D12", "RAID-E50"})
    void poison_before_the_turn_of_the_boss_takes_the_last_player_out() {
        RaidScene scene = raid(1).bossDeck(2)
                .boss(spot(TestCards.BOSS).damaged(50))
                .prizesLeft(A, 1)
                .active(A, spot(ofHp(10)).having(SpecialCondition.POISONED))
                .bench(A, spot(TestCards.DUD))
                .over();
        assertThat(scene.bossWon()).isTrue();
        assertThat(scene.milled()).isZero();
        assertThat(scene.turnNumber()).isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-68", "RAID-D12", "RAID-D25"})
    void after_the_mill_it_comes_too_late() {
        RaidScene scene = raid(1).bossDeck(2)
                .boss(spot(TestCards.BOSS).damaged(50))
                .prizesLeft(A, 1)
                .active(A, spot(ofHp(20)).having(SpecialCondition.POISONED))
                .bench(A, spot(TestCards.DUD))
                .over();
        assertThat(scene.playersWon()).isTrue();
        RaidScene late = raid(1).prizesLeft(A, 1)
                .active(A, spot(ofHp(20)).having(SpecialCondition.POISONED))
                .bench(A, spot(TestCards.DUD))
                .over();
        assertThat(late.bossWon()).as("nothing was owed").isTrue();
        assertThat(late.told(PokemonEvent.CheckupBegan.class)).hasSize(2);
    }

    @Test
    @ForRule("RAID-55")
    void what_happens_at_the_end_of_the_turn_comes_before_the_mill() {
        Card hurting = tool("Hurting", "TEST", "82")
                .passive(Always.trigger(
                        Hook.TURN_ENDS, Likes.Simply.SELF, Whens.yourTurn(), Do.putCounters(Those.self(), 2)))
                .build();
        RaidScene scene =
                raid(1).boss(spot(TestCards.BOSS).with(hurting).damaged(3)).over();
        assertThat(scene.milled()).isEqualTo(5);
    }

    @Test
    @ForRule({"RAID-OPT-2", "RAID-OPT-3"})
    @ForOption({"turnLimit=0", "turnLimit=4", "actionsPerTurnLimit=0", "actionsPerTurnLimit=2", "preset=house"})
    void limits_end_it_without_a_winner() {
        RaidScene turns = raid(1).option("turnLimit", "4").over();
        assertThat(turns.isOver()).isTrue();
        assertThat(turns.playersWon() || turns.bossWon()).isFalse();
        assertThat(raid(1).over().isOver()).isFalse();
        RaidScene actions = raid(3).option("actionsPerTurnLimit", "2").pass(A);
        assertThat(actions.isOver()).isFalse();
        assertThat(actions.pass(B).isOver()).isTrue();
        assertThat(actions.playersWon() || actions.bossWon()).isFalse();
        assertThat(raid(3).pass(A).pass(B).isOver()).isFalse();
    }
}
