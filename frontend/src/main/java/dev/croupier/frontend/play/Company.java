package dev.croupier.frontend.play;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.Turn;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Player;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.game.GameModule;
import dev.croupier.frontend.game.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Who sits at the table.
 *
 * @param names what the seats are called
 * @param bots by seat, the bot; none where somebody plays
 * @param cards the chance of the cards
 * @param autoPass whether those who play need not pass themselves where they can do nothing else
 */
record Company<A extends Action, V>(Names names, Array<Option<Player<A, V>>> bots, Seeded cards, boolean autoPass) {
    static final String HUMAN = "human";

    /** What somebody alone at the keyboard is called. */
    static final String YOU = "You";

    /** Cards and bots have chance of their own, so that a bot's thinking never changes the cards. */
    static <S, A extends Action, E extends Event, V> Company<A, V> of(
            Array<String> kinds, GameModule<S, A, E, V> module, Game<S, A, E, V> game, long seed, boolean autoPass) {
        Seeded source = Seeded.of(seed);
        Seeded cards = source.split();
        Array<Option<Player<A, V>>> bots = Array.empty();
        for (int seat = 0; seat < kinds.size(); seat++) {
            source = source.rest();
            String kind = kinds.get(seat);
            Seeded own = source.split();
            int place = seat;
            bots = bots.append(Option.when(!kind.equals(HUMAN), () -> {
                Bot<A, V> bot = module.bot(kind, game, Seat.of(place));
                return bot.with(own);
            }));
        }
        Array<Option<String>> own = kinds.zipWithIndex(
                (kind, seat) -> kind.equals(HUMAN) ? Option.<String>none() : module.called(game, Seat.of(seat)));
        return new Company<>(new Names(called(kinds, own)), bots, cards, autoPass);
    }

    /** What they are called: by the names that seats have of their own, else by who sits there. */
    private static Array<String> called(Array<String> kinds, Array<Option<String>> own) {
        Array<String> others =
                kinds.zip(own).filter(seat -> seat._2().isEmpty()).map(seat -> seat._1());
        long humans = others.count(HUMAN::equals);
        return kinds.zipWithIndex((kind, seat) -> {
            boolean human = kind.equals(HUMAN);
            boolean alone = others.count(other -> other.equals(HUMAN) == human) == 1;
            String name = human ? (humans == 1 ? YOU : "Player") : "Bot";
            return own.get(seat).getOrElse(alone ? name : name + " " + (seat + 1));
        });
    }

    /** The session, which answers for those who wanted it to. */
    <S, E extends Event> Session<S, A, E, V> answered(Session<S, A, E, V> session) {
        return autoPass ? session.answeringFor(humans().toJavaArray(Seat[]::new)) : session;
    }

    /** The session after the bot of that seat has acted. */
    <S, E extends Event> Session<S, A, E, V> played(Session<S, A, E, V> session, Seat seat) {
        A action = bots.get(seat.index()).get().choose(session.view(seat), session.legalActions(seat));
        return session.play(action)
                .getOrElseThrow(violation -> new IllegalStateException("a bot's move: " + violation.explain()));
    }

    /** Who else may act, where the first to act does. */
    <S, E extends Event> Seq<Seat> mayActToo(Session<S, A, E, V> session, Seat seat) {
        return session.turn(seat) instanceof Turn.Any<A> any
                ? any.toAct().filter(other -> !other.equals(seat))
                : Array.empty();
    }

    boolean isHuman(Seat seat) {
        return bots.get(seat.index()).isEmpty();
    }

    Array<Seat> humans() {
        return Array.range(0, bots.size()).map(Seat::of).filter(this::isHuman);
    }

    /** Through whose eyes the table is shown when nobody has to decide: the only player's, everybody's, or without players nobody's. */
    Observer onlooker() {
        Array<Seat> humans = humans();
        return humans.size() == 1 ? humans.head() : humans.isEmpty() ? Observer.OMNISCIENT : Observer.SPECTATOR;
    }
}
