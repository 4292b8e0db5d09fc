package dev.croupier.heretoslay.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.core.MessageKey;
import dev.croupier.core.Observer;
import dev.croupier.core.Step;
import dev.croupier.core.Violation;
import dev.croupier.core.agenda.Sequence;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.card.CardText;
import dev.croupier.heretoslay.card.Write;
import dev.croupier.heretoslay.effect.Texts;
import dev.croupier.heretoslay.roll.OpenModifiers;
import dev.croupier.heretoslay.rules.HtsRules;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class HtsMessageTest {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d)}");

    @Test
    void keys_are_dotted_and_unique() {
        assertThat(Array.of(HtsMessage.values()).map(MessageKey::key))
                .doesNotHaveDuplicates()
                .allMatch(key -> key.matches("hts\\.[a-z]+(-[a-z]+)*(\\.[a-z]+(-[a-z]+)*)?"));
    }

    @Test
    void every_pattern_is_filled_by_its_uses() {
        List<Message> uses = uses();
        for (Message use : uses) {
            Matcher place = PLACE.matcher(use.key().english());
            while (place.find()) {
                assertThat(Integer.parseInt(place.group(1)))
                        .as(use.key().key())
                        .isLessThan(use.arguments().size());
            }
            assertThat(use.english()).doesNotContain("{", "}", "Some(", "None", "Array(", "null", "  ");
        }
        assertThat(Array.of(HtsMessage.values()).filter(key -> uses.stream().noneMatch(use -> use.key() == key)))
                .as("texts that nothing says")
                .isEmpty();
    }

    private static List<Message> uses() {
        List<Message> uses = new ArrayList<>();
        HtsViolationTest.reasons().forEach(reason -> {
            Scene scene = (Scene) reason.get()[0];
            for (Violation violation : scene.refusal((String) reason.get()[1])) {
                add(uses, violation.message());
                for (Object evidence : Array.of(violation.needed(), violation.found())) {
                    if (evidence instanceof Message message) {
                        add(uses, message);
                    }
                }
            }
        });
        for (int seed = 0; seed < 12; seed++) {
            played(HereToSlay.of(HtsRules.seed().withSeats(2 + seed % 5)), seed, uses);
        }
        BaseGame.catalogue().all().forEach(card -> said(card, uses));
        said(Write.challenge("Challenge of Fighters", 1, HeroClass.FIGHTER, 3), uses);
        scenes(uses);
        add(uses, Texts.of(new Passive.ItemSlots(2)));
        add(uses, HtsMessage.A_CARD.with());
        add(uses, HtsMessage.TURN_CAP.with(Amounts.turnsPlayed(2)));
        add(uses, new OpenModifiers().description());
        return uses;
    }

    /** What is said too rarely for random games. */
    private static void scenes(List<Message> uses) {
        Array.of(
                        Table.of(2)
                                .party(1, "peanut")
                                .wears("peanut", "decoy-doll")
                                .party(0, "bad-axe")
                                .play()
                                .does("0 use bad-axe", 6, 6)
                                .does("0 hero peanut")
                                .pass(),
                        Table.of(2)
                                .party(0, "peanut", "hook", "fluffy", "spooky")
                                .row("mega-slime")
                                .play()
                                .does("0 attack mega-slime", 6, 6)
                                .pass(),
                        Table.of(2)
                                .party(0, "peanut")
                                .row("dracos")
                                .slain(0, "orthus", "bloodwing")
                                .play()
                                .does("0 attack dracos", 1, 1)
                                .pass(),
                        Table.of(2)
                                .party(0, "peanut", "bad-axe", "hook", "fluffy", "kit-napper", "wise-shield")
                                .play()
                                .does("0 end"),
                        Table.of(2).play().leaves(0),
                        Table.of(2)
                                .party(0, "sharp-fox")
                                .play()
                                .does("0 use sharp-fox", 6, 6)
                                .does("0 player 1")
                                .pass(),
                        Table.of(2).rules(rules -> rules.withTurnCap(1)).play().does("0 end"),
                        Table.of(2)
                                .party(0, "tipsy-tootie")
                                .party(1, "hook")
                                .play()
                                .does("0 use tipsy-tootie", 6, 6)
                                .does("0 player 1")
                                .does("0 hero hook")
                                .pass(),
                        Table.of(2)
                                .party(0, "dodgy-dealer")
                                .play()
                                .does("0 use dodgy-dealer", 6, 6)
                                .does("0 player 1")
                                .pass(),
                        Table.of(2)
                                .party(0, "silent-shadow")
                                .hand(1, "hook")
                                .play()
                                .does("0 use silent-shadow", 6, 6)
                                .does("0 player 1")
                                .pass(),
                        Table.of(2)
                                .party(0, "greedy-cheeks")
                                .hand(1, "hook")
                                .play()
                                .does("0 use greedy-cheeks", 6, 6)
                                .pass(),
                        Table.of(2)
                                .slain(0, "rex-major")
                                .deck("modifier-plus4")
                                .play()
                                .does("0 draw")
                                .does("0 card modifier-plus4"),
                        Table.of(2).slain(0, "rex-major").play().does("0 draw"),
                        Table.of(2)
                                .party(0, "spooky")
                                .party(1, "hook")
                                .play()
                                .does("0 use spooky", 6, 6)
                                .pass(),
                        Table.of(2)
                                .party(0, "bullseye")
                                .deck("hook", "fluffy", "spooky")
                                .play()
                                .does("0 use bullseye", 6, 6)
                                .pass(),
                        Table.of(2)
                                .party(0, "bullseye")
                                .deck("hook", "fluffy", "spooky")
                                .play()
                                .does("0 use bullseye", 6, 6)
                                .pass()
                                .does("0 card hook"),
                        Table.of(2)
                                .party(0, "bullseye")
                                .deck("hook", "fluffy", "spooky")
                                .play()
                                .does("0 use bullseye", 6, 6)
                                .pass()
                                .does("0 card hook")
                                .does("0 card fluffy"),
                        Table.of(2)
                                .slain(0, "abyss-queen", "crowned-serpent")
                                .party(0, "peanut")
                                .hand(1, "modifier-plus4")
                                .play()
                                .does("0 use peanut", 6, 6)
                                .does("1 modify modifier-plus4 +4 on 0"),
                        Table.of(2)
                                .slain(0, "abyss-queen")
                                .party(0, "peanut")
                                .hand(1, "modifier-plus4")
                                .play()
                                .does("0 use peanut", 6, 6)
                                .does("1 modify modifier-plus4 +4 on 0")
                                .does("0 accept"),
                        Table.of(2)
                                .leader(0, "the-protecting-horn")
                                .party(0, "peanut")
                                .hand(0, "modifier-plus4")
                                .play()
                                .does("0 use peanut", 6, 6)
                                .does("1 pass")
                                .does("0 modify modifier-plus4 +4 on 0")
                                .does("0 accept")
                                .does("0 value +1"),
                        Table.of(2)
                                .hand(0, "forceful-winds")
                                .party(0, "peanut")
                                .wears("peanut", "bard-mask")
                                .play()
                                .does("0 play forceful-winds")
                                .pass(),
                        Table.of(2)
                                .hand(0, "peanut")
                                .hand(1, "challenge")
                                .play()
                                .does("0 play peanut")
                                .does("1 challenge challenge", 6, 6, 1, 1)
                                .pass(),
                        Table.of(3)
                                .hand(0, "bard-mask")
                                .party(1, "hook")
                                .party(2, "fluffy")
                                .play()
                                .does("0 play bard-mask on hook")
                                .leaves(1)
                                .pass(),
                        twoItems())
                .forEach(scene -> {
                    heard(scene.game(), scene.state(), scene.events(), uses);
                    ended(scene, uses);
                });
    }

    /** A Hero that wears two Items, one of which is returned. */
    private static Scene twoItems() {
        Catalogue base = BaseGame.catalogue();
        Card pack = new Card(
                "pack",
                "Pack",
                1,
                new Face.Hero(
                        HeroClass.BARD,
                        Range.atLeast(2),
                        Array.empty(),
                        Sequence.of(),
                        Array.of(new Passive.ItemSlots(2))));
        return Table.of(2, new Catalogue(base.main().append(pack), base.monsters(), base.leaders()))
                .party(0, "pack")
                .wears("pack", "bard-mask", "decoy-doll")
                .hand(0, "winds-of-change")
                .play()
                .does("0 play winds-of-change")
                .pass()
                .does("0 hero pack");
    }

    private static void ended(Scene scene, List<Message> uses) {
        scene.game().outcome(scene.state()).forEach(outcome -> add(uses, outcome.reason()));
    }

    private static void said(Card card, List<Message> uses) {
        add(uses, CardText.kind(card));
        CardText.numbers(card).forEach(numbers -> add(uses, numbers));
        CardText.effect(card).forEach(line -> add(uses, line));
        card.face().passives().forEach(passive -> add(uses, Texts.of(passive)));
        if (card.face() instanceof Face.Hero hero) {
            add(uses, hero.effect().description());
            hero.declared().forEach(choose -> add(uses, choose.description()));
        } else if (card.face() instanceof Face.Magic magic) {
            add(uses, magic.effect().description());
        } else if (card.face() instanceof Face.Item item) {
            item.passives().forEach(passive -> add(uses, Texts.of(passive)));
        } else if (card.face() instanceof Face.Monster monster) {
            add(uses, monster.penalty().description());
            add(uses, monster.reward().description());
        }
    }

    private static void played(HereToSlay game, int seed, List<Message> uses) {
        Step<HtsState, HtsEvent> step = game.start(Randomness.seeded(seed));
        Chance chance = Randomness.seeded(seed + 1000).open();
        for (int i = 0; i < 700 && step.state().outcome() == null; i++) {
            heard(game, step.state(), step.events().toArray(), uses);
            var legal = game.legalActions(step.state());
            step = game.applyUnchecked(step.state(), legal.get(chance.below(legal.size())), step.randomness());
        }
        heard(game, step.state(), step.events().toArray(), uses);
    }

    private static void heard(HereToSlay game, HtsState state, Array<HtsEvent> events, List<Message> uses) {
        events.forEach(event -> add(uses, event.message()));
        game.project(events, Observer.SPECTATOR).forEach(event -> add(uses, event.message()));
        var turn = game.turn(state);
        turn.toAct().forEach(seat -> add(uses, turn.decision(seat).get().prompt()));
        var pending = state.pending();
        if (pending != null) {
            add(uses, pending.description());
        }
    }

    private static void add(List<Message> uses, Message message) {
        uses.add(message);
        message.arguments().filter(Message.class::isInstance).forEach(nested -> add(uses, (Message) nested));
    }
}
