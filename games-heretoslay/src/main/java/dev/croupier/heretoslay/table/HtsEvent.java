package dev.croupier.heretoslay.table;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What happened at the table. Where a card is an {@code Option}, {@code seers} are the seats that see which card it is, as bits; nobody else
 * is told.
 */
public sealed interface HtsEvent extends Event {

    /** Most events show nothing that was hidden; those that do say so. */
    @Override
    default boolean reveals() {
        return false;
    }

    /** What {@code observer} is told of it. */
    default HtsEvent seenBy(Observer observer) {
        return this;
    }

    private static Object names(Array<Card> cards) {
        return cards.isEmpty()
                ? HtsMessage.NO_CARDS.with()
                : cards.map(Card::name).mkString(", ");
    }

    private static Object name(Option<Card> card) {
        return card.<Object>map(Card::name).getOrElse(HtsMessage.A_CARD::with);
    }

    /** A Party Leader was taken, or dealt. */
    record LeaderChosen(Seat seat, Card leader) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_LEADER_CHOSEN.with(seat, leader.name());
        }
    }

    /** The opening hand. */
    record Dealt(Seat seat, int count, Option<Array<Card>> cards, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return cards.map(dealt -> HtsMessage.EVENT_DEALT_CARDS.with(seat, Amounts.cards(count), names(dealt)))
                    .getOrElse(() -> HtsMessage.EVENT_DEALT.with(seat, Amounts.cards(count)));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new Dealt(seat, count, Option.none(), seers);
        }
    }

    /** A Monster was turned up. */
    record MonsterTurnedUp(Card monster) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_MONSTER_TURNED_UP.with(monster.name());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A turn began. */
    record TurnStarted(Seat seat, int number, int points) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_TURN_STARTED.with(seat, number, Amounts.points(points));
        }
    }

    /** A turn ended. */
    record TurnEnded(Seat seat) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_TURN_ENDED.with(seat);
        }
    }

    /** A card was drawn. */
    record Drew(Seat seat, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_DREW.with(seat, name(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new Drew(seat, Option.none(), seers);
        }
    }

    /** The discard pile became the main deck, or its lower part. */
    record Reshuffled(int cards) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_RESHUFFLED.with(cards);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A card went from a hand to the discard pile. */
    record Discarded(Seat seat, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_DISCARDED.with(seat, card.name());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Somebody plays a card, if nobody prevents it; an Item names its Hero. */
    record Attempted(Seat seat, Card card, Option<Card> wearer) implements HtsEvent {
        @Override
        public Message message() {
            return wearer.map(hero -> HtsMessage.EVENT_ATTEMPTED_ON.with(seat, card.name(), hero.name()))
                    .getOrElse(() -> HtsMessage.EVENT_ATTEMPTED.with(seat, card.name()));
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A card was played: nobody has prevented it. */
    record Played(Seat seat, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_PLAYED.with(seat, card.name());
        }
    }

    /** A Challenge was played. */
    record Challenged(Seat seat, Seat player, Card challenge, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_CHALLENGED.with(seat, player, card.name());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A challenge was decided; won by the challenger or not. */
    record ChallengeSettled(Seat challenger, Seat player, Card card, boolean won) implements HtsEvent {
        @Override
        public Message message() {
            return (won ? HtsMessage.EVENT_CHALLENGE_WON : HtsMessage.EVENT_CHALLENGE_LOST)
                    .with(challenger, player, card.name());
        }
    }

    /** Action points were paid. */
    record Paid(Seat seat, int points, int left) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_PAID.with(seat, Amounts.points(points), left);
        }
    }

    /** A roll to use a Hero's effect begins. */
    record HeroUsed(Seat seat, Card hero) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_HERO_USED.with(seat, hero.name());
        }
    }

    /** Two dice were rolled; the roll says where its total comes from. */
    record Rolled(Roll roll) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_ROLLED.with(roll.seat(), roll);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A Modifier was played. */
    record ModifierPlayed(Seat seat, Card card, int value, Seat roller, int total) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_MODIFIER_PLAYED.with(seat, card.name(), Amounts.signed(value), roller, total);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** A skill changed a roll. */
    record RollChanged(Card source, int amount, Seat roller, int total) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_ROLL_CHANGED.with(source.name(), Amounts.signed(amount), roller, total);
        }
    }

    /** Nobody changes a roll any more; whether it reached what it was for. */
    record RollEnded(Roll roll, boolean success) implements HtsEvent {
        @Override
        public Message message() {
            return (success ? HtsMessage.EVENT_ROLL_SUCCEEDED : HtsMessage.EVENT_ROLL_FAILED)
                    .with(roll.seat(), roll.total());
        }
    }

    /** A player was chosen for all to see, perhaps as a declared target. */
    record ChosePlayer(Seat seat, Seat player) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_CHOSE_PLAYER.with(seat, player);
        }
    }

    /** A card or Hero was chosen for all to see, perhaps as a declared target. */
    record ChoseCard(Seat seat, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_CHOSE_CARD.with(seat, card.name());
        }
    }

    /** A number was chosen. */
    record ChoseValue(Seat seat, int value) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_CHOSE_VALUE.with(seat, Amounts.signed(value));
        }
    }

    /** Somebody made a secret choice, which only the seers see until everybody has. */
    record Committed(Seat seat, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_COMMITTED.with(seat, name(card));
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new Committed(seat, Option.none(), seers);
        }
    }

    /** A Hero was destroyed by a player. */
    record Destroyed(Seat seat, Card hero, Seat owner) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_DESTROYED.with(hero.name(), owner);
        }
    }

    /** A Hero was sacrificed. */
    record Sacrificed(Seat seat, Card hero) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_SACRIFICED.with(seat, hero.name());
        }
    }

    /** A Hero was neither destroyed nor sacrificed, because an Item took its place. */
    record Saved(Seat owner, Card hero, Card by) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_SAVED.with(owner, hero.name(), by.name());
        }
    }

    /** A Hero was stolen, with what it wears. */
    record Stolen(Seat seat, Card hero, Seat owner) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_STOLEN.with(seat, hero.name(), owner);
        }
    }

    /** A Hero changed Parties without being stolen. */
    record Moved(Seat seat, Card hero, Seat to) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_MOVED.with(seat, hero.name(), to);
        }
    }

    /** A Hero wears an Item. */
    record Equipped(Card item, Card hero) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_EQUIPPED.with(item.name(), hero.name());
        }
    }

    /** An Item that was worn or had no Hero went to the discard pile. */
    record ItemDiscarded(Card item) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_ITEM_DISCARDED.with(item.name());
        }
    }

    /** An Item that was worn went to a hand. */
    record ItemReturned(Seat seat, Card item, Card hero) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_ITEM_RETURNED.with(seat, item.name(), hero.name());
        }
    }

    /** A random card went from one hand to another. */
    record Pulled(Seat seat, Seat from, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_PULLED.with(seat, from, name(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new Pulled(seat, from, Option.none(), seers);
        }
    }

    /** A chosen card went from one hand to another. */
    record Given(Seat seat, Seat to, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_GIVEN.with(seat, to, name(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new Given(seat, to, Option.none(), seers);
        }
    }

    /** A card went from the discard pile to a hand. */
    record Fetched(Seat seat, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_FETCHED.with(seat, card.name());
        }
    }

    /** A hand was looked at. */
    record HandSeen(Seat seat, Seat of, Option<Array<Card>> cards, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return cards.map(seen -> HtsMessage.EVENT_HAND_SEEN_CARDS.with(seat, of, names(seen)))
                    .getOrElse(() -> HtsMessage.EVENT_HAND_SEEN.with(seat, of));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new HandSeen(seat, of, Option.none(), seers);
        }
    }

    /** The top of the main deck was looked at; top first. */
    record DeckSeen(Seat seat, int count, Option<Array<Card>> cards, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return cards.map(seen -> HtsMessage.EVENT_DECK_SEEN_CARDS.with(seat, count, names(seen)))
                    .getOrElse(() -> HtsMessage.EVENT_DECK_SEEN.with(seat, count));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new DeckSeen(seat, count, Option.none(), seers);
        }
    }

    /** One of the cards that were looked at went to the hand. */
    record TookFromDeck(Seat seat, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_TOOK_FROM_DECK.with(seat, name(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new TookFromDeck(seat, Option.none(), seers);
        }
    }

    /** One of the cards that were looked at went back on top of the deck. */
    record PutOnDeck(Seat seat, Option<Card> card, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_PUT_ON_DECK.with(seat, name(card));
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new PutOnDeck(seat, Option.none(), seers);
        }
    }

    /** Two hands changed sides; the cards are those that came to the first seat, then those that came to the second. */
    record HandsSwapped(Seat seat, Seat with, Option<Array<Card>> cards, int seers) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_HANDS_SWAPPED.with(seat, with);
        }

        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public HtsEvent seenBy(Observer observer) {
            return Deck.knows(observer, seers) ? this : new HandsSwapped(seat, with, Option.none(), seers);
        }
    }

    /** A card of a hand was shown to all and stays there. */
    record Revealed(Seat seat, Card card) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_REVEALED.with(seat, card.name());
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** An attack began. */
    record Attacked(Seat seat, Card monster) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_ATTACKED.with(seat, monster.name());
        }
    }

    /** A Monster was slain and joined the Party. */
    record Slain(Seat seat, Card monster) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_SLAIN.with(seat, monster.name());
        }
    }

    /** The attacker pays the penalty. */
    record FoughtBack(Seat seat, Card monster) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_FOUGHT_BACK.with(seat, monster.name());
        }
    }

    /** A skill was used. */
    record SkillUsed(Seat seat, Card source) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_SKILL_USED.with(seat, source.name());
        }
    }

    /** An offer was declined, or nothing more was chosen. */
    record Declined(Seat seat, String source) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_DECLINED.with(seat, source);
        }
    }

    /** Somebody passed in a window. */
    record Passed(Seat seat) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_PASSED.with(seat);
        }
    }

    /** Something holds from now on for a while. */
    record Lasts(Seat seat, Card source, Lasting.Until until) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_LASTS.with(
                    seat,
                    source.name(),
                    (until == Lasting.Until.END_OF_TURN ? HtsMessage.UNTIL_END_OF_TURN : HtsMessage.UNTIL_NEXT_TURN)
                            .with());
        }
    }

    /** A skill that was just won gave action points. */
    record GainedPoints(Seat seat, int points) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_GAINED_POINTS.with(seat, Amounts.points(points));
        }
    }

    /** Somebody left; the cards went to the discard pile. */
    record Withdrew(Seat seat) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_WITHDREW.with(seat);
        }
    }

    /** The game ended. */
    record GameOver(Option<Seat> winner, Message reason) implements HtsEvent {
        @Override
        public Message message() {
            return HtsMessage.EVENT_GAME_OVER.with(winner.getOrNull(), reason);
        }
    }
}
