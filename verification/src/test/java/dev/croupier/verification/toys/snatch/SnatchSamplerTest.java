package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Seeded;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.core.pile.Pile;
import dev.croupier.core.play.RandomBot;
import dev.croupier.verification.SamplerUniformity;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compares the sampler with every table that can be made by giving the cards other numbers and the seats other commitments. */
class SnatchSamplerTest {
    @ParameterizedTest
    @CsvSource({"2, 1", "2, 2", "2, 3", "2, 4", "2, 5", "3, 1", "3, 2"})
    void isUniformOverWhatTheKnowledgeAllows(int seats, int game) {
        Rules rules = new Rules(seats, 6, 2, true);
        Snatch snatch = new Snatch(rules);
        SamplerUniformity<SnatchState, SnatchAction, SnatchEvent, SnatchView> proof =
                SamplerUniformity.of(snatch, new SnatchSampler(rules));
        var chance = Seeded.ofIndexed(5, game).open();
        var state = snatch.start(Seeded.ofIndexed(6, game)).state();
        while (snatch.outcome(state).isEmpty()) {
            for (Seat seat : snatch.seatsInOrder()) {
                proof.check(seat, allowed(snatch, state, seat));
            }
            var action = new RandomBot<SnatchAction, SnatchView>()
                    .choose(snatch.view(state, Seat.of(0)), snatch.legalActions(state), chance);
            state = snatch.applyUnchecked(state, action, Seeded.ofIndexed(chance.below(999_999), game))
                    .state();
        }
    }

    /** Every table with the same view, by brute force. */
    private static Array<SnatchState> allowed(Snatch snatch, SnatchState state, Seat observer) {
        SnatchView view = snatch.view(state, observer);
        return Array.range(0, 6)
                .permutations()
                .flatMap(numbers -> commitments(renumbered(state, numbers.toArray(), observer), observer))
                .filter(table -> snatch.view(table, observer).equals(view)
                        && SnatchKnowledgePropertyTest.isTrue(table, observer))
                .distinct()
                .toArray();
    }

    private static SnatchState renumbered(SnatchState state, Array<Integer> numbers, Seat observer) {
        Phase phase = state.phase();
        if (phase instanceof Phase.Choosing choosing) {
            phase = new Phase.Choosing(choosing.layings()
                    .map(laying ->
                            new Laying(laying.card().map(numbers::get), laying.exchanged(), laying.committed())));
        } else if (phase instanceof Phase.Offer offer) {
            phase = new Phase.Offer(offer.seat(), numbers.get(offer.card()), offer.knowers());
        }
        return new SnatchState(
                state.hands().map(hand -> renumbered(hand, numbers)),
                new Pile(state.pile().segments().map(segment -> renumbered(segment, numbers))),
                state.knowers(),
                renumbered(state.shown(), numbers),
                state.points(),
                phase,
                state.deeds(),
                state.known().zipWithIndex((known, seat) -> seat == observer.index() ? known : Whereabouts.none()),
                state.outcome());
    }

    private static CardSet renumbered(CardSet cards, Array<Integer> numbers) {
        return cards.map(numbers::get).foldLeft(CardSet.empty(), CardSet::with);
    }

    /** The table with every commitment that the others may secretly have made, and every card that they may have drawn. */
    private static List<SnatchState> commitments(SnatchState state, Seat observer) {
        if (state.phase() instanceof Phase.Offer offer) {
            return List.ofAll(state.hand(offer.seat())
                    .map(card -> state.phase(new Phase.Offer(offer.seat(), card, offer.knowers()))));
        }
        if (!(state.phase() instanceof Phase.Choosing choosing)) {
            return List.of(state);
        }
        return Array.range(0, state.hands().size())
                .map(Seat::of)
                .filter(seat -> !seat.equals(observer))
                .foldLeft(
                        List.of(state),
                        (tables, seat) -> tables.flatMap(table -> layings(
                                table,
                                seat,
                                choosing.layings().get(seat.index()).committed())));
    }

    private static List<SnatchState> layings(SnatchState table, Seat seat, boolean committed) {
        CardSet whole = SnatchView.whole(table, seat);
        List<Laying> secret = List.ofAll(whole.map(card -> new Laying(Option.some(card), false, committed)));
        List<Laying> exchanged = whole.size() > 1 && !committed
                ? secret.map(laying -> new Laying(laying.card(), true, false))
                : List.empty();
        List<Laying> all = secret.appendAll(exchanged);
        return (committed ? all : all.append(Laying.NOTHING))
                .map(laying -> table.hand(
                                seat, laying.card().map(whole::without).getOrElse(whole))
                        .phase(new Phase.Choosing(
                                ((Phase.Choosing) table.phase()).layings().update(seat.index(), laying))));
    }
}
