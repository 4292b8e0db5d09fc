package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Course;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Mentioned;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.table.StadiumInPlay;
import dev.croupier.pokemon.table.When;
import dev.croupier.pokemon.turn.MainRule;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Playing an Item, a Supporter or a Stadium (PKM-TURN-8); one that could do nothing may not be played (PKM-TURN-14). */
public final class PlayTrainer extends MainRule<PokemonAction.PlayTrainer> {

    public PlayTrainer() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.PlayTrainer> offered) {
        DeckList deck = state.deck(seat);
        CardSet trainers = state.hand(seat).intersection(deck.trainers());
        for (var cards = deck.kinds(trainers).iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            if (!AttachTool.isAttached(card)) {
                offered.add(new PokemonAction.PlayTrainer(seat, card));
            }
            if (state.setting().course().sharing().ofTeam() && isSupporter(card)) {
                for (Seat other : teammates(state, seat)) {
                    offered.add(new PokemonAction.PlayTrainer(seat, card, other));
                }
            }
        }
    }

    /** For whomever a Supporter is played, what keeps it from being played at all is the same, and so is the hand that it has left. */
    @Override
    protected void addWhatIsLegal(PokemonState state, Seat seat, List<PokemonAction> legal) {
        DeckList deck = state.deck(seat);
        CardSet trainers = state.hand(seat).intersection(deck.trainers());
        Array<Seat> others = state.setting().course().sharing().ofTeam() ? teammates(state, seat) : Array.empty();
        for (var cards = deck.kinds(trainers).iterator(); cards.hasNext(); ) {
            int number = cards.nextInt();
            Card card = deck.card(number);
            PokemonAction.PlayTrainer own = new PokemonAction.PlayTrainer(seat, card);
            if (AttachTool.isAttached(card) || !atOnce(state, own).isEmpty()) {
                continue;
            }
            PokemonState without = state.withHand(seat, state.hand(seat).without(number));
            if (useless(state, without, own).isEmpty()) {
                legal.add(own);
            }
            for (int i = 0; i < others.size() && isSupporter(card); i++) {
                PokemonAction.PlayTrainer shared = new PokemonAction.PlayTrainer(seat, card, others.get(i));
                if (sharing(state, shared).isEmpty()
                        && useless(state, without, shared).isEmpty()) {
                    legal.add(shared);
                }
            }
        }
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.PlayTrainer action) {
        return atOnce(state, action).appendAll(useless(state, action));
    }

    private static boolean isSupporter(Card card) {
        return card.face() instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.SUPPORTER;
    }

    private static Array<Seat> teammates(PokemonState state, Seat seat) {
        return state.playersInPlay().filter(other -> isTeammate(state, seat, other));
    }

    private static boolean isTeammate(PokemonState state, Seat seat, Seat other) {
        return !seat.equals(other)
                && other.index() < state.seats()
                && state.isAtTable(other)
                && state.setting().profile(other).hasHand()
                && !state.setting().areOpponents(seat, other);
    }

    /** What keeps a Supporter from being played for that player. */
    private static Seq<PokemonViolation> sharing(PokemonState state, PokemonAction.PlayTrainer action) {
        if (!action.isForAnother()) {
            return Array.empty();
        }
        Course.SupporterSharing sharing = state.setting().course().sharing();
        if (!sharing.ofTeam() || !isSupporter(action.card()) || !isTeammate(state, action.seat(), action.player())) {
            return Array.of(new PokemonViolation.Blocked(
                    action,
                    new RuleRef(sharing.rule()),
                    (sharing.ofTeam() ? PokemonMessage.NEEDS_TEAMMATE : PokemonMessage.NEEDS_OWN).with(),
                    PokemonMessage.FOR_SEAT.with(action.player())));
        }
        return sharing.asked() && state.side(action.seat()).turn().names().contains(Offer.name(action))
                ? Array.of(exhausted(action, sharing.rule(), PokemonMessage.ONE_OFFER_A_TURN))
                : Array.empty();
    }

    private static boolean isPlayed(Card card) {
        return card.face() instanceof Face.Trainer trainer && !AttachTool.isAttached(card) && trainer.fossil() == null;
    }

    /** Whether nothing keeps a Trainer from being played by a seat without a hand: neither a text, nor that it could do nothing. */
    public static boolean isPossible(PokemonState state, Seat seat, Card card) {
        PokemonAction.PlayTrainer action = new PokemonAction.PlayTrainer(seat, card);
        StadiumInPlay stadium = state.stadium();
        return card.face() instanceof Face.Trainer trainer
                && isPlayed(card)
                && (stadium == null
                        || trainer.sort() != Face.Sort.STADIUM
                        || !stadium.card().name().equals(card.name()))
                && Permission.forbids(state, seat, forbidden(trainer.sort()), null, card.name()) == null
                && useless(state, action).isEmpty();
    }

    /** What can be told without asking what the card would do. */
    private Seq<PokemonViolation> atOnce(PokemonState state, PokemonAction.PlayTrainer action) {
        Card card = action.card();
        Array<PokemonViolation> against = notInHand(state, action, card);
        if (!(card.face() instanceof Face.Trainer trainer) || !isPlayed(card)) {
            return against.append(new PokemonViolation.WrongKind(
                    action, new RuleRef(id()), PokemonMessage.KIND_PLAYED_TRAINER.with(), card));
        }
        String forbidden = Permission.forbids(state, action.seat(), forbidden(trainer.sort()), null, card.name());
        if (forbidden != null) {
            against = against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_PLAY_TRAINER, forbidden));
        }
        return against.appendAll(limits(state, action, trainer)).appendAll(sharing(state, action));
    }

    private static Passive.Forbidden forbidden(Face.Sort sort) {
        return switch (sort) {
            case ITEM, TECHNICAL_MACHINE -> Passive.Forbidden.PLAY_ITEM;
            case TOOL -> Passive.Forbidden.PLAY_TOOL;
            case SUPPORTER -> Passive.Forbidden.PLAY_SUPPORTER;
            case STADIUM -> Passive.Forbidden.PLAY_STADIUM;
        };
    }

    private static Seq<PokemonViolation> limits(
            PokemonState state, PokemonAction.PlayTrainer action, Face.Trainer trainer) {
        Side side = state.side(action.seat());
        if (trainer.sort() == Face.Sort.SUPPORTER) {
            Course.SupporterLimit limit = state.setting().course().supporters(state, action.seat());
            if (limit.left() <= 0) {
                return Array.of(exhausted(action, limit.rule(), limit.words()));
            }
            if (state.turn().number() == 1 && !state.rules().firstTurnAttack()) {
                return Array.of(blocked(
                        action, "PKM-TURN-3", PokemonMessage.NEEDS_LATER_TURN, PokemonMessage.IT_IS_FIRST_TURN));
            }
        }
        if (trainer.sort() == Face.Sort.STADIUM) {
            Array<PokemonViolation> against = Array.empty();
            if (side.turn().stadium()) {
                against = against.append(exhausted(action, "PKM-TURN-8", PokemonMessage.ONE_STADIUM_A_TURN));
            }
            StadiumInPlay stadium = state.stadium();
            if (stadium != null && stadium.card().name().equals(action.card().name())) {
                against = against.append(
                        blocked(action, "PKM-TURN-8", PokemonMessage.NEEDS_OTHER_STADIUM, PokemonMessage.SAME_STADIUM));
            }
            return against;
        }
        return Array.empty();
    }

    /** What keeps a card from being played that could do nothing. */
    private static Seq<PokemonViolation> useless(PokemonState state, PokemonAction.PlayTrainer action) {
        return useless(state, without(state, action), action);
    }

    private static Seq<PokemonViolation> useless(
            PokemonState state, PokemonState without, PokemonAction.PlayTrainer action) {
        Program program =
                isPlayed(action.card()) ? ((Face.Trainer) action.card().face()).program() : null;
        if (program == null) {
            return Array.empty();
        }
        Scope scope = Scope.of(action.player(), PokemonId.NONE);
        Array<When> failing = program.failing(without, scope);
        Array<PokemonViolation> against = failing.isEmpty()
                ? Array.empty()
                : failing.filter(when -> !isHidden(state, action, when))
                        .map(when -> new PokemonViolation.ConditionFails(action, new RuleRef("PKM-TURN-14"), when));
        return against.isEmpty() && !canChange(without, scope, program, action)
                ? Array.of(new PokemonViolation.NoEffect(
                        action, new RuleRef("PKM-TURN-14"), action.card().name()))
                : against;
    }

    /** Whether who plays a card for another cannot see whether that holds, because the hand of that one is hidden. */
    private static boolean isHidden(PokemonState state, PokemonAction.PlayTrainer action, When when) {
        return action.isForAnother()
                && (state.handSeers(action.player()) >> action.seat().index() & 1) == 0
                && Mentioned.by(when).speaksOf(PokemonEvent.Zone.HAND);
    }

    /** Who plays a card for another does not count on what that one alone can see. */
    private static boolean canChange(
            PokemonState state, Scope scope, Program program, PokemonAction.PlayTrainer action) {
        return action.isForAnother() ? program.canChangeOpenly(state, scope) : program.canChange(state, scope);
    }

    /** The card itself is no longer in the hand when its text is carried out (PKM-ZONE-8). */
    private static PokemonState without(PokemonState state, PokemonAction.PlayTrainer action) {
        int number = inHand(state, action.seat(), action.card());
        return number < 0
                ? state
                : state.withHand(action.seat(), state.hand(action.seat()).without(number));
    }

    @Override
    public PokemonState effect(
            PokemonState state, PokemonAction.PlayTrainer action, Happening<PokemonEvent> happening) {
        return action.isForAnother() && state.setting().course().sharing().asked()
                ? Offer.of(state, action, happening)
                : played(state, action, happening);
    }

    /** It is played: whoever it is for has agreed where that is asked. */
    static PokemonState played(
            PokemonState state, PokemonAction.PlayTrainer action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        Face.Trainer trainer = (Face.Trainer) action.card().face();
        int number = inHand(state, seat, action.card());
        happening.tell(new PokemonEvent.TrainerPlayed(seat, action.card(), action.player()));
        PokemonState played = TrainerPlayed.by(state, seat, action.card());
        if (trainer.sort() == Face.Sort.STADIUM) {
            return Stadiums.play(played, seat, number, happening);
        }
        PokemonState resolving = Zones.toResolving(played, seat, number);
        if (trainer.sort() == Face.Sort.SUPPORTER) {
            Side side = resolving.side(seat);
            resolving = resolving.withSide(seat, side.withTurn(side.turn().withSupporter()));
        }
        return carriedOut(resolving, seat, number, action.player());
    }

    /** A seat without a hand plays an Item, a Supporter or a Stadium that lies among the cards that are being played. */
    public static PokemonState played(PokemonState state, Seat seat, int number, Happening<PokemonEvent> happening) {
        Card card = state.deck(seat).card(number);
        happening.tell(new PokemonEvent.TrainerPlayed(seat, card, seat));
        PokemonState played = TrainerPlayed.by(state, seat, card);
        return card.face() instanceof Face.Trainer trainer && trainer.sort() == Face.Sort.STADIUM
                ? Stadiums.play(played, seat, number, happening)
                : carriedOut(played, seat, number, seat);
    }

    /**
     * The text of a Trainer among the cards that are being played is carried out.
     *
     * @param player who is <em>you</em> in it; the card is of {@code seat} all the same
     */
    private static PokemonState carriedOut(PokemonState resolving, Seat seat, int number, Seat player) {
        Card card = resolving.deck(seat).card(number);
        Program program = ((Face.Trainer) card.face()).program();
        io.vavr.collection.List<Instruction<PokemonState, PokemonEvent>> finish =
                io.vavr.collection.List.of(new Finish());
        Array<Effect> text =
                program == null ? Array.empty() : program.begun(resolving, Scope.of(player, PokemonId.NONE));
        Slots slots = Slots.empty().with(Bound.ORIGIN, Origin.TRAINER).with(Bound.PLAYED, number);
        Agenda<PokemonState, PokemonEvent> agenda = resolving.agenda();
        if (player.equals(seat)) {
            return resolving.withAgenda(agenda.push(new Frame<>(seat, card.name(), finish.prependAll(text), slots)));
        }
        Agenda<PokemonState, PokemonEvent> finishing = agenda.push(new Frame<>(seat, card.name(), finish, slots));
        return resolving.withAgenda(
                text.isEmpty()
                        ? finishing
                        : finishing.push(new Frame<>(
                                player,
                                card.name(),
                                io.vavr.collection.List.narrow(text.toList()),
                                Slots.empty().with(Bound.ORIGIN, Origin.TRAINER))));
    }

    /** The card that was played has done its work, and goes to the discard pile. */
    private record Finish() implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Integer number = state.agenda().slots().get(Bound.PLAYED);
            return number == null
                    ? state
                    : Zones.resolved(state, state.agenda().top().owner(), number, happening);
        }

        @Override
        public Message description() {
            return dev.croupier.core.CoreMessage.NOTHING.with();
        }
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_PLAY_TRAINER;
    }

    @Override
    protected String id() {
        return "PKM-TURN-8";
    }
}
