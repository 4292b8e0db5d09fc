package dev.croupier.frontend.host;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Game;
import dev.croupier.core.Seat;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import dev.croupier.core.play.Pending;
import dev.croupier.core.play.Session;
import dev.croupier.frontend.game.GameModule;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/**
 * The bots of one table. Mutable: for one thread at a time.
 *
 * @param <S> a state
 */
final class Robots<S, A extends Action, E extends Event, V> {
    private final Game<S, A, E, V> game;
    private final Array<Option<Bot<A, V>>> bots;
    private Randomness randomness;

    Robots(GameModule<S, A, E, V> module, Game<S, A, E, V> game, Array<Chair> chairs, Randomness randomness) {
        this.game = game;
        this.bots = chairs.map(chair ->
                Option.when(!chair.isHuman(), chair).map(taken -> module.bot(taken.who(), game, taken.seat())));
        this.randomness = randomness;
    }

    /** The seats of bots that may act now. */
    IndexedSeq<Seat> toAct(Session<S, A, E, V> session) {
        return session.toAct().filter(seat -> bots.get(seat.index()).isDefined());
    }

    /**
     * What one of the bots answers that may act now; where several may, chance decides which.
     *
     * @param decision the id of what it answers
     */
    record Answer<A extends Action>(Seat seat, String decision, A action) {}

    /** One of the bots decides; there must be one that may act. */
    Answer<A> decide(Session<S, A, E, V> session) {
        IndexedSeq<Seat> seats = toAct(session);
        Chance chance = randomness.open();
        Seat seat = seats.size() == 1 ? seats.head() : seats.get(chance.below(seats.size()));
        Pending<A> pending = session.pending(seat).get();
        A chosen = bots.get(seat.index()).get().choose(session.view(seat), pending.legalActions(), chance);
        randomness = chance.after();
        return new Answer<>(seat, pending.id(), game.canonical(session.state(), chosen));
    }
}
