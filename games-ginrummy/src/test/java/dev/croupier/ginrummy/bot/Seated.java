package dev.croupier.ginrummy.bot;

import static dev.croupier.ginrummy.Hand.cards;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.play.Bot;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.card.Card;
import dev.croupier.ginrummy.card.Cards;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.Actions;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** A hand in which a bot has given cards, in seat 1, which is not the dealer; its opponent has the lowest of the others. */
record Seated(GinRummy game, GinState state) {
    static final Seat BOT = Seat.of(1);

    /** The upcard is offered to the bot. */
    static Seated at(GinRules rules, String bot, String upcard) {
        GinRummy game = GinRummy.hand(rules);
        Array<Card> others = Cards.list(Cards.DECK & ~cards(bot + " " + upcard)).take(rules.handSize());
        return new Seated(
                game,
                game.startWith(
                                Seat.of(0),
                                CardSet.ofBits(Cards.of(others)),
                                CardSet.ofBits(cards(bot)),
                                Option.some(Card.of(Long.numberOfTrailingZeros(cards(upcard)))),
                                Randomness.seeded(1))
                        .state());
    }

    /** The bot has taken the upcard and is to end its turn. */
    static Seated afterTaking(GinRules rules, String bot, String upcard) {
        return at(rules, bot, upcard).then(Actions.drawPile(BOT));
    }

    Seated then(GinAction action) {
        return with(game.applyUnchecked(state, action, Randomness.seeded(2)).state());
    }

    Seated with(GinState other) {
        return new Seated(game, other);
    }

    GinView view() {
        return game.view(state, state.toAct());
    }

    GinAction choice(Bot<GinAction, GinView> bot) {
        return bot.choose(view(), game.legalActions(state), Randomness.seeded(3).open());
    }

    /** What the bot does, in notation without the seat. */
    String choiceText(Bot<GinAction, GinView> bot) {
        return game.notation().text(choice(bot)).substring(2);
    }
}
