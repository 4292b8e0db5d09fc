package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.card.CardText;
import dev.croupier.heretoslay.effect.Texts;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.HtsView.SeenHero;
import dev.croupier.heretoslay.table.HtsView.SeenPlayer;
import dev.croupier.heretoslay.table.Lasting;
import dev.croupier.heretoslay.table.ResponseWindow;
import dev.croupier.heretoslay.table.Roll;
import dev.croupier.heretoslay.table.Rolls;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The table as lines: a head with the turn, the others' Parties, Monsters and piles, one's own Party and hand, and what is going on.
 *
 * @param names what the seats are called
 * @param view what is seen
 */
record HtsTable(Names names, HtsView view) {
    private static final int WIDTH = 78;

    /** A hand of more different cards is shown by name alone; {@code info} tells the rest. */
    private static final int TOLD_IN_FULL = 8;

    Seq<String> lines() {
        Option<Seat> own = view.observer() instanceof Seat seat ? Option.some(seat) : Option.none();
        Array<Seat> others = Array.range(0, view.players().size()).map(Seat::of).filter(seat -> !own.contains(seat));
        return Array.of(head())
                .appendAll(others.flatMap(this::party))
                .appendAll(leaders())
                .appendAll(monsters())
                .append(" " + piles())
                .appendAll(own.toArray().flatMap(this::party))
                .appendAll(own.toArray().flatMap(this::hand))
                .appendAll(view.lasting().map(this::lasting))
                .appendAll(view.outcome().isEmpty() ? goingOn() : Array.empty());
    }

    private String head() {
        String left = view.turn().number() == 0
                ? HtsText.HEAD_SETUP.of()
                : HtsText.HEAD.of(
                        view.turn().number(),
                        names.of(view.turn().seat()),
                        Amounts.points(view.turn().points()).english());
        String begin = "── " + left + " ";
        String end = " " + HtsText.HEAD_GOAL.of() + " ──";
        return begin + "─".repeat(Math.max(2, WIDTH - begin.length() - end.length())) + end;
    }

    private Array<String> party(Seat seat) {
        SeenPlayer player = view.player(seat);
        if (!player.atTable()) {
            return Array.of(named(seat, HtsText.LEFT_TABLE.of()));
        }
        Array<String> facts = Array.of(
                player.leader()
                        .map(leader -> HtsText.LEADER.of(
                                leader.name(), leader.leader().heroClass().word()))
                        .getOrElse(HtsText.NO_LEADER::of),
                HtsText.HAND_SIZE.of(player.handSize()),
                HtsText.CLASSES.of(player.classes().size()));
        Array<String> below = player.heroes().map(HtsTable::hero);
        if (!player.monsters().isEmpty()) {
            Array<String> slain = facts.append(HtsText.SLAIN.of(
                    player.monsters().size(), player.monsters().map(Card::name).mkString(", ")));
            boolean fits = named(seat, slain.mkString(" · ")).length() <= WIDTH;
            below = fits
                    ? below
                    : below.appendAll(player.monsters().map(monster -> HtsText.SLAIN_ONE.of(monster.name())));
            facts = fits
                    ? slain
                    : facts.append(HtsText.SLAIN_COUNT.of(player.monsters().size()));
        }
        String onlyHero = below.size() == 1 && !player.heroes().isEmpty()
                ? named(seat, facts.append(below.head()).mkString(" · "))
                : "";
        if (!onlyHero.isEmpty() && onlyHero.length() <= WIDTH) {
            return Array.of(onlyHero).appendAll(view.observer().equals(seat) ? Option.none() : known(seat));
        }
        Array<String> lines = below.isEmpty()
                ? Array.of(named(seat, facts.append(HtsText.NO_HEROES.of()).mkString(" · ")))
                : Array.of(named(seat, facts.mkString(" · "))).appendAll(listed(below));
        return view.observer().equals(seat) ? lines : lines.appendAll(known(seat));
    }

    /** The hand of another, where the observer may look into it. */
    private Option<String> known(Seat seat) {
        return view.player(seat)
                .hand()
                .filter(hand -> !hand.isEmpty())
                .map(hand -> indented(
                        HtsText.HOLDS.of(names.of(seat), hand.map(Card::name).mkString(", "))));
    }

    private static String hero(SeenHero hero) {
        Array<String> facts =
                Array.of(hero.heroClass().word() + " " + hero.card().hero().roll());
        if (!hero.items().isEmpty()) {
            facts = facts.append(HtsText.WEARS.of(hero.items().map(Card::name).mkString(", ")));
        }
        if (hero.used()) {
            facts = facts.append(HtsText.USED.of());
        }
        return HtsText.HERO.of(hero.card().name(), facts.mkString(", "));
    }

    private Seq<String> leaders() {
        return view.turn().number() == 0 ? view.leaders().map(leader -> " " + CardInfo.line(leader)) : Array.empty();
    }

    private Seq<String> monsters() {
        return view.turn().number() == 0 ? Array.empty() : faceUp();
    }

    private Seq<String> faceUp() {
        return view.monsterRow()
                .map(monster -> " "
                        + HtsText.MONSTER.of(
                                monster.name(), CardText.numbers(monster).get().english()))
                .orElse(Array.of(" " + HtsText.MONSTERS.of() + ": " + HtsText.NO_MONSTERS.of()));
    }

    private String piles() {
        String pile = view.discards().isEmpty()
                ? HtsText.NO_CARDS.of()
                : HtsText.PILE_TOP.of(
                        view.discards().size(), view.discards().head().name());
        return HtsText.PILES.of(view.deck().size(), pile, view.monsterDeck());
    }

    /** In one's own turn with what each card does, where they are not too many; else in short. */
    private Array<String> hand(Seat seat) {
        Array<Card> hand = view.player(seat).hand().getOrElse(Array.empty());
        if (hand.isEmpty()) {
            return Array.of(" " + HtsText.YOUR_HAND.of() + ": " + HtsText.NO_CARDS.of());
        }
        Array<Card> kinds = hand.distinct();
        boolean inFull =
                view.turn().seat().equals(seat) && view.agenda().frames().size() == 1 && kinds.size() <= TOLD_IN_FULL;
        Array<Card> answers = kinds.filter(card -> card.is(CardType.CHALLENGE) || card.is(CardType.MODIFIER));
        if (inFull) {
            Array<String> lines = kinds.removeAll(answers).map(card -> " - " + times(hand, card) + CardInfo.line(card));
            return answers.isEmpty()
                    ? lines
                    : lines.append(" - "
                            + HtsText.ANSWERS.of(answers.map(card -> times(hand, card) + card.name())
                                    .mkString(", ")));
        }
        return Array.of(" " + HtsText.YOUR_HAND.of() + ": "
                + kinds.map(card -> times(hand, card) + card.name()).mkString(", "));
    }

    private static String times(Array<Card> hand, Card card) {
        int count = hand.count(card::equals);
        return count == 1 ? "" : count + " x ";
    }

    private String lasting(Lasting lasting) {
        return " "
                + HtsText.LASTING.of(
                        names.of(lasting.seat()),
                        lasting.source().name(),
                        Texts.of(lasting.passive()).english());
    }

    /** What is being played, and the rolls on the table. */
    private Array<String> goingOn() {
        Array<String> lines = Array.empty();
        for (Frame<HtsState, HtsEvent> frame : view.agenda().frames().reverse()) {
            CardRef played = frame.slots().get(Bound.PLAYED);
            if (played != null) {
                Card card = view.setting().catalogue().card(played.number());
                lines = lines.append(" >> " + HtsText.PLAYING.of(CardInfo.line(card), names.of(frame.owner())));
            }
            Rolls rolls = frame.slots().get(Rolls.SLOT);
            if (rolls != null) {
                lines = lines.appendAll(rolls.rolls().map(roll -> " >> " + roll(roll, frame.source())));
            }
        }
        return lines.appendAll(inEffect());
    }

    /** The card whose effect is carried out or rolled for, unless it is told as what was announced. */
    private Option<String> inEffect() {
        if (view.agenda().frames().size() <= 1) {
            return Option.none();
        }
        Frame<HtsState, HtsEvent> top = view.agenda().top();
        boolean respond = view.agenda().next() instanceof ResponseWindow;
        return view.setting()
                .catalogue()
                .named(top.source())
                .filter(card -> !view.agenda().frames().exists(frame -> isAnnounced(card, frame)))
                .filter(card -> respond ? card.is(CardType.HERO) : !(card.face() instanceof Face.Challenge))
                .map(card -> " >> " + CardInfo.line(card));
    }

    private boolean isAnnounced(Card card, Frame<HtsState, HtsEvent> frame) {
        CardRef played = frame.slots().get(Bound.PLAYED);
        return played != null
                && view.setting().catalogue().card(played.number()).equals(card);
    }

    private String roll(Roll roll, String source) {
        Option<Card> card = view.setting().catalogue().named(source);
        Face face = card.map(Card::face).getOrNull();
        String who = names.of(roll.seat());
        if (roll.purpose() == Roll.Purpose.USE_HERO && face instanceof Face.Hero hero) {
            return HtsText.ROLL_NEEDS.of(who, roll, card.get().name(), hero.roll());
        }
        return roll.purpose() == Roll.Purpose.ATTACK && face instanceof Face.Monster monster
                ? HtsText.ROLL_SLAYS.of(who, roll, card.get().name(), monster.slay(), monster.fightBack())
                : (roll.purpose() == Roll.Purpose.CHALLENGE ? HtsText.ROLL_CHALLENGES : HtsText.ROLL_NOW).of(who, roll);
    }

    private String named(Seat seat, String text) {
        String name = names.of(seat);
        return " " + name + " ".repeat(Math.max(0, names.width() - name.length())) + "  " + text;
    }

    /** As many in a line as fit, under the name. */
    private Array<String> listed(Array<String> texts) {
        Array<String> lines = Array.empty();
        String line = indented("");
        for (int place = 0; place < texts.size(); place++) {
            String text = texts.get(place) + (place + 1 < texts.size() ? ", " : "");
            if (line.length() + text.stripTrailing().length() > WIDTH && !line.isBlank()) {
                lines = lines.append(line.stripTrailing());
                line = indented("");
            }
            line += text;
        }
        return lines.append(line);
    }

    private String indented(String text) {
        return " ".repeat(names.width() + 3) + text;
    }
}
