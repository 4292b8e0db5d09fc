package dev.croupier.heretoslay;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Choose;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.May;
import dev.croupier.heretoslay.challenge.PlayChallenge;
import dev.croupier.heretoslay.choice.Accept;
import dev.croupier.heretoslay.choice.ChooseCard;
import dev.croupier.heretoslay.choice.ChooseHero;
import dev.croupier.heretoslay.choice.ChoosePlayer;
import dev.croupier.heretoslay.choice.ChooseValue;
import dev.croupier.heretoslay.choice.Decline;
import dev.croupier.heretoslay.hero.UseHero;
import dev.croupier.heretoslay.monster.Attack;
import dev.croupier.heretoslay.play.MayPlay;
import dev.croupier.heretoslay.play.PlayHero;
import dev.croupier.heretoslay.play.PlayItem;
import dev.croupier.heretoslay.play.PlayMagic;
import dev.croupier.heretoslay.roll.PlayModifier;
import dev.croupier.heretoslay.setup.ChooseLeader;
import dev.croupier.heretoslay.table.CardAsking;
import dev.croupier.heretoslay.table.HeroRef;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsRule;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsViolation;
import dev.croupier.heretoslay.turn.DrawCard;
import dev.croupier.heretoslay.turn.EndTurn;
import dev.croupier.heretoslay.turn.Refresh;
import dev.croupier.heretoslay.turn.UseSkill;
import dev.croupier.heretoslay.window.Pass;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rule of each kind of action, and which of them a pending decision concerns. */
final class Rulebook {
    private static final ChooseLeader CHOOSE_LEADER = new ChooseLeader();
    private static final DrawCard DRAW_CARD = new DrawCard();
    private static final PlayHero PLAY_HERO = new PlayHero();
    private static final PlayItem PLAY_ITEM = new PlayItem();
    private static final PlayMagic PLAY_MAGIC = new PlayMagic();
    private static final UseHero USE_HERO = new UseHero();
    private static final Attack ATTACK = new Attack();
    static final UseSkill USE_SKILL = new UseSkill();
    private static final Refresh REFRESH = new Refresh();
    private static final EndTurn END_TURN = new EndTurn();
    private static final PlayChallenge PLAY_CHALLENGE = new PlayChallenge();
    private static final PlayModifier PLAY_MODIFIER = new PlayModifier();
    private static final Pass PASS = new Pass();
    private static final Accept ACCEPT = new Accept();
    static final Decline DECLINE = new Decline();
    private static final ChoosePlayer CHOOSE_PLAYER = new ChoosePlayer();
    private static final ChooseHero CHOOSE_HERO = new ChooseHero();
    private static final ChooseCard CHOOSE_CARD = new ChooseCard();
    private static final ChooseValue CHOOSE_VALUE = new ChooseValue();

    /** All rules in canonical order. */
    static final Array<HtsRule<? extends HtsAction>> ALL = Array.of(
            CHOOSE_LEADER,
            DRAW_CARD,
            PLAY_HERO,
            PLAY_ITEM,
            PLAY_MAGIC,
            USE_HERO,
            ATTACK,
            USE_SKILL,
            REFRESH,
            END_TURN,
            PLAY_CHALLENGE,
            PLAY_MODIFIER,
            PASS,
            ACCEPT,
            DECLINE,
            CHOOSE_PLAYER,
            CHOOSE_HERO,
            CHOOSE_CARD,
            CHOOSE_VALUE);

    private static final Array<HtsRule<? extends HtsAction>> OFFER = Array.of(ACCEPT, DECLINE);

    private static final Array<HtsRule<? extends HtsAction>> PLAY_NOW =
            Array.of(PLAY_HERO, PLAY_ITEM, PLAY_MAGIC, DECLINE);

    private static final Array<HtsRule<? extends HtsAction>> CHOICE =
            Array.of(CHOOSE_LEADER, DECLINE, CHOOSE_PLAYER, CHOOSE_HERO, CHOOSE_CARD, CHOOSE_VALUE);

    private static final Array<HtsRule<? extends HtsAction>> CARDS = Array.of(DECLINE, CHOOSE_CARD);

    private static final Array<HtsRule<? extends HtsAction>> HEROES = Array.of(CHOOSE_HERO);

    private static final Array<HtsRule<? extends HtsAction>> PLAYERS = Array.of(CHOOSE_PLAYER);

    private Rulebook() {}

    /**
     * The rules that may have something to offer while that is pending, in canonical order; a turn and windows, whose lists {@link LegalActions}
     * makes, are not asked for.
     */
    static Array<HtsRule<? extends HtsAction>> concerning(Instruction<HtsState, HtsEvent> pending) {
        if (pending instanceof MayPlay) {
            return PLAY_NOW;
        }
        if (pending instanceof May<?, ?>) {
            return OFFER;
        }
        if (pending instanceof CardAsking) {
            return CARDS;
        }
        if (pending instanceof Choose<?, ?, ?> choose) {
            Class<?> type = choose.as().type();
            return type == HeroRef.class ? HEROES : type == Seat.class ? PLAYERS : CHOICE;
        }
        return CHOICE;
    }

    /** An action with its rule. */
    record Bound<A extends HtsAction>(HtsRule<A> rule, A action) {
        Seq<HtsViolation> violations(HtsState state) {
            return rule.violations(state, action);
        }

        HtsState effect(HtsState state, Happening<HtsEvent> happening) {
            return rule.effect(state, action, happening);
        }
    }

    /** Finds the rule of an action. */
    enum Finder implements HtsAction.Visitor<Bound<?>> {
        INSTANCE;

        @Override
        public Bound<?> chooseLeader(HtsAction.ChooseLeader action) {
            return new Bound<>(CHOOSE_LEADER, action);
        }

        @Override
        public Bound<?> drawCard(HtsAction.DrawCard action) {
            return new Bound<>(DRAW_CARD, action);
        }

        @Override
        public Bound<?> playHero(HtsAction.PlayHero action) {
            return new Bound<>(PLAY_HERO, action);
        }

        @Override
        public Bound<?> playItem(HtsAction.PlayItem action) {
            return new Bound<>(PLAY_ITEM, action);
        }

        @Override
        public Bound<?> playMagic(HtsAction.PlayMagic action) {
            return new Bound<>(PLAY_MAGIC, action);
        }

        @Override
        public Bound<?> useHero(HtsAction.UseHero action) {
            return new Bound<>(USE_HERO, action);
        }

        @Override
        public Bound<?> attack(HtsAction.Attack action) {
            return new Bound<>(ATTACK, action);
        }

        @Override
        public Bound<?> useSkill(HtsAction.UseSkill action) {
            return new Bound<>(USE_SKILL, action);
        }

        @Override
        public Bound<?> refresh(HtsAction.Refresh action) {
            return new Bound<>(REFRESH, action);
        }

        @Override
        public Bound<?> endTurn(HtsAction.EndTurn action) {
            return new Bound<>(END_TURN, action);
        }

        @Override
        public Bound<?> playChallenge(HtsAction.PlayChallenge action) {
            return new Bound<>(PLAY_CHALLENGE, action);
        }

        @Override
        public Bound<?> playModifier(HtsAction.PlayModifier action) {
            return new Bound<>(PLAY_MODIFIER, action);
        }

        @Override
        public Bound<?> pass(HtsAction.Pass action) {
            return new Bound<>(PASS, action);
        }

        @Override
        public Bound<?> accept(HtsAction.Accept action) {
            return new Bound<>(ACCEPT, action);
        }

        @Override
        public Bound<?> decline(HtsAction.Decline action) {
            return new Bound<>(DECLINE, action);
        }

        @Override
        public Bound<?> choosePlayer(HtsAction.ChoosePlayer action) {
            return new Bound<>(CHOOSE_PLAYER, action);
        }

        @Override
        public Bound<?> chooseHero(HtsAction.ChooseHero action) {
            return new Bound<>(CHOOSE_HERO, action);
        }

        @Override
        public Bound<?> chooseCard(HtsAction.ChooseCard action) {
            return new Bound<>(CHOOSE_CARD, action);
        }

        @Override
        public Bound<?> chooseValue(HtsAction.ChooseValue action) {
            return new Bound<>(CHOOSE_VALUE, action);
        }
    }
}
