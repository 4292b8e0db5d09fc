package dev.croupier.frontend.heretoslay;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.May;
import dev.croupier.core.odds.Probability;
import dev.croupier.frontend.game.Names;
import dev.croupier.heretoslay.card.CardText;
import dev.croupier.heretoslay.hero.RollForHero;
import dev.croupier.heretoslay.odds.ChallengeOdds;
import dev.croupier.heretoslay.odds.ChallengeSide;
import dev.croupier.heretoslay.odds.ModifierUse;
import dev.croupier.heretoslay.odds.ModifierValues;
import dev.croupier.heretoslay.odds.Requirement;
import dev.croupier.heretoslay.odds.RollOdds;
import dev.croupier.heretoslay.odds.RollTotal;
import dev.croupier.heretoslay.table.Amounts;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.Face;
import dev.croupier.heretoslay.table.HeroClass;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.HtsView.SeenHero;
import dev.croupier.heretoslay.table.HtsView.SeenPlayer;
import dev.croupier.heretoslay.table.Passive;
import dev.croupier.heretoslay.table.Passive.Scope;
import dev.croupier.heretoslay.table.Passive.When;
import dev.croupier.heretoslay.table.Range;
import dev.croupier.heretoslay.table.ResponseWindow;
import dev.croupier.heretoslay.table.Roll;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** Exact odds for a decision: of rolls and attacks in one's turn, of challenges and Modifiers where they may be played. */
final class HtsHint {
    /** The action points of an attack (HTS-B12). */
    private static final int ATTACK = 2;

    private final Names names;
    private final HtsView view;

    HtsHint(Names names, HtsView view) {
        this.names = names;
        this.view = view;
    }

    Seq<String> lines() {
        if (!(view.observer() instanceof Seat seat) || view.agenda().isEmpty()) {
            return Array.empty();
        }
        Array<String> lines = view.agenda().next() instanceof ResponseWindow
                ? response(seat)
                : view.turn().seat().equals(seat) && view.agenda().frames().size() == 1 ? turn(seat) : freeRoll(seat);
        return lines.isEmpty() ? Array.of(HtsText.HINT_NOTHING.of()) : lines;
    }

    private Array<String> turn(Seat seat) {
        Array<ModifierValues> own = modifiers(seat);
        return view.player(seat)
                .heroes()
                .filter(hero -> view.turn().points() > 0 && isUsable(hero))
                .map(hero -> hero(seat, hero, own))
                .appendAll(view.monsterRow().map(monster -> monster(seat, monster, own)));
    }

    /** Whether the Hero was not rolled for in this turn and nothing that it wears keeps its effect from being used. */
    private static boolean isUsable(SeenHero hero) {
        return !hero.used()
                && !Passive.of(hero.items().flatMap(item -> item.face().passives()), Passive.Forbids.class)
                        .exists(forbids -> forbids.what() == Passive.What.USE_OF_WEARER);
    }

    /** Where a Hero may be rolled for at once, such as one that was just played. */
    private Array<String> freeRoll(Seat seat) {
        if (!(view.agenda().next() instanceof May<HtsState, HtsEvent> may)
                || !(may.body() instanceof RollForHero roll)
                || !may.who().of(view.agenda()).equals(seat)) {
            return Array.empty();
        }
        HeroRef bound = view.agenda().slots().get(roll.hero());
        return bound == null
                ? Array.empty()
                : view.player(seat)
                        .heroes()
                        .filter(hero -> isUsable(hero)
                                && hero.card().equals(view.setting().catalogue().card(bound.number())))
                        .map(hero -> hero(seat, hero, modifiers(seat)));
    }

    private String hero(Seat seat, SeenHero hero, Array<ModifierValues> own) {
        Range needed = hero.card().hero().roll();
        int bonus = bonus(seat, Scope.HERO_ROLL, Option.some(hero));
        RollOdds odds = odds(seat, bonus, needed);
        return HtsText.HINT_HERO.of(hero.card().name(), needed, chance(odds, own));
    }

    private String monster(Seat seat, Card card, Array<ModifierValues> own) {
        Face.Monster monster = card.monster();
        int bonus = bonus(seat, Scope.ATTACK_ROLL, Option.none());
        RollOdds odds = odds(seat, bonus, monster.slay());
        RollTotal total = new RollTotal(bonus);
        Range back = monster.fightBack();
        String slain = chance(odds, own);
        if (!isMet(seat, monster)) {
            return HtsText.HINT_MONSTER_LATER.of(
                    card.name(), CardText.numbers(card).get().english(), slain);
        }
        return view.turn().points() < ATTACK
                ? HtsText.HINT_MONSTER_POINTS.of(
                        card.name(), Amounts.points(ATTACK).english(), slain)
                : HtsText.HINT_MONSTER.of(
                        card.name(),
                        monster.slay(),
                        slain,
                        back,
                        percent(back.atLeast() ? total.atLeast(back.bound()) : total.atMost(back.bound())));
    }

    /** Whether the Party has what the Monster needs. */
    private boolean isMet(Seat seat, Face.Monster monster) {
        SeenPlayer player = view.player(seat);
        int[] ofClass = new int[HeroClass.values().length];
        player.heroes().forEach(hero -> ofClass[hero.heroClass().ordinal()]++);
        return monster.isMetBy(
                ofClass, player.leader().map(card -> card.leader().heroClass()).getOrNull());
    }

    private static String chance(RollOdds odds, Array<ModifierValues> own) {
        Probability alone = odds.chance();
        Probability helped = odds.chanceWith(own);
        return alone.equals(helped) ? percent(alone) : HtsText.HINT_WITH.of(percent(alone), percent(helped));
    }

    private Array<String> response(Seat seat) {
        Frame<HtsState, HtsEvent> top = view.agenda().top();
        Array<Roll> rolls = view.rolls().map(on -> on.rolls()).getOrElse(Array.empty());
        if (rolls.isEmpty()) {
            return top.slots().binds(Bound.PLAYED) ? challenge(seat, top.owner()) : Array.empty();
        }
        if (rolls.size() > 1) {
            Roll challenger = rolls.head();
            Roll defender = rolls.last();
            return Array.of(HtsText.HINT_TOTALS.of(
                    who(seat, (challenger.total() >= defender.total() ? challenger : defender).seat())));
        }
        return needed(top.source())
                .map(range -> modifying(seat, rolls.head(), range))
                .getOrElse(Array.empty());
    }

    private String who(Seat asked, Seat seat) {
        return asked.equals(seat) ? HtsText.YOU_WITHIN.of() : names.of(seat);
    }

    private Option<Range> needed(String source) {
        return view.setting()
                .catalogue()
                .named(source)
                .flatMap(card -> card.face() instanceof Face.Hero hero
                        ? Option.some(hero.roll())
                        : card.face() instanceof Face.Monster monster ? Option.some(monster.slay()) : Option.none());
    }

    private Array<String> modifying(Seat seat, Roll roll, Range range) {
        boolean succeeds = range.contains(roll.total());
        boolean own = roll.seat().equals(seat);
        Array<String> lines = Array.of((succeeds ? HtsText.HINT_SUCCEEDS : HtsText.HINT_FAILS).of());
        if (own == succeeds) {
            return lines;
        }
        int dice = roll.first() + roll.second();
        RollOdds odds = odds(roll.seat(), roll.total() - dice, range);
        Option<Array<ModifierUse>> uses =
                own ? odds.fewest(dice, modifiers(seat)) : odds.fewestAgainst(dice, modifiers(seat));
        return lines.append(uses.map(enough -> (own ? HtsText.HINT_ENOUGH : HtsText.HINT_SPOIL)
                        .of(enough.map(use -> use(seat, use)).mkString(", ")))
                .getOrElse(HtsText.HINT_NOT_ENOUGH::of));
    }

    private String use(Seat seat, ModifierUse use) {
        String card = "Modifier " + use.card().values().map(Amounts::signed).mkString("/");
        String value = Amounts.signed(use.value());
        return use.horn() == 0
                ? HtsText.HINT_USE.of(card, value)
                : HtsText.HINT_USE_STEP.of(
                        card,
                        value,
                        Amounts.signed(use.horn()),
                        skills(seat, When.PLAYED_MODIFIER).head().name());
    }

    private Array<String> challenge(Seat seat, Seat player) {
        if (!hand(seat).exists(card -> card.is(CardType.CHALLENGE))) {
            return Array.of(HtsText.HINT_NO_CHALLENGE.of());
        }
        ChallengeSide defender = side(player, challengeBonus(player, false), Array.empty());
        int bonus = challengeBonus(seat, true);
        ChallengeOdds plain = new ChallengeOdds(side(seat, bonus, Array.empty()), defender);
        ChallengeOdds helped = new ChallengeOdds(side(seat, bonus, modifiers(seat)), defender);
        String won = percent(plain.challengerWins());
        return Array.of(
                plain.challengerWins().equals(helped.challengerWins())
                        ? HtsText.HINT_PLAIN_CHALLENGE.of(won)
                        : HtsText.HINT_CHALLENGE.of(won, percent(helped.challengerWins())));
    }

    private ChallengeSide side(Seat seat, int bonus, Array<ModifierValues> modifiers) {
        return new ChallengeSide(bonus, modifiers, isAnsweringModifiers(seat));
    }

    private RollOdds odds(Seat roller, int bonus, Range needed) {
        return new RollOdds(bonus, requirement(needed), isAnsweringModifiers(roller));
    }

    /** Whether the Party has a skill for when another plays a Modifier on its player's roll. */
    private boolean isAnsweringModifiers(Seat seat) {
        return !skills(seat, When.OTHER_PLAYED_MODIFIER_ON_OWN_ROLL).isEmpty();
    }

    /** The cards of a Party with a skill that waits for that. */
    private Array<Card> skills(Seat seat, When when) {
        SeenPlayer player = view.player(seat);
        return player.monsters()
                .appendAll(player.leader())
                .filter(card -> Passive.of(card.face().passives(), Passive.Trigger.class)
                        .exists(trigger -> trigger.when() == when));
    }

    private int challengeBonus(Seat seat, boolean challenger) {
        return sum(passives(seat), Scope.EVERY_ROLL)
                + (challenger || view.setting().rules().fistOfReasonAsDefender()
                        ? sum(passives(seat), Scope.CHALLENGER_ROLL)
                        : 0)
                + (challenger || view.setting().rules().titanWyvernAsDefender()
                        ? sum(passives(seat), Scope.CHALLENGE_ROLL)
                        : 0);
    }

    private int bonus(Seat seat, Scope scope, Option<SeenHero> hero) {
        Array<Passive> worn = hero.toArray()
                .flatMap(SeenHero::items)
                .flatMap(item -> item.face().passives());
        return sum(passives(seat), Scope.EVERY_ROLL) + sum(passives(seat), scope) + sum(worn, Scope.ROLL_OF_WEARER);
    }

    private static int sum(Array<Passive> passives, Scope scope) {
        return Passive.of(passives, Passive.Bonus.class)
                .filter(bonus -> bonus.scope() == scope)
                .map(Passive.Bonus::amount)
                .sum()
                .intValue();
    }

    private Array<Passive> passives(Seat seat) {
        SeenPlayer player = view.player(seat);
        return player.monsters()
                .appendAll(player.leader())
                .flatMap(card -> card.face().passives())
                .appendAll(view.lasting()
                        .filter(lasting -> lasting.seat().equals(seat))
                        .map(lasting -> lasting.passive()));
    }

    private Array<Card> hand(Seat seat) {
        return view.player(seat).hand().getOrElse(Array.empty());
    }

    private Array<ModifierValues> modifiers(Seat seat) {
        boolean horn = !skills(seat, When.PLAYED_MODIFIER).isEmpty();
        return hand(seat)
                .map(Card::face)
                .filter(Face.Modifier.class::isInstance)
                .map(face -> new ModifierValues(((Face.Modifier) face).values(), horn));
    }

    private static Requirement requirement(Range range) {
        return range.atLeast() ? Requirement.atLeast(range.bound()) : Requirement.atMost(range.bound());
    }

    private static String percent(Probability probability) {
        return HtsText.PERCENT.of(probability, String.format(Locale.ROOT, "%.0f", 100.0 * probability.doubleValue()));
    }
}
