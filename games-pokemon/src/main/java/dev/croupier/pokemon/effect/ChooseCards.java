package dev.croupier.pokemon.effect;

import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.Zoned;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Noun;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import org.jspecify.annotations.Nullable;

/**
 * Somebody chooses cards of a zone, one after another in the order of the deck; they stay there until what follows moves them. In a hidden zone it is
 * asked whatever is there, since not to ask would tell; a restricted choice there may find nothing (PKM-Q37), and what it finds is shown to all.
 *
 * @param as where they are bound
 * @param chooser who chooses
 * @param whose whose zone
 * @param from which zone
 * @param among the cards bound there instead of the whole zone; nothing for all of it
 * @param wanted which cards
 * @param least at least so many, where there are
 * @param most at most so many
 * @param different whether no two may be alike in this way
 */
public record ChooseCards(
        Slot<Picked> as,
        Whose chooser,
        Whose whose,
        Zone from,
        @Nullable Slot<Picked> among,
        Kind wanted,
        HowMany least,
        HowMany most,
        Different different)
        implements Asking, Mentions {

    /** In which way chosen cards have to differ. */
    public enum Different {
        NOT_AT_ALL,
        BY_NAME,
        BY_TYPE
    }

    /** It is about one player: of several opponents about one after another. */
    @Override
    public Array<Slot<?>> mentioned() {
        return chooser == Whose.OPPONENTS || whose == Whose.OPPONENTS ? Array.of(Bound.OPPONENT) : Array.empty();
    }

    @Override
    public Array<Seat> toAct(PokemonState state) {
        Array<Seat> seats = chooser.seats(state, Scope.of(state));
        return seats.size() > 1 ? Array.of(seats.head()) : seats;
    }

    @Override
    public boolean waits(PokemonState state) {
        return !toAct(state).isEmpty()
                && !options(state, state.agenda().top().owner()).isEmpty();
    }

    private Seat owner(PokemonState state) {
        Array<Seat> seats = whose.seats(state, Scope.of(state));
        return seats.isEmpty() ? state.agenda().top().owner() : seats.head();
    }

    /** The cards that lie where they are chosen from, wanted or not. */
    public CardSet lying(PokemonState state) {
        CardSet zone = Zoned.cards(state, owner(state), from);
        Picked bound = among == null ? null : state.agenda().slots().get(among);
        return among == null
                ? zone
                : bound == null ? CardSet.empty() : bound.cards().intersection(zone);
    }

    private CardSet pool(PokemonState state, Seat owner) {
        return state.deck(owner).where(lying(state), wanted::accepts);
    }

    /** Those of them that may join the chosen ones, the order of choosing left aside. */
    public CardSet joining(PokemonState state, CardSet chosen) {
        Seat owner = owner(state);
        return joining(state.deck(owner), pool(state, owner).minus(chosen), chosen);
    }

    private CardSet joining(DeckList deck, CardSet left, CardSet chosen) {
        return different == Different.NOT_AT_ALL ? left : deck.where(left, card -> isDifferent(deck, chosen, card));
    }

    private Picked chosen(PokemonState state, Seat owner) {
        return state.agenda().slots().get(Picked.CHOOSING, new Picked(owner, from, CardSet.empty(), seers(state)));
    }

    private int seers(PokemonState state) {
        if (from == Zone.DISCARD || from == Zone.LOST) {
            return -1;
        }
        int seers = 0;
        for (Seat seat : chooser.seats(state, Scope.of(state))) {
            seers |= state.setting().lookers(seat);
        }
        return seers | state.setting().lookers(owner(state));
    }

    /** The cards that may be chosen next, one of each kind; in the order of the deck from the last one on. */
    @Override
    public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
        Seat owner = owner(state);
        Scope scope = Scope.of(state);
        DeckList deck = state.deck(owner);
        Picked chosen = chosen(state, owner);
        CardSet pool = pool(state, owner);
        if (chosen.size() >= most.in(state, scope)) {
            return Array.empty();
        }
        if (chosen.size() >= pool.size()) {
            return isHidden() && chosen.size() < lying(state).size() ? Array.of(new Choice.Done()) : Array.empty();
        }
        int needed = Math.min(Gathered.least(state, scope, least), pool.size()) - chosen.size();
        Array<Choice> options = Array.empty();
        for (var numbers = next(deck, pool, chosen.cards(), needed).iterator(); numbers.hasNext(); ) {
            options = options.append(new Choice.OfCard(deck.card(numbers.nextInt())));
        }
        return needed <= 0 || options.isEmpty() ? options.append(new Choice.Done()) : options;
    }

    /** One of each kind that may be chosen next and leaves as many as are needed. */
    private CardSet next(DeckList deck, CardSet pool, CardSet chosen, int needed) {
        CardSet left = pool.minus(chosen);
        int last = chosen.isEmpty() ? -1 : chosen.nth(chosen.size() - 1);
        CardSet next = joining(deck, left, chosen).filter(number -> number > last || deck.areCopies(number, last));
        return deck.kinds(next).filter(number -> left.size() - left.placeOf(number) >= needed);
    }

    /** What may follow are copies of it and the kinds after it. */
    @Override
    public double ways(PokemonState state, Seat seat, Choice choice) {
        Seat owner = owner(state);
        Scope scope = Scope.of(state);
        CardSet before = chosen(state, owner).cards();
        int mostNow = most.in(state, scope);
        if (!(choice instanceof Choice.OfCard of) || before.size() + 1 >= mostNow) {
            return 1;
        }
        DeckList deck = state.deck(owner);
        CardSet pool = pool(state, owner);
        int number = deck.copies(of.card()).intersection(pool.minus(before)).first();
        CardSet chosen = before.with(number);
        int leastNow = Math.min(Gathered.least(state, scope, least), pool.size());
        if (different != Different.NOT_AT_ALL) {
            return ways(deck, pool, chosen, leastNow, mostNow);
        }
        CardSet after = pool.minus(chosen).filter(other -> other > number);
        Array<Ways.Alike> follow = deck.kinds(after)
                .map(kind -> Ways.Alike.of(
                        after.intersection(deck.copies(deck.card(kind))).size()));
        return Ways.of(follow, leastNow - chosen.size(), mostNow - chosen.size());
    }

    /** Where cards have to differ, whatever has been chosen says what may follow. */
    private double ways(DeckList deck, CardSet pool, CardSet chosen, int leastNow, int mostNow) {
        if (chosen.size() >= Math.min(mostNow, pool.size())) {
            return 1;
        }
        int needed = leastNow - chosen.size();
        CardSet next = next(deck, pool, chosen, needed);
        double ways = needed <= 0 || next.isEmpty() ? 1 : 0;
        for (var numbers = next.iterator(); numbers.hasNext(); ) {
            ways += ways(deck, pool, chosen.with(numbers.nextInt()), leastNow, mostNow);
        }
        return ways;
    }

    /** Whether not everybody sees what there is to choose: then it is asked as often as there could be an answer. */
    private boolean isHidden() {
        return from != Zone.DISCARD && from != Zone.LOST;
    }

    private boolean isDifferent(DeckList deck, CardSet chosen, Card card) {
        for (var all = chosen.iterator(); all.hasNext(); ) {
            Card other = deck.card(all.nextInt());
            if (different == Different.BY_NAME ? other.name().equals(card.name()) : sharesType(other, card)) {
                return false;
            }
        }
        return true;
    }

    private static boolean sharesType(Card one, Card other) {
        for (EnergyType type : EnergyType.values()) {
            if (isOf(one, type) && isOf(other, type)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOf(Card card, EnergyType type) {
        return card.face() instanceof Face.Energy energy
                ? energy.units().exists(unit -> unit.contains(type))
                : card.face() instanceof Face.Pokemon pokemon && pokemon.types().contains(type);
    }

    @Override
    public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
        Seat owner = owner(state);
        Picked chosen = chosen(state, owner);
        if (!(choice instanceof Choice.OfCard of)) {
            return made(state.withAgenda(state.agenda().taken()), chosen, happening);
        }
        int number = state.deck(owner)
                .copies(of.card())
                .intersection(pool(state, owner).minus(chosen.cards()))
                .first();
        return state.withAgenda(state.agenda().bind(Picked.CHOOSING, chosen.with(number)));
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Picked chosen = state.agenda().slots().get(Picked.CHOOSING);
        return chosen == null ? Gathered.done(state, Picked.CHOOSING, as) : made(state, chosen, happening);
    }

    /** The cards are chosen: restricted ones of a hidden zone are shown, so that everybody sees that they are what they have to be. */
    private PokemonState made(PokemonState state, Picked chosen, Happening<PokemonEvent> happening) {
        boolean isShown = isHidden() && wanted != Kinds.Simply.CARD && chosen.seers() != Zones.ALL;
        PokemonState shown = isShown ? Zones.show(state, chosen.owner(), chosen.cards(), from, happening) : state;
        return shown.withAgenda(shown.agenda().unbind(Picked.CHOOSING).bind(as, isShown ? chosen.seenByAll() : chosen));
    }

    @Override
    public int told(PokemonState state, Seat seat, Choice choice) {
        return isHidden() && choice instanceof Choice.OfCard ? seers(state) : -1;
    }

    @Override
    public boolean isOptional(PokemonState state, Seat seat) {
        return Gathered.least(state, Scope.of(state), least)
                <= chosen(state, owner(state)).size();
    }

    @Override
    public boolean isOpen(PokemonState state, Choice only) {
        return !isHidden();
    }

    @Override
    public String kind() {
        return "choose-cards";
    }

    @Override
    public Message prompt(PokemonState state, Seat seat) {
        int more = most.in(state) - chosen(state, owner(state)).size();
        boolean optional = isOptional(state, seat);
        TextMessage key = most.in(state) == 1
                ? optional ? TextMessage.ASK_CARD_OR_NONE : TextMessage.ASK_CARD
                : optional || !least.equals(most) ? TextMessage.ASK_UP_TO_CARDS : TextMessage.ASK_MORE_CARDS;
        Seat owner = owner(state);
        Object zone = owner.equals(seat) ? from : TextMessage.ZONE_OF.with(from, owner);
        return key.with(differing(wanted.description()), zone, more);
    }

    /** A choice changes nothing; that it can be made is foreseen for what follows. */
    @Override
    public Prospect prospect(Outlook outlook) {
        if (among != null) {
            if (outlook.has(among)) {
                outlook.foresee(as);
            } else {
                outlook.forget(as);
            }
            return Prospect.NO;
        }
        for (Seat seat : whose.seats(outlook.state(), outlook.scope())) {
            boolean isHidden = isHidden(outlook, seat);
            CardSet zone = isHidden
                    ? Zoned.cards(outlook.state(), seat, from)
                    : Zoned.cards(outlook.state(), seat, from, wanted);
            int needed = Math.max(1, least.in(outlook.state(), outlook.scope()));
            if (zone.size() >= (isHidden ? 1 : needed)) {
                foresee(outlook, seat, needed);
                return Prospect.NO;
            }
        }
        outlook.forget(as);
        return Prospect.NO;
    }

    /** Whether the text's player, or everybody where that is asked, does not see what lies there, so that anything may. */
    private boolean isHidden(Outlook outlook, Seat seat) {
        return switch (from) {
            case DECK, DECK_TOP, DECK_BOTTOM -> true;
            case PRIZES -> !outlook.state().side(seat).prizes().isAllFaceUp();
            case HAND -> outlook.isOpen() || !seat.equals(outlook.scope().seat());
            case DISCARD, LOST, PLAY -> false;
        };
    }

    private void foresee(Outlook outlook, Seat seat, int cards) {
        if (from == Zone.HAND && seat.equals(outlook.scope().seat()) && !outlook.isOpen()) {
            outlook.foreseeOfHand(as, cards);
        } else {
            outlook.foresee(as);
        }
    }

    @Override
    public Message description() {
        Message cards = differing(Counted.cards(least, most, wanted));
        Object zone = whose == Whose.OPPONENTS && chooser != whose ? TextMessage.OPPONENTS_ZONE.with(from) : from;
        return Noun.chosenBy(
                chooser, among == null ? TextMessage.FROM.with(cards, zone) : TextMessage.OF_THOSE.with(cards));
    }

    private Message differing(Message cards) {
        return switch (different) {
            case NOT_AT_ALL -> cards;
            case BY_NAME -> TextMessage.OF_DIFFERENT_NAMES.with(cards);
            case BY_TYPE -> TextMessage.OF_DIFFERENT_TYPES.with(cards);
        };
    }
}
