package dev.croupier.verification.toys.snatch;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.HiddenDeal;
import dev.croupier.core.knowledge.Whereabouts;
import dev.croupier.core.pile.Pile;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * Draws tables of Snatch from a view: every arrangement of cards and commitments that the observer's knowledge allows is as likely. What
 * the others know of each other is not guessed; they are taken to know nothing of hidden hands.
 *
 * @param rules how it is played
 */
record SnatchSampler(Rules rules) implements Sampler.Determinizer<SnatchState, SnatchView> {

    @Override
    public SnatchState sample(SnatchView view, Chance chance) {
        return new Draft(view, chance).table();
    }

    /** One table in the making. Places beyond the seats are those of the pile: first its unburied part, then each buried card. */
    private final class Draft {
        private final SnatchView view;
        private final Chance chance;
        private CardSet unplaced = CardSet.range(0, rules.cards());

        Draft(SnatchView view, Chance chance) {
            this.view = view;
            this.chance = chance;
        }

        private int place(Kind kind) {
            int card = chance.pick(unplaced.filter(any -> Kind.of(any) == kind));
            unplaced = unplaced.without(card);
            return card;
        }

        private CardSet placeAll(Array<Kind> kinds) {
            return kinds.map(this::place).foldLeft(CardSet.empty(), CardSet::with);
        }

        SnatchState table() {
            CardSet shown = placeAll(view.shown());
            CardSet own = placeAll(view.own());
            List<Option<Integer>> buried = view.buried().map(kind -> kind.map(this::place));
            Option<Integer> offered = view.seen() instanceof SeenPhase.Offer offer
                            && !offer.seat().equals(view.observer())
                    ? offer.card().map(this::place)
                    : Option.none();
            TreeMap<Seat, CardSet> dealt = HiddenDeal.draw(unseen(), room(buried, offered), known(offered), chance);
            Array<CardSet> hands = seats().map(seat ->
                    seat.equals(view.observer()) ? own : dealt.get(seat).get());
            Array<CardSet> full = view.seen() instanceof SeenPhase.Offer offer
                    ? hands.update(
                            offer.seat().index(),
                            hand -> offered.map(hand::with).getOrElse(hand))
                    : hands;
            Phase phase = phase(full, offered);
            SnatchState table = new SnatchState(
                    full,
                    pile(dealt, buried),
                    view.knowers(),
                    shown,
                    view.points(),
                    phase,
                    view.deeds(),
                    seats().map(seat -> seat.equals(view.observer()) ? view.known() : Whereabouts.none()),
                    view.outcome());
            return seats().foldLeft(
                            table,
                            (state, seat) -> state.laid(seat)
                                    .map(card ->
                                            state.hand(seat, state.hand(seat).without(card)))
                                    .getOrElse(state));
        }

        private Array<Seat> seats() {
            return Array.range(0, rules.seats()).map(Seat::of);
        }

        private TreeMap<Kind, CardSet> unseen() {
            return TreeMap.ofEntries(Array.of(Kind.values())
                    .map(kind -> Tuple.of(kind, unplaced.filter(card -> Kind.of(card) == kind))));
        }

        private TreeMap<Seat, Integer> room(List<Option<Integer>> buried, Option<Integer> offered) {
            TreeMap<Seat, Integer> room = TreeMap.of(Seat.of(rules.seats()), view.unburied());
            for (int i = 0; i < buried.size(); i++) {
                room = room.put(Seat.of(rules.seats() + 1 + i), buried.get(i).isEmpty() ? 1 : 0);
            }
            for (Seat seat : seats().filter(seat -> !seat.equals(view.observer()))) {
                boolean offer = offered.isDefined() && isOffered(seat);
                room = room.put(seat, view.sizes().get(seat.index()) - (offer ? 1 : 0));
            }
            return room;
        }

        private boolean isOffered(Seat seat) {
            return view.seen() instanceof SeenPhase.Offer offer && offer.seat().equals(seat);
        }

        private Whereabouts<Kind, Seat> known(Option<Integer> offered) {
            return offered.isDefined() && view.seen() instanceof SeenPhase.Offer offer
                    ? view.known().left(offer.seat(), Kind.of(offered.get()))
                    : view.known();
        }

        private Pile pile(TreeMap<Seat, CardSet> dealt, List<Option<Integer>> buried) {
            Pile pile = Pile.shuffled(dealt.get(Seat.of(rules.seats())).get());
            for (int i = 0; i < buried.size(); i++) {
                CardSet unknown = dealt.get(Seat.of(rules.seats() + 1 + i)).get();
                pile = pile.putUnder(buried.get(i).map(unknown::with).getOrElse(unknown));
            }
            return pile;
        }

        private Phase phase(Array<CardSet> hands, Option<Integer> offered) {
            if (view.seen() instanceof SeenPhase.Choosing choosing) {
                return new Phase.Choosing(seats().map(seat -> laying(choosing, seat, hands.get(seat.index()))));
            }
            if (view.seen() instanceof SeenPhase.Offer offer) {
                CardSet hand = hands.get(offer.seat().index());
                int card = offered.getOrElse(() -> chance.pick(offer.card()
                        .map(kind -> hand.filter(any -> Kind.of(any) == kind))
                        .getOrElse(hand)));
                return new Phase.Offer(offer.seat(), card, offer.knowers());
            }
            return ((SeenPhase.Window) view.seen()).window();
        }

        private Laying laying(SeenPhase.Choosing choosing, Seat seat, CardSet hand) {
            boolean committed = choosing.committed().get(seat.index());
            if (view.outcome().isDefined()) {
                return Laying.NOTHING;
            }
            if (seat.equals(view.observer())) {
                Option<Integer> card =
                        choosing.own().map(kind -> chance.pick(hand.filter(any -> Kind.of(any) == kind)));
                return new Laying(card, choosing.exchanged(), committed);
            }
            if (committed) {
                return new Laying(Option.some(chance.pick(hand)), false, true);
            }
            int secret = chance.below(1 + (hand.size() > 1 ? 2 : 1) * hand.size());
            return secret == 0
                    ? Laying.NOTHING
                    : new Laying(Option.some(hand.nth((secret - 1) % hand.size())), secret > hand.size(), false);
        }
    }
}
