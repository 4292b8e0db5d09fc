package dev.croupier.verification.toys.tavern;

import dev.croupier.core.Sampler;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Commitments;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.pile.Pile;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Draws tables from a view: unseen cards lie anywhere, a card that another has just drawn is any of that hand, and fists hold any number of coins.
 *
 * @param cards all the cards of the game
 */
record TavernSampler(CardSet cards) implements Sampler.Determinizer<TavernState, TavernView> {

    @Override
    public TavernState sample(TavernView view, Chance chance) {
        CardSet seen = view.hands().flatMap(hand -> hand).foldLeft(view.open().discards(), CardSet::union);
        CardSet unseen = cards.minus(view.open().kept().foldLeft(seen, CardSet::union));
        Array<CardSet> hands = Array.empty();
        for (int seat = 0; seat < view.sizes().size(); seat++) {
            CardSet hand = view.hands().get(seat).getOrElse(CardSet.empty());
            while (hand.size() < view.sizes().get(seat)) {
                int card = chance.pick(unseen);
                unseen = unseen.without(card);
                hand = hand.with(card);
            }
            hands = hands.append(hand);
        }
        TavernState table = view.open().withHands(hands).withDeck(Pile.shuffled(unseen));
        return table.withAgenda(table.agenda().mapSlots(value -> filled(table, value, chance)));
    }

    private static Object filled(TavernState table, Object value, Chance chance) {
        if (value instanceof Drawn drawn && drawn.card().isEmpty()) {
            return new Drawn(drawn.owner(), Option.some(Card.of(chance.pick(table.hand(drawn.owner())))));
        }
        return value instanceof Commitments<?> made ? filled(table, made, chance) : value;
    }

    private static Commitments<?> filled(TavernState table, Commitments<?> made, Chance chance) {
        return new Commitments<>(
                made.asked(),
                made.made()
                        .<Seat, Option<Object>>map((seat, held) -> Tuple.of(
                                seat,
                                Option.some(held.<Object>map(known -> known)
                                        .getOrElse(() -> chance.below(Fists.most(table, seat) + 1))))));
    }
}
