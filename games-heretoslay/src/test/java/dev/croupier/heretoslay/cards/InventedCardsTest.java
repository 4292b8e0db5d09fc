package dev.croupier.heretoslay.cards;

import static dev.croupier.heretoslay.card.Write.challenge;
import static dev.croupier.heretoslay.card.Write.chooseHero;
import static dev.croupier.heretoslay.card.Write.choosePlayer;
import static dev.croupier.heretoslay.card.Write.declared;
import static dev.croupier.heretoslay.card.Write.leader;
import static dev.croupier.heretoslay.card.Write.magic;
import static dev.croupier.heretoslay.card.Write.monster;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.agenda.Sequence;
import dev.croupier.heretoslay.HtsLaws;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.effect.Discard;
import dev.croupier.heretoslay.effect.Heroes;
import dev.croupier.heretoslay.effect.Players.Which;
import dev.croupier.heretoslay.effect.Pull;
import dev.croupier.heretoslay.effect.Texts;
import dev.croupier.heretoslay.effect.Together;
import dev.croupier.heretoslay.removal.Destroy;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.Passive.Activated;
import dev.croupier.heretoslay.table.Passive.Forbids;
import dev.croupier.heretoslay.table.Passive.ItemSlots;
import dev.croupier.heretoslay.table.Passive.Trigger;
import dev.croupier.heretoslay.table.Passive.What;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.table.Range;
import dev.croupier.heretoslay.zone.Draw;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that no box has, in the words for cards alone: a Challenge of a class, a Hero with two Items, one that wants a low roll, and more. */
class InventedCardsTest {
    private static final Card FIGHTER_CHALLENGE = challenge("Fighter Challenge", 2, HeroClass.FIGHTER, 3);

    private static final Card PACK_MULE = new Card(
            "pack-mule",
            "Pack Mule",
            1,
            new Face.Hero(
                    HeroClass.RANGER, Range.atLeast(6), Array.empty(), Draw.cards(1), Array.of(new ItemSlots(2))));

    private static final Card CLUMSY_CUB = new Card(
            "clumsy-cub",
            "Clumsy Cub",
            1,
            new Face.Hero(
                    HeroClass.BARD,
                    Range.atMost(6),
                    declared(chooseHero(Heroes.destroyable())),
                    new Destroy(Bound.HERO, false),
                    Array.empty()));

    private static final Card HAIL = magic("Hail", 2, Together.each(Together.Deed.DISCARD), Draw.cards(1));

    private static final Card MARSH_HYDRA = monster("Marsh Hydra", 1, HeroClass.FIGHTER, HeroClass.THIEF)
            .slainBy(
                    Range.atLeast(9),
                    Range.atMost(5),
                    Discard.cards(1),
                    Draw.cards(1),
                    new Forbids(What.STEALING_HEROES),
                    new Trigger(
                            When.PLAYED_MAGIC,
                            true,
                            Sequence.of(choosePlayer(Which.WITH_CARDS), Pull.cards(Bound.PLAYER, 1))));

    private static final Card GILDED_AXE = leader(
            "The Gilded Axe",
            HeroClass.FIGHTER,
            new Activated(2, chooseHero(Heroes.destroyable()), new Destroy(Bound.HERO, false)));

    private static final Catalogue BOX = new Catalogue(
            BaseGame.catalogue().main().appendAll(Array.of(FIGHTER_CHALLENGE, PACK_MULE, CLUMSY_CUB, HAIL)),
            BaseGame.catalogue().monsters().append(MARSH_HYDRA),
            BaseGame.catalogue().leaders().append(GILDED_AXE));

    private static Table table(int seats) {
        return Table.of(seats, BOX);
    }

    @Test
    @ForRule({"HTS-B24", "HTS-CHL-06"})
    void a_challenge_of_a_class_adds_to_the_challengers_roll() {
        Scene scene = table(2).hand(0, "hook")
                .hand(1, "fighter-challenge")
                .party(1, "bad-axe")
                .play()
                .does("0 play hook")
                .does("1 challenge fighter-challenge", 2, 3, 4, 4);
        assertThat(scene.total(1)).isEqualTo(8);
        assertThat(scene.total(0)).isEqualTo(8);
        scene.pass();
        assertThat(scene.discards()).containsExactly("hook", "fighter-challenge");
    }

    @Test
    @ForRule("HTS-B24")
    void a_challenge_of_a_class_needs_that_class_in_the_party() {
        Scene scene = table(4).hand(0, "hook")
                .hand(1, "fighter-challenge", "challenge")
                .party(1, "peanut")
                .hand(2, "fighter-challenge")
                .leader(2, "the-gilded-axe")
                .play()
                .does("0 play hook");
        assertThat(scene.broken("1 challenge fighter-challenge")).containsExactly("HTS-B24");
        assertThat(scene.legal()).containsExactlyInAnyOrder("1 pass", "1 challenge challenge");
        scene.does("1 pass");
        assertThat(scene.legal()).containsExactlyInAnyOrder("2 pass", "2 challenge fighter-challenge");
    }

    @Test
    @ForRule({"HTS-B24", "HTS-ITM-07"})
    void a_mask_gives_the_class_for_such_a_challenge_and_takes_it() {
        Scene masked = table(2).hand(0, "hook")
                .hand(1, "fighter-challenge")
                .party(1, "peanut")
                .wears("peanut", "fighter-mask")
                .play()
                .does("0 play hook");
        assertThat(masked.legal()).contains("1 challenge fighter-challenge");
        Scene unmasked = table(2).hand(0, "hook")
                .hand(1, "fighter-challenge")
                .party(1, "bad-axe")
                .wears("bad-axe", "thief-mask")
                .play()
                .does("0 play hook");
        assertThat(unmasked.legal()).containsExactly("1 pass");
    }

    @Test
    @ForRule({"HTS-B19", "HTS-ITM-01"})
    void a_hero_that_can_wear_two_items_takes_two_and_no_third() {
        Scene scene = table(2).turn(1, 3)
                .party(1, "pack-mule")
                .hand(1, "really-big-ring", "really-big-ring", "thief-mask")
                .deck("hook")
                .play()
                .does("1 play really-big-ring on pack-mule")
                .pass()
                .does("1 play really-big-ring on pack-mule")
                .pass();
        assertThat(scene.worn("pack-mule")).containsExactly("really-big-ring", "really-big-ring");
        assertThat(scene.broken("1 play thief-mask on pack-mule")).containsExactly("HTS-B19");
        scene.does("1 use pack-mule", 1, 1);
        assertThat(scene.total(1)).isEqualTo(6);
        scene.pass();
        assertThat(scene.hand(1)).containsExactlyInAnyOrder("thief-mask", "hook");
    }

    @Test
    @ForRule({"HTS-ITM-04", "HTS-ITM-09"})
    void both_items_go_where_their_hero_goes_and_the_doll_alone_goes_in_its_place() {
        Scene stolen = table(2).party(0, "kit-napper")
                .party(1, "pack-mule")
                .wears("pack-mule", "decoy-doll", "really-big-ring")
                .play()
                .does("0 use kit-napper", 5, 5)
                .does("0 hero pack-mule")
                .pass();
        assertThat(stolen.party(0)).containsExactlyInAnyOrder("kit-napper", "pack-mule");
        assertThat(stolen.worn("pack-mule")).containsExactlyInAnyOrder("decoy-doll", "really-big-ring");
        Scene saved = table(2).party(0, "bad-axe")
                .party(1, "pack-mule")
                .wears("pack-mule", "decoy-doll", "really-big-ring")
                .play()
                .does("0 use bad-axe", 5, 5)
                .does("0 hero pack-mule")
                .pass();
        assertThat(saved.discards()).containsExactly("decoy-doll");
        assertThat(saved.worn("pack-mule")).containsExactly("really-big-ring");
        Scene destroyed = table(2).party(0, "bad-axe")
                .party(1, "pack-mule")
                .wears("pack-mule", "thief-mask", "really-big-ring")
                .play()
                .does("0 use bad-axe", 5, 5)
                .does("0 hero pack-mule")
                .pass();
        assertThat(destroyed.discards()).containsExactlyInAnyOrder("pack-mule", "thief-mask", "really-big-ring");
        assertThat(destroyed.discards().head()).isEqualTo("pack-mule");
    }

    @Test
    @ForRule("HTS-ITM-06")
    void of_two_items_one_is_chosen_to_return() {
        Scene scene = table(2).party(1, "pack-mule")
                .wears("pack-mule", "sealing-key", "really-big-ring")
                .hand(0, "winds-of-change")
                .deck("hook")
                .play()
                .does("0 play winds-of-change")
                .pass()
                .does("0 hero pack-mule");
        assertThat(scene.legal()).containsExactlyInAnyOrder("0 card sealing-key", "0 card really-big-ring");
        scene.does("0 card really-big-ring");
        assertThat(scene.hand(1)).containsExactly("really-big-ring");
        assertThat(scene.hand(0)).containsExactly("hook");
        assertThat(scene.worn("pack-mule")).containsExactly("sealing-key");
    }

    @Test
    @ForRule({"HTS-ITM-06", "HTS-B21"})
    void a_cursed_item_is_taken_off_without_the_other() {
        Scene scene = table(2).party(0, "holy-curselifter", "pack-mule")
                .wears("pack-mule", "sealing-key", "really-big-ring")
                .play()
                .does("0 use holy-curselifter", 3, 3)
                .pass()
                .does("0 hero pack-mule");
        assertThat(scene.hand(0)).containsExactly("sealing-key");
        assertThat(scene.worn("pack-mule")).containsExactly("really-big-ring");
    }

    @Test
    @ForRule("HTS-B17")
    void a_hero_may_want_a_low_roll() {
        Scene low = table(2).party(0, "clumsy-cub")
                .party(1, "hook")
                .play()
                .does("0 use clumsy-cub", 3, 3)
                .does("0 hero hook")
                .pass();
        assertThat(low.discards()).containsExactly("hook");
        Scene high = table(2).party(0, "clumsy-cub")
                .party(1, "hook")
                .play()
                .does("0 use clumsy-cub", 3, 4)
                .pass();
        assertThat(high.party(1)).containsExactly("hook");
        assertThat(high.pending()).isEqualTo("turn");
    }

    @Test
    @ForRule({"HTS-MOD-07", "HTS-MOD-13"})
    void a_low_roll_is_spoilt_by_a_bonus_and_won_by_a_modifier_that_subtracts() {
        Scene scene = table(2).leader(0, "the-charismatic-song")
                .party(0, "clumsy-cub")
                .hand(0, "modifier-plus1-minus3")
                .party(1, "hook")
                .play()
                .does("0 use clumsy-cub", 3, 3);
        assertThat(scene.total(0)).isEqualTo(7);
        assertThat(scene.pending()).isEqualTo("modifiers");
        scene.does("1 pass").does("0 modify modifier-plus1-minus3 -3 on 0");
        assertThat(scene.legal()).containsExactly("0 hero hook");
        scene.does("0 hero hook").pass();
        assertThat(scene.party(1)).isEmpty();
    }

    @Test
    @ForRule({"HTS-ALL", "HTS-B22"})
    void a_magic_has_others_discard_in_secret() {
        Scene scene = table(3).hand(0, "hail")
                .hand(1, "hook", "bun-bun")
                .hand(2, "peanut")
                .deck("snowball")
                .play()
                .does("0 play hail")
                .pass();
        assertThat(scene.toAct()).containsExactly(1, 2);
        scene.does("2 card peanut");
        assertThat(scene.hand(2)).containsExactly("peanut");
        scene.does("1 card hook");
        assertThat(scene.discards()).containsExactly("hail", "peanut", "hook");
        assertThat(scene.hand(0)).containsExactly("snowball");
    }

    @Test
    @ForRule({"HTS-MON-01", "HTS-MON-05"})
    void a_monster_may_ask_for_two_classes_and_have_two_skills() {
        Scene scene = table(3).leader(0, "the-gilded-axe")
                .party(0, "kit-napper", "peanut")
                .hand(0, "enchanted-spell")
                .hand(2, "bun-bun")
                .row("marsh-hydra")
                .deck("hook")
                .play()
                .does("0 attack marsh-hydra", 4, 5)
                .pass();
        assertThat(scene.slain(0)).containsExactly("marsh-hydra");
        assertThat(scene.hand(0)).containsExactlyInAnyOrder("enchanted-spell", "hook");
        scene.does("0 play enchanted-spell").pass();
        assertThat(scene.legal()).containsExactlyInAnyOrder("0 accept", "0 decline");
        scene.does("0 accept");
        assertThat(scene.legal()).containsExactly("0 player 2");
        scene.does("0 player 2");
        assertThat(scene.hand(0)).containsExactlyInAnyOrder("hook", "bun-bun");
        assertThat(scene.active()).isEqualTo(1);
    }

    @Test
    @ForRule({"HTS-MON-01", "HTS-MON-04"})
    void one_card_pays_one_symbol_of_such_a_monster() {
        Scene refused = table(2).leader(0, "the-gilded-axe")
                .party(0, "kit-napper")
                .row("marsh-hydra")
                .play();
        assertThat(refused.broken("0 attack marsh-hydra")).containsExactly("HTS-MON-01");
        Scene fought = table(2).party(1, "kit-napper", "bad-axe", "peanut")
                .hand(1, "hook")
                .row("marsh-hydra")
                .turn(1, 3)
                .play()
                .does("1 attack marsh-hydra", 2, 3)
                .pass()
                .does("1 card hook");
        assertThat(fought.discards()).containsExactly("hook");
        assertThat(fought.slain(1)).isEmpty();
    }

    @Test
    @ForRule("HTS-EFF-15")
    void the_heroes_of_such_a_monsters_slayer_cannot_be_stolen() {
        Scene scene = table(3).slain(1, "marsh-hydra")
                .party(0, "kit-napper")
                .party(1, "hook")
                .party(2, "peanut")
                .play()
                .does("0 use kit-napper", 5, 5);
        assertThat(scene.legal()).containsExactly("0 hero peanut");
    }

    @Test
    @ForRule("HTS-TRN-09")
    void a_party_leader_may_have_another_skill_that_costs_points() {
        Scene scene = table(2).leader(0, "the-gilded-axe")
                .party(1, "hook", "peanut")
                .turn(0, 4)
                .play()
                .does("0 skill the-gilded-axe");
        assertThat(scene.points()).isEqualTo(2);
        scene.does("0 hero hook");
        assertThat(scene.discards()).containsExactly("hook");
        assertThat(scene.broken("0 skill the-gilded-axe")).containsExactly("HTS-TRN-09");
        Scene alone = table(2).leader(0, "the-gilded-axe").party(0, "hook").play();
        assertThat(alone.legal()).doesNotContain("0 skill the-gilded-axe");
        Scene poor =
                table(2).leader(0, "the-gilded-axe").party(1, "hook").turn(0, 1).play();
        assertThat(poor.broken("0 skill the-gilded-axe")).containsExactly("HTS-TRN-02");
    }

    @Test
    void the_cards_describe_themselves() {
        assertThat(PACK_MULE.hero().effect().description().english()).isEqualTo("draw a card");
        assertThat(PACK_MULE.face().passives().map(passive -> Texts.of(passive).english()))
                .containsExactly("can wear 2 Items");
        assertThat(CLUMSY_CUB
                        .hero()
                        .declared()
                        .map(target -> target.description().english()))
                .containsExactly("choose a Hero of another player");
        assertThat(CLUMSY_CUB.hero().effect().description().english()).isEqualTo("destroy it");
        assertThat(CLUMSY_CUB.hero().roll()).hasToString("6-");
        assertThat(((Face.Magic) HAIL.face()).effect().description().english())
                .isEqualTo("every other player discards a card; draw a card");
        assertThat(MARSH_HYDRA.monster().penalty().description().english()).isEqualTo("discard a card");
        assertThat(MARSH_HYDRA
                        .face()
                        .passives()
                        .map(passive -> Texts.of(passive).english()))
                .containsExactly(
                        "your Heroes cannot be stolen",
                        "each time you have played a Magic, if you like: choose another player with cards; "
                                + "pull a card from that hand at random");
        assertThat(GILDED_AXE.face().passives().map(passive -> Texts.of(passive).english()))
                .containsExactly(
                        "once in each of your turns, for 2 action points: choose a Hero of another player; destroy it");
    }

    @ParameterizedTest
    @CsvSource({"2, 1", "4, 2", "6, 3"})
    void the_laws_hold_with_them(int seats, long seed) {
        HtsLaws.of(HtsRules.seed().withSeats(seats), BOX)
                .games(1)
                .seed(seed)
                .maxSteps(3000)
                .atOneIn(7)
                .check();
    }
}
