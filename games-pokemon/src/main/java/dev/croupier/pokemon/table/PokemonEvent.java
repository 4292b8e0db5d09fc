package dev.croupier.pokemon.table;

import dev.croupier.core.Event;
import dev.croupier.core.Message;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What happened at the table. Where cards are an {@code Option}, {@code seers} are the seats that see which cards they are, as bits; nobody
 * else is told.
 */
public sealed interface PokemonEvent extends Event {

    /** Most events show nothing that was hidden; those that do say so. */
    @Override
    default boolean reveals() {
        return false;
    }

    /** What {@code observer} is told of it. */
    default PokemonEvent seenBy(Observer observer) {
        return this;
    }

    /** A coin was flipped. */
    record Flipped(Seat seat, boolean heads, String source) implements PokemonEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return (heads ? PokemonMessage.EVENT_HEADS : PokemonMessage.EVENT_TAILS).with(seat, source);
        }
    }

    /** A player ignored the coins that it had flipped, and flips them again. */
    record FlipsIgnored(Seat seat, String source) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_FLIPS_IGNORED.with(seat, source);
        }
    }

    /** It was decided who goes first. */
    record FirstPlayer(Seat seat, Seat by) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_FIRST.with(seat, by);
        }
    }

    /** A hand without a Basic Pokémon was shown and is shuffled back (PKM-SETUP-3). */
    record Mulligan(Seat seat, Array<Card> hand) implements PokemonEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public Message message() {
            return PokemonMessage.EVENT_MULLIGAN.with(seat, PokemonMessage.names(hand));
        }
    }

    /** A player has put down Pokémon face down, or chosen otherwise in secret. */
    record Committed(Seat seat) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_COMMITTED.with(seat);
        }
    }

    /** A turn begins, of one player or of several together. */
    record TurnBegan(int number, Array<Seat> players) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_TURN.with(
                    number,
                    players.map(player -> PokemonMessage.CHOICE_SEAT.with(player))
                            .reduceRight((one, other) -> TextMessage.COMMA.with(one, other)));
        }
    }

    /** A turn ended without an attack. */
    record TurnEnded(Seat seat) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_TURN_ENDED.with(seat);
        }
    }

    /** Where cards go from and to. */
    enum Zone {
        HAND("the hand"),
        DECK("the deck"),
        DECK_TOP("the top of the deck"),
        DECK_BOTTOM("the bottom of the deck"),
        DISCARD("the discard pile"),
        PRIZES("the Prizes"),
        LOST("the Lost Zone"),
        PLAY("play");

        private final String words;

        Zone(String words) {
            this.words = words;
        }

        @Override
        public String toString() {
            return words;
        }
    }

    /** Cards went from one zone to another. */
    record Moved(Seat owner, int count, Option<Array<Card>> cards, Zone from, Zone to, int seers)
            implements PokemonEvent {
        @Override
        public boolean reveals() {
            return seers != 0 && (from == Zone.DECK || from == Zone.PRIZES || from == Zone.HAND);
        }

        @Override
        public PokemonEvent seenBy(Observer observer) {
            return cards.isEmpty() || DrawPile.knows(observer, seers)
                    ? this
                    : new Moved(owner, count, Option.none(), from, to, seers);
        }

        @Override
        public Message message() {
            Object what = cards.<Object>map(PokemonMessage::names).getOrElse(() -> PokemonMessage.count(count));
            return PokemonMessage.EVENT_MOVED.with(owner, what, from, to);
        }
    }

    /** A player answered what it was asked; where the answer is no matter of all, which one is told to {@code seers} only. */
    record Answered(Seat seat, Option<Choice> choice, int seers) implements PokemonEvent {
        @Override
        public PokemonEvent seenBy(Observer observer) {
            return choice.isEmpty() || DrawPile.knows(observer, seers)
                    ? this
                    : new Answered(seat, Option.none(), seers);
        }

        @Override
        public Message message() {
            return choice.map(made -> PokemonMessage.EVENT_ANSWERED.with(seat, made.words()))
                    .getOrElse(() -> PokemonMessage.EVENT_CHOSE.with(seat));
        }
    }

    /** Cards were shown or looked at and stay where they are. */
    record Seen(Seat owner, Zone zone, int count, Option<Array<Card>> cards, int seers) implements PokemonEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public PokemonEvent seenBy(Observer observer) {
            return cards.isEmpty() || DrawPile.knows(observer, seers)
                    ? this
                    : new Seen(owner, zone, count, Option.none(), seers);
        }

        @Override
        public Message message() {
            Object what = cards.<Object>map(PokemonMessage::names).getOrElse(() -> PokemonMessage.count(count));
            return PokemonMessage.EVENT_SEEN.with(owner, zone, what);
        }
    }

    /** A deck was shuffled. */
    record Shuffled(Seat owner) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_SHUFFLED.with(owner);
        }
    }

    /** A player cut another's deck after it was shuffled. */
    record DeckCut(Seat seat, Seat owner) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_DECK_CUT.with(seat, owner);
        }
    }

    /** A Pokémon came into play. */
    record EnteredPlay(Seat seat, PokemonId pokemon, Card card, boolean active) implements PokemonEvent {
        @Override
        public Message message() {
            return (active ? PokemonMessage.EVENT_ENTERED_ACTIVE : PokemonMessage.EVENT_ENTERED_BENCH)
                    .with(seat, card.name(), pokemon);
        }
    }

    /** Another card took the place of the one that said what a Pokémon is. */
    record Exchanged(Seat seat, PokemonId pokemon, Card from, Card to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_EXCHANGED.with(seat, from.name(), pokemon, to.name());
        }
    }

    /** A Pokémon evolved. */
    record Evolved(Seat seat, PokemonId pokemon, Card from, Card to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_EVOLVED.with(seat, from.name(), pokemon, to.name());
        }
    }

    /** A Pokémon devolved: its highest cards left it. */
    record Devolved(PokemonId pokemon, Card from, Card to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_DEVOLVED.with(from.name(), pokemon, to.name());
        }
    }

    /** A card was attached to a Pokémon. */
    record Attached(Seat seat, Card card, PokemonId pokemon, Zone from) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_ATTACHED.with(seat, card.name(), pokemon, from);
        }
    }

    /** An attached card went to another Pokémon. */
    record AttachmentMoved(Card card, PokemonId from, PokemonId to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_ATTACHMENT_MOVED.with(card.name(), from, to);
        }
    }

    /** An attached card left a Pokémon. */
    record Detached(Card card, PokemonId pokemon, Zone to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_DETACHED.with(card.name(), pokemon, to);
        }
    }

    /** A Trainer was played, by that seat and for that player. */
    record TrainerPlayed(Seat seat, Card card, Seat player) implements PokemonEvent {
        @Override
        public Message message() {
            return player.equals(seat)
                    ? PokemonMessage.EVENT_TRAINER.with(seat, card.name())
                    : PokemonMessage.EVENT_TRAINER_FOR.with(seat, card.name(), player);
        }
    }

    /** A player would play a Supporter for another one, who is asked. */
    record SupporterOffered(Seat seat, Card card, Seat player) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_OFFERED.with(seat, card.name(), player);
        }
    }

    /** An Ability was used, or was set off. */
    record AbilityUsed(Seat seat, PokemonId pokemon, String ability) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_ABILITY.with(seat, pokemon, ability);
        }
    }

    /** The Stadium in play was used. */
    record StadiumUsed(Seat seat, Card card) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_STADIUM_USED.with(seat, card.name());
        }
    }

    /** A Pokémon attacks. */
    record Attacked(Seat seat, PokemonId attacker, String attack) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_ATTACKED.with(seat, attacker, attack);
        }
    }

    /** An attack does not happen, or does nothing. */
    record AttackFailed(PokemonId attacker, String attack) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_ATTACK_FAILED.with(attacker, attack);
        }
    }

    /** An attack damaged a Pokémon. */
    record Damaged(PokemonId pokemon, int damage, int counters) implements PokemonEvent {
        @Override
        public Message message() {
            return (counters == 1 ? PokemonMessage.EVENT_DAMAGED_ONE : PokemonMessage.EVENT_DAMAGED)
                    .with(pokemon, damage, counters);
        }
    }

    /** Damage counters came to lie on a Pokémon, or left it. */
    record Counters(PokemonId pokemon, int change, int counters) implements PokemonEvent {
        @Override
        public Message message() {
            return (change < 0 ? PokemonMessage.EVENT_COUNTERS_REMOVED : PokemonMessage.EVENT_COUNTERS)
                    .with(pokemon, Math.abs(change), counters);
        }
    }

    /** A Pokémon was healed. */
    record Healed(PokemonId pokemon, int healed, int counters) implements PokemonEvent {
        @Override
        public Message message() {
            return (counters == 1 ? PokemonMessage.EVENT_HEALED_ONE : PokemonMessage.EVENT_HEALED)
                    .with(pokemon, healed, counters);
        }
    }

    /** A Pokémon has a Special Condition now. */
    record Inflicted(PokemonId pokemon, SpecialCondition condition) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_INFLICTED.with(pokemon, condition);
        }
    }

    /** A Pokémon recovered from a Special Condition. */
    record Recovered(PokemonId pokemon, SpecialCondition condition) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_RECOVERED.with(pokemon, condition);
        }
    }

    /** Something that would have been done to a Pokémon was not. */
    record Prevented(PokemonId pokemon, String by) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_PREVENTED.with(pokemon, by);
        }
    }

    /** A Pokémon was Knocked Out. */
    record KnockedOut(Seat owner, PokemonId pokemon, Card card, int prizes) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_KNOCKED_OUT.with(card.name(), pokemon, prizes);
        }
    }

    /** A Pokémon was not Knocked Out although it would have been. */
    record Survived(PokemonId pokemon, String by, int remaining) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_SURVIVED.with(pokemon, by, remaining);
        }
    }

    /** A Pokémon left play. */
    record LeftPlay(PokemonId pokemon, Card card, Zone to) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_LEFT_PLAY.with(card.name(), pokemon, to);
        }
    }

    /** A Prize was taken from that place. */
    record PrizeTaken(Seat seat, int place, Option<Card> card, int left, int seers) implements PokemonEvent {
        @Override
        public boolean reveals() {
            return true;
        }

        @Override
        public PokemonEvent seenBy(Observer observer) {
            return card.isEmpty() || DrawPile.knows(observer, seers)
                    ? this
                    : new PrizeTaken(seat, place, Option.none(), left, seers);
        }

        @Override
        public Message message() {
            return PokemonMessage.EVENT_PRIZE.with(
                    seat, card.<Object>map(Card::name).getOrElse(() -> PokemonMessage.count(1)), left);
        }
    }

    /** A Pokémon came to the Active Spot. */
    record BecameActive(Seat seat, PokemonId pokemon) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_BECAME_ACTIVE.with(seat, pokemon);
        }
    }

    /** A player announced that its Active Pokémon retreats; what it pays and who comes instead follows (PKM-TURN-9). */
    record Retreated(Seat seat, PokemonId pokemon) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_RETREATED.with(seat, pokemon);
        }
    }

    /** Something holds for a while. */
    record Began(String source, Message what) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_BEGAN.with(source, what);
        }
    }

    /** Between two turns. */
    record CheckupBegan() implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_CHECKUP.with();
        }
    }

    /** A player left the table, or is out of the game for that reason. */
    record Left(Seat seat, Option<Message> why) implements PokemonEvent {
        @Override
        public Message message() {
            return why.fold(
                    () -> PokemonMessage.EVENT_LEFT.with(seat), out -> PokemonMessage.EVENT_OUT.with(seat, out));
        }
    }

    /** An official has ruled how many Prizes a player needs to win (PKM-T31). */
    record PrizesNeeded(Seat seat, int prizesToWin) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_PRIZES_NEEDED.with(seat, prizesToWin);
        }
    }

    /** A new game decides a tie (PKM-WIN-5). */
    record TieBreak(int prizes) implements PokemonEvent {
        @Override
        public Message message() {
            return PokemonMessage.EVENT_TIE_BREAK.with(prizes);
        }
    }

    /** The game is over. */
    record Ended(Message reason) implements PokemonEvent {
        @Override
        public Message message() {
            return reason;
        }
    }
}
