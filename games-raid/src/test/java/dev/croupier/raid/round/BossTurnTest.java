package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.DUD;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.DRAW_THREE;
import static dev.croupier.raid.round.TestCards.DRAW_TO_FIVE;
import static dev.croupier.raid.round.TestCards.FIND_ENERGY;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.RECOVER;
import static dev.croupier.raid.round.TestCards.WATER;
import static dev.croupier.raid.round.TestCards.hitter;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.verification.ForOption;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

/** The boss draws and plays. */
class BossTurnTest {
    private static final Card IONO = PokemonCards.card("PAL", "185");
    private static final Card RESEARCH = PokemonCards.card("JTG", "155");
    private static final Card JUDGE = PokemonCards.card("POR", "76");
    private static final Card EACH_DRAWS = TestCards.supporterThat(Do.draw(Whose.EVERYBODYS, HowManys.fixed(1)));
    private static final Card TOOL_A = PokemonCards.card("MEG", "166");
    private static final Card STADIUM_X = PokemonCards.card("TWM", "153");
    private static final Card STADIUM_Y = PokemonCards.card("SCR", "131");

    /** How many cards the boss has drawn in the turn that was just played. */
    private static int drawn(RaidScene scene, int deckBefore) {
        return deckBefore - scene.deckSize(scene.boss());
    }

    @Test
    @ForRule({"RAID-41", "RAID-42", "RAID-43", "RAID-E27"})
    void it_draws_one_for_each_player_and_one_and_what_its_cards_add() {
        RaidScene scene =
                raid(3).bossDeck(16, FIRE, DRAW_THREE, TOOL_A, STADIUM_Y).over();
        assertThat(drawn(scene, 20)).isEqualTo(7);
        assertThat(drawn(raid(3).over(), 20)).isEqualTo(4);
    }

    @Test
    @ForRule("RAID-42")
    void each_card_is_resolved_before_the_next_is_drawn() {
        RaidScene scene = raid(1).bossDeck(10, FIND_ENERGY, DUD, FIRE).chosen(0).over();
        assertThat(scene.told(PokemonEvent.Attached.class))
                .as("the Energy of the deck, found by the first card")
                .hasSize(1);
        int attached = scene.events().indexWhere(PokemonEvent.Attached.class::isInstance);
        int second = scene.events()
                .indexWhere(event -> event instanceof PokemonEvent.Moved moved
                        && moved.from() == PokemonEvent.Zone.DECK
                        && moved.cards().exists(cards -> cards.contains(DUD)));
        assertThat(attached).isLessThan(second);
    }

    @Test
    @ForRule("RAID-43")
    void until_so_many_in_hand_adds_so_many() {
        assertThat(drawn(raid(1).bossDeck(20, DRAW_TO_FIVE).over(), 21)).isEqualTo(2 + 5);
    }

    @Test
    @ForRule({"RAID-43", "RAID-S2"})
    void what_discards_or_shuffles_a_hand_does_nothing_to_it() {
        RaidScene research = raid(1).bossDeck(20, RESEARCH).over();
        assertThat(drawn(research, 21)).isEqualTo(2 + 7);
        RaidScene judge = raid(1).hand(A, FIRE).bossDeck(20, JUDGE).over();
        assertThat(drawn(judge, 21)).isEqualTo(2 + 4);
        assertThat(judge.hand(A)).as("four, and one as the turn begins").hasSize(5);
    }

    @Test
    @ForRule("RAID-S2")
    void a_cost_that_it_cannot_pay_keeps_a_card_from_doing_anything() {
        Card ultraBall = PokemonCards.card("MEG", "131");
        RaidScene scene = raid(1).bossDeck(10, ultraBall).over();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class)).isEmpty();
        assertThat(scene.discard(scene.boss())).contains("Ultra Ball");
    }

    @Test
    @ForRule({"RAID-E35", "RAID-D21", "RAID-17"})
    void iono_of_the_boss_is_of_all_players_and_draws_it_nothing() {
        RaidScene scene = raid(3).hand(A, FIRE, FIRE)
                .hand(B, WATER)
                .prizesLeft(B, 4)
                .prizesLeft(RaidScene.C, 1)
                .hand(RaidScene.C, FIRE)
                .bossDeck(20, IONO)
                .over();
        assertThat(scene.hand(A)).hasSize(6 + 1);
        assertThat(scene.hand(B)).hasSize(4 + 1);
        assertThat(scene.hand(RaidScene.C)).hasSize(1 + 1);
        assertThat(drawn(scene, 21)).isEqualTo(4);
    }

    @Test
    @ForRule("RAID-43")
    @ForOption("bossDrawLimit=EACH_CARD_ONCE")
    void a_card_that_was_resolved_in_the_turn_is_discarded_when_it_is_met_again() {
        RaidScene scene = raid(1).bossDeck(0, DRAW_THREE).bossDiscard(0, FIRE).over();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class)).hasSize(1);
        assertThat(scene.onBoss()).containsExactly("Fire Energy");
        assertThat(scene.round().owed()).isZero();
    }

    @Test
    @ForRule("RAID-43")
    @ForOption("bossDrawLimit=NONE")
    void or_it_is_resolved_again() {
        RaidScene scene = raid(3).option("bossDrawLimit", "NONE")
                .option("reshuffleLimit", "3")
                .bossDeck(0, DRAW_THREE)
                .bossDiscard(2, FIRE)
                .over();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class).size()).isGreaterThan(1);
    }

    @Test
    @ForRule("RAID-D29")
    @ForOption("bossDrawLimit=NONE")
    void draws_without_end_end_the_raid() {
        RaidScene scene = raid(1).option("bossDrawLimit", "NONE")
                .bossDeck(0, DRAW_THREE, DRAW_THREE, DRAW_THREE, DRAW_THREE)
                .over();
        assertThat(scene.isOver()).isTrue();
        assertThat(scene.outcome().reason().key()).isEqualTo(PokemonMessage.ENDED_LIMIT);
        assertThat(scene.playersWon() || scene.bossWon()).isFalse();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class)).hasSize(10_000);
        assertThat(scene.events().last()).isEqualTo(new PokemonEvent.Ended(PokemonMessage.ENDED_LIMIT.with()));
    }

    @Test
    @ForRule("RAID-D29")
    @ForOption("bossDrawLimit=NONE")
    void so_do_cards_that_fetch_each_other_without_end() {
        RaidScene scene = raid(1).option("bossDrawLimit", "NONE")
                .bossDeck(3, RECOVER, RECOVER)
                .over();
        assertThat(scene.outcome().reason().key()).isEqualTo(PokemonMessage.ENDED_LIMIT);
    }

    @Test
    @ForRule("RAID-43")
    void cards_that_fetch_each_other_come_to_an_end() {
        RaidScene scene = raid(1).bossDeck(3, RECOVER, RECOVER).over();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class).size()).isLessThanOrEqualTo(2);
        assertThat(scene.discard(scene.boss()).count("Recover"::equals)).isEqualTo(2);
    }

    @Test
    @ForRule({"RAID-44", "RAID-E30"})
    void what_would_go_to_its_hand_is_played_at_once() {
        RaidScene scene = raid(1).bossDeck(9, FIND_ENERGY, DUD, WATER).chosen(0).over();
        assertThat(scene.onBoss()).containsExactly("Water Energy");
        assertThat(drawn(scene, 12)).as("the two draws, and the Energy").isEqualTo(3);
    }

    @Test
    @ForRule("RAID-44")
    void what_it_takes_back_from_its_discard_pile_is_played_too() {
        RaidScene scene =
                raid(1).bossDeck(9, RECOVER).bossDiscard(0, DRAW_THREE).over();
        assertThat(drawn(scene, 10)).isEqualTo(2 + 3);
        assertThat(scene.discard(scene.boss())).contains("Recover", "Draw Three");
    }

    @Test
    @ForRule({"RAID-45", "RAID-E28"})
    void tools_replace_each_other_and_any_number_of_energy_is_attached() {
        Card toolB = PokemonCards.card("TEF", "154");
        RaidScene scene = raid(4).bossDeck(9, TOOL_A, toolB, FIRE, FIRE, WATER).over();
        assertThat(scene.bossPokemon().tools().map(placed -> placed.card())).containsExactly(toolB);
        assertThat(scene.discard(scene.boss())).containsExactly(TOOL_A.name());
        assertThat(scene.bossPokemon().energy()).hasSize(3);
    }

    @Test
    @ForRule({"RAID-45", "RAID-E29", "RAID-64"})
    void a_stadium_takes_the_place_of_the_one_in_play() {
        RaidScene scene =
                raid(2).stadium(STADIUM_X, A).bossDeck(9, STADIUM_Y, STADIUM_Y).over();
        assertThat(scene.stadium()).isEqualTo(STADIUM_Y.name());
        assertThat(scene.discard(A)).containsExactly(STADIUM_X.name());
        assertThat(scene.discard(scene.boss())).contains(STADIUM_Y.name());
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class)).hasSize(1);
    }

    @Test
    @ForRule("RAID-45")
    void any_number_of_supporters_and_items_is_resolved() {
        RaidScene scene =
                raid(3).bossDeck(20, DRAW_THREE, DRAW_TO_FIVE, FIND_ENERGY).over();
        assertThat(scene.told(PokemonEvent.TrainerPlayed.class)).hasSize(3);
        assertThat(drawn(scene, 23)).isEqualTo(4 + 3 + 5);
    }

    @Test
    @ForRule({"RAID-47", "RAID-2"})
    void a_pokemon_that_it_draws_is_discarded() {
        RaidScene scene = raid(1).over();
        assertThat(scene.discard(scene.boss())).containsExactly("Dud", "Dud");
        assertThat(scene.side(scene.boss()).inPlay()).hasSize(1);
    }

    @Test
    @ForRule({"RAID-48", "RAID-E24"})
    void the_discard_pile_becomes_the_deck_when_a_card_is_to_be_drawn() {
        RaidScene scene = raid(3).bossDeck(1, FIRE).bossDiscard(6).over();
        assertThat(scene.round().reshuffles()).isEqualTo(1);
        assertThat(scene.onBoss()).hasSize(1);
        assertThat(scene.deckSize(scene.boss())).as("six and one, less two").isEqualTo(5);
        assertThat(scene.discard(scene.boss())).hasSize(2);
    }

    @Test
    @ForRule({"RAID-48", "RAID-D26"})
    void when_both_are_empty_it_draws_no_more() {
        RaidScene scene = raid(3).bossDeck(0, FIRE).over();
        assertThat(scene.onBoss()).hasSize(1);
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.round().owed()).isZero();
    }

    @Test
    @ForRule({"RAID-48", "RAID-E26"})
    @ForOption("reshuffleWhen=ON_DEMAND")
    void a_card_that_is_being_resolved_is_not_in_the_new_deck() {
        RaidScene scene = raid(1).bossDeck(0, DRAW_THREE)
                .bossDiscard(0, FIRE, FIRE, FIRE, FIRE, FIRE)
                .over();
        assertThat(scene.onBoss()).as("three, and the second card of the turn").hasSize(4);
        assertThat(scene.deckSize(scene.boss())).isEqualTo(1);
        assertThat(scene.discard(scene.boss())).containsExactly("Draw Three");
        assertThat(scene.round().reshuffles()).isEqualTo(1);
    }

    @Test
    @ForRule("RAID-48")
    @ForOption({"reshuffleWhen=ON_EMPTY", "reshuffleWhen=ON_DEMAND"})
    void or_as_soon_as_the_deck_is_empty() {
        RaidScene late = raid(1).bossDeck(2).bossDiscard(4).over();
        assertThat(late.deckSize(late.boss())).isZero();
        assertThat(late.discard(late.boss())).hasSize(6);
        RaidScene early = raid(1).option("reshuffleWhen", "ON_EMPTY")
                .bossDeck(2)
                .bossDiscard(4)
                .over();
        assertThat(early.deckSize(early.boss()))
                .as("four, and the first that was drawn")
                .isEqualTo(5);
        assertThat(early.discard(early.boss())).hasSize(1);
    }

    @Test
    @ForRule("RAID-48")
    @ForOption("reshuffleWhen=ON_EMPTY")
    void also_when_a_text_takes_its_last_card() {
        RaidScene scene = raid(1).option("reshuffleWhen", "ON_EMPTY")
                .bossDeck(1)
                .bossDiscard(4)
                .active(
                        A,
                        spot(hitter(
                                0,
                                after(new Deck.Mill(Whose.OPPONENTS, HowManys.fixed(1), PokemonEvent.Zone.DISCARD)))))
                .attack(A, "Hit");
        assertThat(scene.round().reshuffles()).isEqualTo(1);
        assertThat(scene.deckSize(scene.boss())).as("five, less two drawn").isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-D28", "RAID-45"})
    void an_item_that_a_text_of_the_players_forbids_is_discarded() {
        RaidScene scene = raid(2).active(A, spot(hitter(0, after(Do.opponentsCannotPlay(Passive.Forbidden.PLAY_ITEM)))))
                .bossDeck(20, TestCards.HEAL_SIXTY)
                .boss(spot(TestCards.BOSS).damaged(2))
                .attack(A, "Hit")
                .pass(B);
        assertThat(scene.milled()).as("not healed").isEqualTo(1);
        assertThat(scene.discard(scene.boss())).contains("Heal Sixty");
    }

    @Test
    @ForRule({"RAID-20", "RAID-6"})
    void it_draws_and_plays_in_the_turn_of_the_players_when_their_part_is_done() {
        RaidScene scene =
                raid(2).hand(A, JUDGE).bossDeck(0, FIRE, WATER, DUD, DUD).playTrainer(A, JUDGE);
        assertThat(scene.hand(A)).hasSize(4);
        assertThat(scene.hand(B)).hasSize(4);
        assertThat(scene.onBoss()).hasSize(2);
        assertThat(drawn(scene, 4)).isEqualTo(4);
        assertThat(scene.toAct()).containsExactly(A, B);
        assertThat(scene.turnNumber()).isEqualTo(3);
        int lastOfPlayers = scene.events()
                .lastIndexWhere(event -> event instanceof PokemonEvent.Moved moved
                        && !moved.owner().equals(scene.boss())
                        && moved.to() == PokemonEvent.Zone.HAND);
        int firstOfBoss = scene.events()
                .indexWhere(event -> event instanceof PokemonEvent.Moved moved
                        && moved.owner().equals(scene.boss()));
        assertThat(firstOfBoss).isGreaterThan(lastOfPlayers);
    }

    @Test
    @ForRule({"RAID-D13", "RAID-20", "RAID-35"})
    void what_it_heals_then_is_what_was_dealt_before() {
        RaidScene scene = raid(2).hand(B, EACH_DRAWS)
                .active(A, spot(hitter(20)))
                .active(B, spot(hitter(80)))
                .bossDeck(9, TestCards.HEAL_SIXTY)
                .attack(A, "Hit")
                .playTrainer(B, EACH_DRAWS);
        assertThat(scene.recorded()).isZero();
        scene.attack(B, "Hit");
        assertThat(scene.milled()).isEqualTo(4);
    }
}
