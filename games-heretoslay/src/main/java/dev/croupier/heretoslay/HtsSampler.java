package dev.croupier.heretoslay;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.knowledge.HiddenDeal;
import dev.croupier.core.pile.Pile;
import dev.croupier.heretoslay.table.Bound;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardRef;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.Deck;
import dev.croupier.heretoslay.table.Equipment;
import dev.croupier.heretoslay.table.Held;
import dev.croupier.heretoslay.table.HeroAsking;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.HtsView.SeenHeld;
import dev.croupier.heretoslay.table.HtsView.SeenHero;
import dev.croupier.heretoslay.table.HtsView.SeenPlayer;
import dev.croupier.heretoslay.table.Piles;
import dev.croupier.heretoslay.table.Place;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.heretoslay.table.TurnState;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * Draws tables that an observer may be looking at: every deal of the hidden cards and every secret commitment that its knowledge allows is as
 * likely. What the others know of each other is not guessed; they are taken to know of hidden hands what everybody knows.
 */
public record HtsSampler() implements Sampler<HtsState, HtsView, HtsSampler.KnownBox> {

    /** The prior: the cards of the box are known. */
    public enum KnownBox {
        KNOWN_BOX
    }

    /** The sampler as searching bots take it. */
    public static Sampler.Determinizer<HtsState, HtsView> determinizer() {
        return new HtsSampler().under(KnownBox.KNOWN_BOX);
    }

    @Override
    public HtsState sample(HtsView view, KnownBox prior, Chance chance) {
        return new Draft(view, chance).table();
    }

    /** One table in the making. Copies of a card are alike, so of a card that is seen the lowest copy that is left is placed. */
    private static final class Draft {
        private final HtsView view;
        private final Catalogue catalogue;
        private final Chance chance;
        private CardSet unplaced;
        private CardSet resolvingLeft = CardSet.empty();

        Draft(HtsView view, Chance chance) {
            this.view = view;
            this.catalogue = view.setting().catalogue();
            this.chance = chance;
            this.unplaced = catalogue.mainDeck();
        }

        private int place(Card card) {
            int number = catalogue.copies(unplaced, card).first();
            unplaced = unplaced.without(number);
            return number;
        }

        private CardSet placeAll(Iterable<Card> cards) {
            CardSet placed = CardSet.empty();
            for (Card card : cards) {
                placed = placed.with(place(card));
            }
            return placed;
        }

        HtsState table() {
            Array<CardSet> heroes =
                    view.players().map(player -> placeAll(player.heroes().map(SeenHero::card)));
            Equipment equipment = equipment();
            List<Integer> discards = view.discards().map(this::place);
            CardSet resolving = placeAll(view.resolving());
            List<Option<Integer>> top = view.deck().top().map(card -> card.map(this::place));
            Array<Option<CardSet>> seen =
                    view.players().map(player -> player.hand().map(this::placeAll));
            TreeMap<Place, CardSet> dealt = HiddenDeal.draw(unseen(), room(top), view.known(), chance);
            Array<CardSet> hands = seen.zipWithIndex((hand, seat) ->
                    hand.getOrElse(() -> dealt.get(Place.hand(Seat.of(seat))).get()));
            Array<Player> players =
                    view.players().zipWithIndex((player, seat) -> player(player, hands.get(seat), heroes.get(seat)));
            Piles piles = new Piles(
                    deck(top, dealt),
                    discards,
                    resolving,
                    Pile.shuffled(hiddenMonsters()),
                    view.monsterRow().map(monster -> catalogue.monsters().indexOf(monster)),
                    CardSet.of(view.leaders()
                            .toJavaStream()
                            .mapToInt(catalogue.leaders()::indexOf)
                            .toArray()));
            int own = view.observer() instanceof Seat seat
                    ? seat.index()
                    : view.players().size();
            resolvingLeft = resolving;
            HtsState table = new HtsState(
                    view.setting(),
                    players,
                    piles,
                    equipment,
                    new TurnState(
                            view.turn().number(),
                            view.turn().seat(),
                            view.turn().points(),
                            numbers(view.turn().used()),
                            view.turn().skillUsed()),
                    view.lasting(),
                    Agenda.empty(),
                    Array.fill(view.players().size() + 1, view::openlyKnown).update(own, view.known()),
                    view.decisions(),
                    view.outcome().getOrNull());
            return table.withAgenda(Agenda.of(view.agenda().frames().map(frame -> frame(table, frame))));
        }

        /** The numbers of cards of which there is one copy. */
        private CardSet numbers(Array<Card> heroes) {
            return heroes.foldLeft(
                    CardSet.empty(), (all, hero) -> all.union(catalogue.copies(catalogue.mainDeck(), hero)));
        }

        private Equipment equipment() {
            Equipment equipment = Equipment.none();
            for (SeenPlayer player : view.players()) {
                for (SeenHero hero : player.heroes()) {
                    int wearer =
                            catalogue.copies(catalogue.mainDeck(), hero.card()).first();
                    for (Card item : hero.items()) {
                        equipment = equipment.with(place(item), wearer);
                    }
                }
            }
            return equipment;
        }

        private TreeMap<Card, CardSet> unseen() {
            return TreeMap.ofEntries(catalogue
                    .main()
                    .map(card -> Tuple.of(card, catalogue.copies(unplaced, card)))
                    .filter(entry -> !entry._2.isEmpty()));
        }

        private TreeMap<Place, Integer> room(List<Option<Integer>> top) {
            TreeMap<Place, Integer> room = TreeMap.of(Place.deck(0), view.deck().size() - top.size());
            for (int i = 0; i < top.size(); i++) {
                room = room.put(Place.deck(i + 1), top.get(i).isEmpty() ? 1 : 0);
            }
            for (int seat = 0; seat < view.players().size(); seat++) {
                SeenPlayer player = view.players().get(seat);
                room = room.put(Place.hand(Seat.of(seat)), player.hand().isDefined() ? 0 : player.handSize());
            }
            return room;
        }

        private Deck deck(List<Option<Integer>> top, TreeMap<Place, CardSet> dealt) {
            Deck deck = Deck.shuffled(dealt.get(Place.deck(0)).get());
            for (int i = top.size() - 1; i >= 0; i--) {
                int place = i + 1;
                int card = top.get(i)
                        .getOrElse(() -> dealt.get(Place.deck(place)).get().first());
                deck = deck.putOnTop(card, view.deck().knowers().get(i));
            }
            return deck;
        }

        private Player player(SeenPlayer seen, CardSet hand, CardSet heroes) {
            return new Player(
                    hand,
                    heroes,
                    seen.leader().map(catalogue.leaders()::indexOf).getOrElse(Player.NO_LEADER),
                    List.ofAll(seen.monsters().map(catalogue.monsters()::indexOf))
                            .reverse(),
                    seen.atTable());
        }

        private CardSet hiddenMonsters() {
            Array<Card> seen = view.players().flatMap(SeenPlayer::monsters).appendAll(view.monsterRow());
            CardSet all = CardSet.range(0, catalogue.monsters().size());
            CardSet hidden = all.filter(monster -> !seen.contains(catalogue.monster(monster)));
            return view.monsterDeck() == 0 ? CardSet.empty() : hidden;
        }

        private Frame<HtsState, HtsEvent> frame(HtsState table, Frame<HtsState, HtsEvent> frame) {
            CardRef played = frame.slots().get(Bound.PLAYED);
            Frame<HtsState, HtsEvent> filled = frame.withSlots(frame.slots().map(value -> value(table, frame, value)));
            return played == null ? filled : filled.withSlots(filled.slots().with(Bound.PLAYED, resolving(played)));
        }

        private CardRef resolving(CardRef kind) {
            CardSet copies = catalogue.copies(resolvingLeft, catalogue.card(kind.number()));
            if (copies.isEmpty()) {
                return kind;
            }
            resolvingLeft = resolvingLeft.without(copies.first());
            return new CardRef(copies.first());
        }

        private Object value(HtsState table, Frame<HtsState, HtsEvent> frame, Object value) {
            if (value instanceof SeenHeld held) {
                return held(table, held);
            }
            if (value instanceof CardRef card) {
                return open(table, card);
            }
            return value instanceof Commitments<?> made ? commitments(table, frame, made) : value;
        }

        /** A card that lies open: the highest of its kind in the discard pile, or one that is worn. */
        private CardRef open(HtsState table, CardRef kind) {
            Card card = catalogue.card(kind.number());
            return table.piles()
                    .discards()
                    .find(number -> catalogue.card(number).equals(card))
                    .orElse(() ->
                            catalogue.copies(table.equipment().items(), card).isEmpty()
                                    ? Option.none()
                                    : Option.some(catalogue
                                            .copies(table.equipment().items(), card)
                                            .first()))
                    .map(CardRef::new)
                    .getOrElse(kind);
        }

        private Held held(HtsState table, SeenHeld held) {
            CardSet cards = held.cards()
                    .map(kinds -> ofKinds(likelyPlace(table, held), kinds))
                    .getOrElse(() -> hidden(table, held));
            return new Held(cards, held.where(), held.holder(), held.seers());
        }

        private static CardSet likelyPlace(HtsState table, SeenHeld held) {
            return switch (held.where()) {
                case HAND -> table.hand(held.holder());
                case DECK -> table.piles().deck().lookedAt().foldLeft(CardSet.empty(), CardSet::union);
                case OPEN -> table.piles().discards().foldLeft(CardSet.empty(), CardSet::with);
            };
        }

        /** Copies of those kinds: from where they came to lie, or, where they have left it, any. */
        private CardSet ofKinds(CardSet place, Array<Card> kinds) {
            CardSet chosen = CardSet.empty();
            for (Card kind : kinds) {
                CardSet there = catalogue.copies(place.minus(chosen), kind);
                CardSet anywhere = catalogue.copies(catalogue.mainDeck().minus(chosen), kind);
                chosen = chosen.with(there.isEmpty() ? anywhere.first() : there.first());
            }
            return chosen;
        }

        private CardSet hidden(HtsState table, SeenHeld held) {
            if (held.where() == Held.Where.DECK) {
                List<CardSet> looked = table.piles().deck().lookedAt();
                return looked.drop(looked.size() - held.size()).foldLeft(CardSet.empty(), CardSet::union);
            }
            CardSet hand = table.hand(held.holder());
            CardSet elsewhere = catalogue.mainDeck().minus(hand);
            CardSet chosen = CardSet.empty();
            for (int i = 0; i < held.size(); i++) {
                CardSet left = hand.minus(chosen);
                chosen = chosen.with(chance.pick(left.isEmpty() ? elsewhere.minus(chosen) : left));
            }
            return chosen;
        }

        private Object commitments(HtsState table, Frame<HtsState, HtsEvent> frame, Commitments<?> made) {
            boolean heroes = frame.next() instanceof HeroAsking;
            TreeMap<Seat, Option<Card>> filled = TreeMap.empty();
            for (Seat seat : made.made().keySet()) {
                Object own = made.made().get(seat).get().getOrNull();
                CardSet choice = heroes ? table.heroes(seat) : catalogue.kinds(table.hand(seat));
                filled = filled.put(
                        seat, Option.some(own instanceof Card card ? card : catalogue.card(chance.pick(choice))));
            }
            return new Commitments<>(made.asked(), filled);
        }
    }
}
