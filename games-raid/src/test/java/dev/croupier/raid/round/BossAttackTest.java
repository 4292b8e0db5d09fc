package dev.croupier.raid.round;

import static dev.croupier.pokemon.card.Write.after;
import static dev.croupier.pokemon.card.Write.base;
import static dev.croupier.pokemon.card.Write.onceAGame;
import static dev.croupier.pokemon.card.Write.pokemon;
import static dev.croupier.pokemon.card.Write.specialEnergy;
import static dev.croupier.pokemon.card.Write.use;
import static dev.croupier.pokemon.table.EnergyType.COLORLESS;
import static dev.croupier.raid.round.RaidScene.A;
import static dev.croupier.raid.round.RaidScene.B;
import static dev.croupier.raid.round.RaidScene.C;
import static dev.croupier.raid.round.RaidScene.raid;
import static dev.croupier.raid.round.RaidScene.spot;
import static dev.croupier.raid.round.TestCards.FIRE;
import static dev.croupier.raid.round.TestCards.WATER;
import static dev.croupier.raid.round.TestCards.boss;
import static dev.croupier.raid.round.TestCards.ofHp;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.card.Always;
import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Hook;
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

/** The boss attacks and pays for it; its Abilities; what its Trainers ask for. */
class BossAttackTest {
    private static final Card BOSSS_ORDERS = PokemonCards.card("MEG", "114");
    private static final Card ESCAPE_ROPE = PokemonCards.card("BST", "125");
    private static final Card PARALYZING_GAZE = PokemonCards.card("EX", "144");
    private static final Card DOUBLE =
            specialEnergy("Double", "TEST", "60").provides(COLORLESS, COLORLESS).build();
    private static final Card TWO_ATTACKS = pokemon("Boss", "TEST", "61")
            .basic(300, COLORLESS)
            .attack("Small", "CC", 20)
            .attack("Great", "CCCC", 50)
            .build();

    private static int damage(RaidScene scene, Seat seat) {
        return 10 * scene.active(seat).counters();
    }

    @Test
    @ForRule({"RAID-49", "RAID-53", "RAID-60", "RAID-E33"})
    void it_attacks_the_active_pokemon_of_all() {
        RaidScene scene = raid(3).boss(spot(boss("C", 120)).with(FIRE))
                .active(A, spot(ofHp(120)))
                .active(B, spot(ofHp(130)))
                .active(C, spot(ofHp(70)))
                .bench(A, spot(ofHp(10)))
                .bench(C, spot(ofHp(10)))
                .over();
        scene.answer(A, new Choice.OfPrize(A, 0)).answer(C, new Choice.OfPrize(C, 0));
        while (scene.answers(scene.toAct().head()).nonEmpty()) {
            scene.answer(scene.answers(scene.toAct().head()).head());
        }
        assertThat(scene.side(A).prizes().left()).isEqualTo(5);
        assertThat(scene.side(B).prizes().left()).isEqualTo(6);
        assertThat(scene.side(C).prizes().left()).isEqualTo(5);
        assertThat(damage(scene, B)).isEqualTo(120);
        assertThat(scene.told(PokemonEvent.Attacked.class)).isEmpty();
    }

    @Test
    @ForRule("RAID-49")
    void it_attacks_in_its_first_turn() {
        RaidScene scene = raid(1).turn(1).boss(spot(boss("C", 30)).with(FIRE)).over();
        assertThat(damage(scene, A)).isEqualTo(30);
        assertThat(scene.turnNumber()).isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-50", "RAID-51"})
    void any_energy_pays() {
        RaidScene scene = raid(1).boss(spot(boss("GL", 30)).with(FIRE, WATER)).over();
        assertThat(damage(scene, A)).isEqualTo(30);
        assertThat(scene.onBoss()).isEmpty();
        assertThat(scene.discard(scene.boss())).contains("Fire Energy", "Water Energy");
        assertThat(damage(raid(1).boss(spot(boss("GL", 30)).with(FIRE)).over(), A))
                .isZero();
    }

    @Test
    @ForRule({"RAID-51", "RAID-D17", "RAID-E32"})
    void the_fewest_cards_are_discarded() {
        RaidScene scene = raid(1).boss(spot(boss("CCC", 30)).with(FIRE, WATER, DOUBLE, FIRE))
                .over();
        assertThat(scene.onBoss()).containsExactly("Water Energy", "Fire Energy");
        assertThat(raid(1).boss(spot(boss("C", 30)).with(DOUBLE, FIRE)).over().onBoss())
                .containsExactly("Double");
    }

    @Test
    @ForRule({"RAID-51", "RAID-D17"})
    @ForOption("bossChoices=BOSS")
    void the_seat_of_the_boss_chooses_among_so_many_cards() {
        RaidScene scene = raid(1).option("bossChoices", "BOSS")
                .boss(spot(boss("C", 30)).with(FIRE, WATER))
                .over();
        assertThat(scene.toAct()).containsExactly(scene.boss());
        assertThat(scene.answers(scene.boss())).hasSize(2);
        scene.answer(scene.answers(scene.boss()).last());
        assertThat(scene.onBoss()).containsExactly("Fire Energy");
        assertThat(damage(scene, A)).isEqualTo(30);
    }

    @ParameterizedTest
    @CsvSource({"BEFORE_ATTACK,10", "AFTER_ATTACK,30"})
    @ForRule("RAID-51")
    @ForOption({"bossPaymentTiming=BEFORE_ATTACK", "bossPaymentTiming=AFTER_ATTACK"})
    void it_pays_before_or_after(String timing, int damage) {
        RaidScene scene = raid(1).option("bossPaymentTiming", timing)
                .boss(spot(boss("CC", 0, base(Do.damage(HowManys.times(10, HowManys.energy(Those.self(), COLORLESS))))))
                        .with(FIRE, FIRE, FIRE))
                .over();
        assertThat(damage(scene, A)).isEqualTo(damage);
        assertThat(scene.onBoss()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource({"BEFORE_ATTACK,3,0", "AFTER_ATTACK,3,0", "BEFORE_ATTACK,5,1", "AFTER_ATTACK,5,1"})
    @ForRule({"RAID-51", "RAID-D20"})
    @ForOption({"bossPaymentTiming=BEFORE_ATTACK", "bossPaymentTiming=AFTER_ATTACK"})
    void what_comes_second_takes_as_much_as_is_left(String timing, int attached, int left) {
        RaidScene scene = raid(1).option("bossPaymentTiming", timing)
                .boss(spot(boss("CC", 30, after(Do.discardEnergy(Those.self(), 2))))
                        .with(Array.fill(attached, () -> FIRE).toJavaArray(Card[]::new)))
                .over();
        assertThat(damage(scene, A)).isEqualTo(30);
        assertThat(scene.onBoss()).hasSize(left);
    }

    @Test
    @ForRule({"RAID-52", "RAID-E34"})
    @ForOption({"bossAttackPool=PAYABLE", "bossAttackChoice=RANDOM"})
    void it_uses_an_attack_that_it_can_pay() {
        for (int seed = 1; seed <= 8; seed++) {
            RaidScene scene = raid(1).seed(seed)
                    .boss(spot(TWO_ATTACKS).with(FIRE, FIRE, FIRE))
                    .over();
            assertThat(damage(scene, A)).isEqualTo(20);
        }
        assertThat(damage(
                        raid(1).boss(spot(TWO_ATTACKS).with(FIRE, FIRE, FIRE, FIRE))
                                .chosen(1)
                                .over(),
                        A))
                .isEqualTo(50);
        assertThat(damage(
                        raid(1).boss(spot(TWO_ATTACKS).with(FIRE, FIRE, FIRE, FIRE))
                                .chosen(0)
                                .over(),
                        A))
                .isEqualTo(20);
    }

    @Test
    @ForRule({"RAID-52", "RAID-E34"})
    @ForOption("bossAttackPool=ALL")
    void or_one_of_all_even_if_it_is_no_attack() {
        RaidScene scene = raid(1).option("bossAttackPool", "ALL")
                .boss(spot(TWO_ATTACKS).with(FIRE, FIRE, FIRE))
                .chosen(1)
                .over();
        assertThat(damage(scene, A)).isZero();
        assertThat(scene.onBoss()).hasSize(3);
        assertThat(damage(scene.chosen(0).over(), A)).isEqualTo(20);
    }

    @Test
    @ForRule({"RAID-52", "RAID-D19"})
    @ForOption("bossAttackChoice=BOSS")
    void the_seat_of_the_boss_chooses_the_attack_or_leaves_it_out() {
        RaidScene scene = raid(1).option("bossAttackChoice", "BOSS")
                .boss(spot(TWO_ATTACKS).with(FIRE, FIRE, FIRE, FIRE, FIRE, FIRE))
                .over();
        assertThat(scene.toAct()).containsExactly(scene.boss());
        assertThat(scene.answers(scene.boss()).map(Choice::toString)).hasSize(3);
        scene.answer(new Choice.OfAttack(scene.bossPokemon().id(), "Great"));
        assertThat(damage(scene, A)).isEqualTo(50);
        scene.over();
        assertThat(scene.answers(scene.boss()))
                .as("the great one is not paid for any more")
                .hasSize(2);
        scene.answer(new Choice.Done());
        assertThat(damage(scene, A)).isEqualTo(50);
        assertThat(scene.onBoss()).hasSize(2);
    }

    @Test
    @ForRule("RAID-52")
    @ForOption("bossAttackChoice=BOSS")
    void an_attack_that_two_cards_on_it_lend_it_is_one_to_choose() {
        RaidScene scene = raid(1).option("bossAttackChoice", "BOSS")
                .boss(spot(boss("CC", 30)).with(FIRE, FIRE, PARALYZING_GAZE, PARALYZING_GAZE))
                .over();
        assertThat(scene.answers(scene.boss()).filter(Choice.OfAttack.class::isInstance))
                .map(choice -> ((Choice.OfAttack) choice).attack())
                .containsExactlyInAnyOrder("Blow", "Paralyzing Gaze");
    }

    @Test
    @ForRule({"RAID-52", "RAID-D18"})
    void without_an_attack_that_it_can_pay_the_turn_ends_with_the_mill() {
        RaidScene scene =
                raid(1).boss(spot(boss("CC", 30)).with(FIRE).damaged(3)).over();
        assertThat(scene.told(PokemonEvent.Attacked.class)).isEmpty();
        assertThat(scene.milled()).isEqualTo(3);
        assertThat(damage(raid(1).boss(spot(boss("", 30))).over(), A))
                .as("a free one")
                .isEqualTo(30);
    }

    @Test
    @ForRule("RAID-D20")
    void what_an_attack_discards_by_its_text_comes_after_the_payment() {
        Card card = boss("CC", 30, after(Do.discardEnergy(Those.self(), 2)));
        assertThat(raid(1).boss(spot(card).with(FIRE, FIRE, FIRE)).over().onBoss())
                .isEmpty();
        assertThat(raid(1).boss(spot(card).with(FIRE, FIRE, FIRE, FIRE, FIRE))
                        .over()
                        .onBoss())
                .hasSize(1);
    }

    @Test
    @ForRule("RAID-53")
    void effects_on_the_active_pokemon_are_for_each_and_what_it_does_to_itself_once() {
        RaidScene scene = raid(2).boss(spot(boss(
                                "C",
                                10,
                                base(Do.hit(Those.self(), 40)),
                                after(Do.inflict(Those.defender(), SpecialCondition.CONFUSED))))
                        .with(FIRE))
                .over();
        assertThat(scene.active(A).conditions().has(SpecialCondition.CONFUSED)).isTrue();
        assertThat(scene.active(B).conditions().has(SpecialCondition.CONFUSED)).isTrue();
        assertThat(scene.milled()).isEqualTo(2);
    }

    @Test
    @ForRule("RAID-53")
    void coins_are_flipped_once() {
        RaidScene scene = raid(3).boss(
                        spot(boss("C", 10, base(Do.onHeads(Do.more(20))))).with(FIRE))
                .pass(A)
                .pass(B)
                .coins(true)
                .pass(C);
        assertThat(Array.of(A, B, C).map(seat -> damage(scene, seat))).containsExactly(30, 30, 30);
    }

    @Test
    @ForRule("RAID-53")
    void a_choice_of_one_target_is_one_in_all() {
        RaidScene scene = raid(2).boss(spot(boss(
                                "C", 0, base(Do.choose(Those.theirs(Those.Where.BENCHED)), Do.hit(Do.chosen(), 30))))
                        .with(FIRE))
                .bench(A, spot(TestCards.DUD))
                .bench(B, spot(TestCards.DUD), spot(TestCards.DUD))
                .over();
        int hurt = Array.of(scene.bench(A, 0), scene.bench(B, 0), scene.bench(B, 1))
                .map(pokemon -> pokemon.counters())
                .sum()
                .intValue();
        assertThat(hurt).isEqualTo(3);
    }

    @Test
    @ForRule({"RAID-46", "RAID-54", "RAID-E38", "RAID-S7"})
    @ForOption("bossChoices=RANDOM")
    void chance_says_which_player_is_meant_and_what_comes_up() {
        RaidScene scene = raid(3).bossDeck(9, BOSSS_ORDERS)
                .bench(B, spot(ofHp(70)), spot(ofHp(90)))
                .bench(C, spot(ofHp(80)))
                .over();
        int switched =
                Array.of(A, B, C).count(seat -> !scene.active(seat).card().equals(TestCards.DUD));
        assertThat(switched).isEqualTo(1);
        assertThat(scene.active(A).card()).isEqualTo(TestCards.DUD);
    }

    @Test
    @ForRule({"RAID-46", "RAID-54", "RAID-E38", "RAID-OPT-7"})
    @ForOption({"bossChoices=PLAYERS", "difficulty=EASY"})
    void the_players_say_it_together() {
        RaidScene scene = raid(3).option("difficulty", "EASY")
                .bossDeck(9, BOSSS_ORDERS)
                .bench(B, spot(ofHp(70)), spot(ofHp(90)))
                .bench(C, spot(ofHp(80)))
                .over();
        assertThat(scene.toAct()).containsExactly(A, B, C);
        while (scene.state().pending() instanceof Asking) {
            scene.answer(A, scene.answers(A).last());
        }
        assertThat(scene.active(C).card()).isEqualTo(ofHp(80));
    }

    @Test
    @ForRule({"RAID-46", "RAID-54", "RAID-E38", "RAID-OPT-7"})
    @ForOption({"bossChoices=BOSS", "difficulty=HARD"})
    void the_seat_of_the_boss_says_it() {
        RaidScene scene = raid(3).option("difficulty", "HARD")
                .bossDeck(9, BOSSS_ORDERS)
                .bench(B, spot(ofHp(70)), spot(ofHp(90)))
                .bench(C, spot(ofHp(80)))
                .over();
        assertThat(scene.toAct()).containsExactly(scene.boss());
        while (scene.toAct().contains(scene.boss())) {
            scene.answer(scene.boss(), scene.answers(scene.boss()).last());
        }
        assertThat(scene.active(C).card()).isEqualTo(ofHp(80));
    }

    @Test
    @ForRule({"RAID-54", "RAID-17"})
    void escape_rope_of_the_boss_is_of_all_players() {
        RaidScene scene = raid(2).bossDeck(9, ESCAPE_ROPE)
                .bench(A, spot(ofHp(70)))
                .bench(B, spot(ofHp(80)))
                .over();
        assertThat(scene.toAct()).as("players choose for themselves").containsExactly(A);
        scene.answer(scene.bench(A, 0)).answer(scene.bench(B, 0));
        assertThat(scene.active(A).card()).isEqualTo(ofHp(70));
        assertThat(scene.active(B).card()).isEqualTo(ofHp(80));
    }

    @Test
    @ForRule("RAID-S1")
    void a_v_union_is_a_boss_of_four_pieces() {
        Array<Card> pieces = PokemonCards.named("Mewtwo V-UNION");
        RaidScene scene = raid(1).boss(spot(pieces.toJavaArray(Card[]::new)).with(FIRE, FIRE, FIRE, FIRE))
                .bossDeck(9)
                .active(A, spot(ofHp(290)))
                .option("bossAttackChoice", "BOSS")
                .over();
        assertThat(scene.bossPokemon().cards()).hasSize(4 + 4);
        assertThat(scene.answers(scene.boss())).as("four attacks, or none").hasSize(5);
        scene.answer(new Choice.OfAttack(scene.bossPokemon().id(), "Final Burn"))
                .answer(new Choice.OfPrize(A, 0));
        assertThat(scene.bossWon())
                .as("300 Knocks Out the only Pokémon, of 290 HP")
                .isTrue();
    }

    @Test
    @ForRule("RAID-S3")
    void what_attaching_from_the_hand_sets_off_is_set_off() {
        Card healing = specialEnergy("Healing", "TEST", "62")
                .provides(COLORLESS)
                .passive(Always.trigger(Hook.ATTACHED_FROM_HAND, Likes.Simply.SELF, Do.heal(Those.self(), 20)))
                .build();
        RaidScene scene = raid(1).bossDeck(9, healing)
                .boss(spot(TestCards.BOSS).damaged(5))
                .over();
        assertThat(scene.onBoss()).containsExactly("Healing");
        assertThat(scene.milled()).isEqualTo(3);
    }

    @Test
    @ForRule("RAID-S4")
    void an_ability_that_is_used_is_used_once_in_its_turn_at_most() {
        Card card = pokemon("Boss", "TEST", "63")
                .basic(300, COLORLESS)
                .ability("Drawing", use(Activation.Limit.UNLIMITED).does(Do.draw(1)))
                .build();
        RaidScene scene = raid(1).option("bossChoices", "BOSS").boss(spot(card)).over();
        scene.answer(new Choice.Yes());
        assertThat(scene.discard(scene.boss())).hasSize(3);
        assertThat(scene.toAct()).containsExactly(A);
        scene.over().answer(new Choice.Done());
        assertThat(scene.discard(scene.boss())).hasSize(5);
    }

    @Test
    @ForRule("RAID-S5")
    void it_has_one_vstar_power_a_game() {
        Card card = pokemon("Boss VSTAR", "TEST", "65")
                .basic(300, COLORLESS)
                .ability("Starry", use(Activation.Limit.VSTAR_GAME).does(Do.draw(2)))
                .build();
        RaidScene scene = raid(1).option("bossChoices", "BOSS")
                .bossDeck(30)
                .boss(spot(card))
                .over();
        assertThat(scene.toAct()).containsExactly(scene.boss());
        scene.answer(new Choice.Yes());
        assertThat(scene.discard(scene.boss())).as("two drawn, and two more").hasSize(4);
        scene.over();
        assertThat(scene.toAct()).as("asked no more").containsExactly(A);
        assertThat(scene.discard(scene.boss())).hasSize(6);
    }

    @Test
    @ForRule("RAID-S5")
    void it_has_one_gx_attack_a_game() {
        Card card = pokemon("Boss-GX", "TEST", "64")
                .basic(300, COLORLESS)
                .gx()
                .attack("Once GX", "C", 50, onceAGame(Attack.OncePerGame.GX))
                .build();
        RaidScene scene = raid(1).boss(spot(card).with(FIRE, FIRE)).over();
        assertThat(damage(scene, A)).isEqualTo(50);
        scene.over();
        assertThat(damage(scene, A)).isEqualTo(50);
        assertThat(scene.onBoss()).hasSize(1);
    }
}
