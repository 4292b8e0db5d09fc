package dev.croupier.pokemon.knockout;

import static dev.croupier.pokemon.Scene.OPPONENT;
import static dev.croupier.pokemon.Scene.YOU;
import static dev.croupier.pokemon.Scene.scene;
import static dev.croupier.pokemon.Scene.spot;
import static dev.croupier.pokemon.TestCards.BEAR_EX;
import static dev.croupier.pokemon.TestCards.DOUBLE;
import static dev.croupier.pokemon.TestCards.FIRE;
import static dev.croupier.pokemon.TestCards.FOX;
import static dev.croupier.pokemon.TestCards.KIT;
import static dev.croupier.pokemon.TestCards.PUP;
import static dev.croupier.pokemon.TestCards.basic;
import static dev.croupier.pokemon.TestCards.item;
import static dev.croupier.pokemon.TestCards.stadium;
import static dev.croupier.pokemon.TestCards.tool;
import static dev.croupier.pokemon.card.Write.base;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.Scene;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.when.Whens;
import dev.croupier.pokemon.which.Likes;
import dev.croupier.pokemon.which.Those;
import dev.croupier.pokemon.which.Those.Where;
import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class KnockOutTest {
    /** 200 to itself and to the opponent's Active Pokémon. */
    private static final Card BOMB = basic("Bomb", 60, EnergyType.FIRE)
            .attack("Blast", "", 200, base(Do.hit(Those.self(), 200)))
            .build();

    private static Choice prize(Seat seat, int place) {
        return new Choice.OfPrize(seat, place);
    }

    @Test
    @ForRule({"PKM-KO-1", "PKM-KO-3", "PKM-KO-4", "PKM-ZONE-1", "PKM-ZONE-5", "PKM-R39"})
    void a_knocked_out_pokemon_goes_with_all_cards_to_the_discard_pile_for_a_prize_and_a_new_active_one() {
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(KIT, FOX).with(FIRE, DOUBLE).damaged(4))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Bite");
        assertThat(scene.discard(OPPONENT))
                .containsExactlyInAnyOrder("Kit", "Fox", "Fire Energy", "Test Double Energy");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.answers()).hasSize(6);
        scene.answer(prize(YOU, 2));
        assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        assertThat(scene.side(YOU).prizes().isThere(2)).isFalse();
        assertThat(scene.state().turn().number()).isEqualTo(3);
        scene.answer(scene.bench(OPPONENT, 1));
        assertThat(scene.active(OPPONENT).name()).isEqualTo("Pup");
        assertThat(scene.state().turn().number()).isEqualTo(4);
    }

    @Test
    @ForRule({"PKM-KO-1", "PKM-R35", "PKM-R36"})
    void a_fall_of_hp_is_seen_when_the_text_is_done_and_not_inside_it() {
        Card belt = tool("Belt")
                .passive(Always.changes(Hook.HP, Likes.Simply.SELF, 50))
                .build();
        Card saw = item(
                "Saw",
                Do.discardAllAttached(
                        Those.theirs(Where.IN_PLAY), Kinds.ofSort(dev.croupier.pokemon.table.Face.Sort.TOOL)),
                Do.draw(1));
        Scene scene = scene().active(YOU, spot(KIT))
                .hand(YOU, saw)
                .active(OPPONENT, spot(KIT).with(belt).damaged(7))
                .bench(OPPONENT, spot(KIT).with(belt).damaged(7), spot(PUP))
                .playTrainer(saw);
        assertThat(scene.side(YOU).hand().size()).isEqualTo(1);
        assertThat(scene.discard(OPPONENT)).containsExactlyInAnyOrder("Kit", "Kit", "Belt", "Belt");
        scene.answer(prize(YOU, 0)).answer(prize(YOU, 1)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        assertThat(scene.side(YOU).prizes().left()).isEqualTo(4);
    }

    @Test
    @ForRule({"PKM-KO-2", "PKM-R42", "PKM-KIND-1", "PKM-KIND-3", "PKM-KIND-6", "PKM-KIND-7", "PKM-KIND-8", "PKM-KIND-10"
    })
    void how_many_prizes_a_pokemon_is_worth_follows_from_what_it_is() {
        assertThat(worth(basic("Plain", 10, EnergyType.FIRE).build())).isEqualTo(1);
        assertThat(worth(basic("Rad", 10, EnergyType.FIRE).radiant().build())).isEqualTo(1);
        assertThat(worth(basic("Ex", 10, EnergyType.FIRE).ex().build())).isEqualTo(2);
        assertThat(worth(basic("MegaEx", 10, EnergyType.FIRE).ex().mega().build()))
                .isEqualTo(3);
        assertThat(worth(basic("V", 10, EnergyType.FIRE).v().build())).isEqualTo(2);
        assertThat(worth(basic("Gx", 10, EnergyType.FIRE).gx().build())).isEqualTo(2);
        assertThat(worth(basic("Team", 10, EnergyType.FIRE).gx().tagTeam().build()))
                .isEqualTo(3);
        assertThat(worth(basic("EX", 10, EnergyType.FIRE).upperEx().build())).isEqualTo(2);
        assertThat(worth(Write.pokemon("MegaEX", "TST", "1")
                        .megaOf("EX", 10, EnergyType.FIRE)
                        .build()))
                .isEqualTo(2);
        assertThat(worth(Write.pokemon("Vmax", "TST", "1")
                        .vmax("V", 10, EnergyType.FIRE)
                        .build()))
                .isEqualTo(3);
        assertThat(worth(Write.pokemon("Vstar", "TST", "1")
                        .vstar("V", 10, EnergyType.FIRE)
                        .build()))
                .isEqualTo(2);
        assertThat(worth(Write.pokemon("Union", "TST", "1")
                        .vUnion(10, EnergyType.FIRE)
                        .build()))
                .isEqualTo(3);
    }

    private static int worth(Card card) {
        return PrizeWorth.printed(card.tags());
    }

    @Test
    @ForRule({"PKM-KO-2", "PKM-R40", "PKM-R41", "PKM-S16"})
    void more_and_fewer_prizes_add_up_and_none_beats_both() {
        Passive more =
                new Passive.PrizeChange(Likes.theirs(), Likes.Simply.ANY, true, Whens.always(), 1, false, null, false);
        Passive none = new Passive.PrizeChange(
                Likes.Simply.SELF, Likes.Simply.ANY, false, Whens.always(), 0, true, null, false);
        Card ring = tool("Ring").passive(more).build();
        Card ghost = basic("Ghost", 50, EnergyType.FIRE).passive(none).build();
        Passive fewer = new Passive.PrizeChange(
                Likes.Simply.SELF, Likes.Simply.ANY, false, Whens.always(), -2, false, null, false);
        Card poor = basic("Poor", 50, EnergyType.FIRE).passive(fewer).build();
        Scene two = scene().active(YOU, spot(KIT).with(ring))
                .active(OPPONENT, spot(KIT).damaged(1))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Bite")
                .answer(prize(YOU, 0))
                .answer(prize(YOU, 1));
        assertThat(two.side(YOU).taken()).isEqualTo(2);
        assertThat(two.state().side(OPPONENT).active()).isNull();
        for (Card[] held : new Card[][] {{}, {ring}}) {
            Scene few = scene().active(YOU, spot(KIT).with(held))
                    .active(OPPONENT, spot(poor))
                    .bench(OPPONENT, spot(PUP), spot(PUP))
                    .attack("Bite");
            assertThat(few.game().turn(few.state()).toAct()).containsExactly(OPPONENT);
            assertThat(few.side(YOU).taken()).isZero();
        }
        Scene one = scene().active(YOU, spot(KIT).with(ring))
                .active(
                        OPPONENT,
                        spot(basic("Meek", 50, EnergyType.FIRE)
                                .ex()
                                .passive(fewer)
                                .build()))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Bite")
                .answer(prize(YOU, 0));
        assertThat(one.game().turn(one.state()).toAct()).containsExactly(OPPONENT);
        assertThat(one.side(YOU).taken()).isEqualTo(1);
        Scene zero = scene().active(YOU, spot(KIT).with(ring))
                .active(OPPONENT, spot(ghost))
                .bench(OPPONENT, spot(PUP), spot(PUP))
                .attack("Bite");
        assertThat(zero.game().turn(zero.state()).toAct()).containsExactly(OPPONENT);
        assertThat(zero.side(YOU).taken()).isZero();
    }

    @Test
    @ForRule({"PKM-KO-5", "PKM-Q19", "PKM-S14", "PKM-S15"})
    void of_two_knock_outs_at_once_all_prizes_are_taken_then_the_next_player_chooses_first() {
        Scene scene = scene().active(YOU, spot(BOMB))
                .bench(YOU, spot(PUP))
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(KIT))
                .attack("Blast");
        scene.answer(prize(YOU, 0)).answer(prize(YOU, 1)).answer(prize(OPPONENT, 0));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.bench(YOU, 0));
        assertThat(scene.active(YOU).name()).isEqualTo("Pup");
        assertThat(scene.state().turn().number()).isEqualTo(4);
    }

    @Test
    @ForRule({"PKM-KO-5", "PKM-S18", "PKM-R49"})
    void what_a_knock_out_sets_off_is_done_before_it_leaves_and_not_to_itself() {
        Passive saves = Always.trigger(
                Hook.KNOCKED_OUT,
                Likes.Simply.SELF,
                new Attachments.AllAttached(Do.ATTACHED, Those.self(), Kinds.Simply.ENERGY),
                Do.choose(Those.yours(Where.IN_PLAY)),
                new Attachments.MoveAttached(Do.ATTACHED, Do.chosen()));
        Card giver =
                basic("Giver", 50, EnergyType.FIRE).ability("Legacy", saves).build();
        Scene scene = scene().active(YOU, spot(KIT))
                .active(OPPONENT, spot(giver).with(FIRE))
                .bench(OPPONENT, spot(PUP), spot(KIT))
                .attack("Bite");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        assertThat(scene.answers()).hasSize(2);
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.bench(OPPONENT, 0).energy()).hasSize(1);
        assertThat(scene.discard(OPPONENT)).containsExactly("Giver");
    }

    @Test
    @ForRule({"PKM-KO-6", "PKM-Q26"})
    void who_is_owed_more_prizes_than_are_left_takes_those_one_at_a_time() {
        Scene scene = scene().active(YOU, spot(BEAR_EX))
                .prizesLeft(YOU, 1)
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(PUP))
                .attack("Maul");
        assertThat(scene.game().outcome(scene.state()).get().isWinner(YOU)).isTrue();
        Scene two = scene().active(YOU, spot(BEAR_EX))
                .prizesLeft(YOU, 2)
                .active(OPPONENT, spot(BEAR_EX))
                .bench(OPPONENT, spot(PUP))
                .attack("Maul");
        assertThat(two.events().count(PokemonEvent.PrizeTaken.class::isInstance))
                .isEqualTo(2);
    }

    @Test
    @ForRule({"PKM-ZONE-2", "PKM-R95", "PKM-S31"})
    void a_bench_that_shrinks_is_cut_by_the_player_of_the_limiting_card_first_without_prizes() {
        Card den = stadium("Den")
                .passive(new Passive.BenchRoom(Passive.Who.EVERYBODY, Whens.always(), 3))
                .build();
        Scene scene = scene().active(YOU, spot(KIT))
                .hand(YOU, den)
                .bench(YOU, spot(PUP), spot(PUP), spot(KIT), spot(PUP))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(KIT))
                .playTrainer(den);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.bench(YOU, 2));
        assertThat(scene.discard(YOU)).containsExactly("Kit");
        scene.answer(scene.bench(OPPONENT, 4)).answer(scene.bench(OPPONENT, 0));
        assertThat(scene.side(OPPONENT).bench()).hasSize(3);
        assertThat(scene.side(YOU).taken() + scene.side(OPPONENT).taken()).isZero();
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
    }

    @Test
    @ForRule({"PKM-ZONE-2", "PKM-R95"})
    void of_a_stadium_that_made_room_and_one_that_limits_the_player_of_the_latter_is_the_first_to_discard() {
        Card hall = stadium("Hall")
                .passive(new Passive.BenchRoom(Passive.Who.EVERYBODY, Whens.always(), 8))
                .build();
        Card den = stadium("Den")
                .passive(new Passive.BenchRoom(Passive.Who.EVERYBODY, Whens.always(), 4))
                .build();
        Scene scene = scene().active(YOU, spot(KIT))
                .hand(YOU, den)
                .stadium(hall, OPPONENT)
                .bench(YOU, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(KIT))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP))
                .playTrainer(den);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.bench(YOU, 5)).answer(scene.bench(YOU, 0));
        assertThat(scene.side(YOU).bench()).hasSize(4);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
    }

    @Test
    @ForRule({"PKM-ZONE-2", "PKM-R95"})
    void when_a_stadium_that_made_room_leaves_its_player_is_the_first_to_discard() {
        Card hall = stadium("Hall")
                .passive(new Passive.BenchRoom(Passive.Who.EVERYBODY, Whens.always(), 8))
                .build();
        Card park = stadium("Park").build();
        Scene scene = scene().active(YOU, spot(KIT))
                .hand(YOU, park)
                .stadium(hall, OPPONENT)
                .bench(YOU, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(KIT))
                .active(OPPONENT, spot(PUP))
                .bench(OPPONENT, spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP), spot(PUP))
                .playTrainer(park);
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(OPPONENT);
        scene.answer(scene.bench(OPPONENT, 0));
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
        scene.answer(scene.bench(YOU, 5));
        assertThat(scene.discard(YOU)).containsExactly("Kit");
        assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(YOU);
    }
}
