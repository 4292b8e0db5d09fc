package dev.croupier.ginrummy.meld;

import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.CardNotation;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.card.NotationError;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** From groups of cards that were read to melds, or the first group that is none. */
final class MeldNotation {
    private MeldNotation() {}

    static Either<NotationError, Array<Meld>> melds(Array<Array<Card>> groups, AceRuns aceRuns) {
        Array<Meld> melds = Array.empty();
        int position = 1;
        for (Array<Card> group : groups) {
            Option<Meld> meld = Meld.of(Cards.of(group), aceRuns);
            if (meld.isEmpty()) {
                String first = group.headOption().map(Card::toString).getOrElse("");
                return Either.left(new NotationError.NotAMeld(first, position, CardNotation.format(group)));
            }
            melds = melds.append(meld.get());
            position += group.size();
        }
        return Either.right(melds);
    }
}
