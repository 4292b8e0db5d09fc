package dev.croupier.pokemon.effect;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.number.Zoned;
import dev.croupier.pokemon.table.Asking;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Mentions;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.TextMessage;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/** What texts do with the cards attached to Pokémon: Energy and Tools. */
public final class Attachments {
    private Attachments() {}

    /** Bound cards are attached to the first of them. */
    public record Attach(Slot<Picked> cards, Which to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Picked picked = state.agenda().slots().get(cards);
            Array<InPlay> targets = to.of(state, Scope.of(state));
            if (picked == null || targets.isEmpty()) {
                return state;
            }
            CardSet there = picked.cards().intersection(Zoned.cards(state, picked.owner(), picked.where()));
            PokemonState at = state;
            for (var all = there.iterator(); all.hasNext(); ) {
                at = attached(at, picked, all.nextInt(), targets.head().id(), happening);
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(cards) && to.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_ATTACH.with(to.description());
        }
    }

    private static PokemonState attached(
            PokemonState state, Picked picked, int number, PokemonId to, Happening<PokemonEvent> happening) {
        Seat owner = picked.owner();
        PokemonState left =
                Zones.move(state, owner, CardSet.of(number), picked.where(), Zone.PLAY, Zones.ALL, happening);
        InPlay target = left.find(to);
        return target == null
                ? state
                : Board.attach(left, owner, left.deck(owner).placed(number), target, picked.where(), happening);
    }

    /** Bound cards are attached one by one, each to one of them of the player's choice. */
    public record AttachEach(Slot<Picked> cards, Which among) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return state.agenda().slots().binds(cards)
                    ? state.withAgenda(state.agenda().then(new Attaching(cards, among)))
                    : state;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(cards) && among.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_ATTACH_EACH.with(among.description());
        }
    }

    /** The first of the bound cards that is still where it was is to be attached. */
    public record Attaching(Slot<Picked> cards, Which among) implements Asking {
        private CardSet left(PokemonState state) {
            Picked picked = state.agenda().slots().get(cards);
            return picked == null
                    ? CardSet.empty()
                    : picked.cards().intersection(Zoned.cards(state, picked.owner(), picked.where()));
        }

        @Override
        public Array<Seat> toAct(PokemonState state) {
            return left(state).isEmpty() || among.of(state, Scope.of(state)).isEmpty()
                    ? Array.empty()
                    : Array.of(state.agenda().top().owner());
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            return among.of(state, Scope.of(state)).map(one -> (Choice) new Choice.OfPokemon(one.id()));
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            Picked picked = state.agenda().slots().get(cards);
            if (picked == null) {
                return state;
            }
            int next = left(state).first();
            PokemonState rest = state.withAgenda(state.agenda().bind(cards, picked.minus(CardSet.of(next))));
            return attached(rest, picked, next, ((Choice.OfPokemon) choice).pokemon(), happening);
        }

        @Override
        public String kind() {
            return "attach";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            Picked picked = state.agenda().slots().get(cards);
            Object card = picked == null || left(state).isEmpty()
                    ? ""
                    : state.deck(picked.owner()).card(left(state).first()).name();
            return PokemonMessage.ASK_ATTACH.with(card);
        }
    }

    /**
     * Somebody chooses attached cards, one after another in their order, equal ones of a Pokémon side by side and named once; as many as there are where there are fewer. So many
     * <em>cards</em>, whatever they provide (PKM-R72).
     */
    public record ChooseAttached(
            Slot<AttachedCards> as, Whose chooser, Which on, Kind wanted, HowMany least, HowMany most)
            implements Asking, Mentions {
        /** It is about one player: of several opponents about one after another. */
        @Override
        public Array<Slot<?>> mentioned() {
            return chooser == Whose.OPPONENTS ? Array.of(Bound.OPPONENT) : Array.empty();
        }

        private AttachedCards chosen(PokemonState state) {
            return state.agenda().slots().get(AttachedCards.CHOOSING, AttachedCards.none());
        }

        private Array<AttachedCards.On> pool(PokemonState state, Scope scope) {
            Array<AttachedCards.On> pool = Array.empty();
            for (InPlay pokemon : on.of(state, scope)) {
                Array<Placed> all =
                        pokemon.energy().appendAll(pokemon.tools()).filter(placed -> wanted.accepts(placed.card()));
                for (Card card : all.map(Placed::card).distinct()) {
                    pool = pool.appendAll(all.filter(placed -> placed.card().equals(card))
                            .map(placed -> new AttachedCards.On(pokemon.id(), placed)));
                }
            }
            return pool;
        }

        private Array<Choice> options(PokemonState state) {
            Scope scope = Scope.of(state);
            Array<AttachedCards.On> pool = pool(state, scope);
            AttachedCards chosen = chosen(state);
            if (chosen.size() >= Math.min(most.in(state, scope), pool.size())) {
                return Array.empty();
            }
            int needed = Math.min(Gathered.least(state, scope, least), pool.size()) - chosen.size();
            Array<Choice> options = Array.empty();
            int next = chosen.isEmpty() ? 0 : pool.indexOf(chosen.all().last()) + 1;
            for (int i = next; i < pool.size() && pool.size() - i >= needed; i++) {
                AttachedCards.On one = pool.get(i);
                Choice choice = new Choice.OfAttached(one.pokemon(), one.card().card());
                if (!options.contains(choice)) {
                    options = options.append(choice);
                }
            }
            return needed <= 0 && !options.isEmpty() ? options.append(new Choice.Done()) : options;
        }

        @Override
        public Array<Seat> toAct(PokemonState state) {
            Array<Seat> seats = chooser.seats(state, Scope.of(state));
            return seats.isEmpty() || options(state).isEmpty() ? Array.empty() : Array.of(seats.head());
        }

        @Override
        public IndexedSeq<Choice> options(PokemonState state, Seat seat) {
            return options(state);
        }

        /** What may follow are the others like it and those after them. */
        @Override
        public double ways(PokemonState state, Seat seat, Choice choice) {
            if (!(choice instanceof Choice.OfAttached)) {
                return 1;
            }
            Scope scope = Scope.of(state);
            Array<AttachedCards.On> pool = pool(state, scope);
            AttachedCards chosen = chosen(state);
            Array<Choice> rest = pool.drop(
                            chosen.isEmpty() ? 0 : pool.indexOf(chosen.all().last()) + 1)
                    .map(one -> new Choice.OfAttached(one.pokemon(), one.card().card()));
            Array<Choice> after = rest.drop(rest.indexOf(choice) + 1);
            int taken = chosen.size() + 1;
            return Ways.of(
                    after.distinct().map(one -> Ways.Alike.of(after.count(one::equals))),
                    Math.min(Gathered.least(state, scope, least), pool.size()) - taken,
                    most.in(state, scope) - taken);
        }

        @Override
        public PokemonState answered(PokemonState state, Seat seat, Choice choice, Happening<PokemonEvent> happening) {
            if (!(choice instanceof Choice.OfAttached of)) {
                return step(state.withAgenda(state.agenda().taken()), happening);
            }
            AttachedCards chosen = chosen(state);
            Card card = of.card();
            AttachedCards.On one = pool(state, Scope.of(state))
                    .removeAll(chosen.all())
                    .find(candidate -> candidate.pokemon().equals(of.pokemon())
                            && candidate.card().card().equals(card))
                    .get();
            return state.withAgenda(
                    state.agenda().bind(AttachedCards.CHOOSING, chosen.with(one.pokemon(), one.card())));
        }

        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Gathered.done(state, AttachedCards.CHOOSING, as);
        }

        @Override
        public boolean isOptional(PokemonState state, Seat seat) {
            return chosen(state).size() >= Gathered.least(state, Scope.of(state), least);
        }

        @Override
        public String kind() {
            return "choose-attached";
        }

        @Override
        public Message prompt(PokemonState state, Seat seat) {
            return PokemonMessage.ASK_ATTACHED.with(wanted.description(), on.description());
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            boolean any = !pool(outlook.state(), outlook.scope()).isEmpty()
                    || on.of(outlook.state(), outlook.scope()).isEmpty() && on.isForeseen(outlook);
            if (any) {
                outlook.foresee(as);
            } else {
                outlook.forget(as);
            }
            return Prospect.NO;
        }

        @Override
        public Message description() {
            boolean any = most.description().key() == PokemonMessage.NUMBER_OF_ENERGY_CARDS;
            return CoreMessage.CHOOSE.with(TextMessage.ATTACHED_TO.with(
                    any ? Counted.any(wanted) : Counted.cards(least, most, wanted), on.description()));
        }
    }

    /** All attached cards of a kind are bound. */
    public record AllAttached(Slot<AttachedCards> as, Which on, Kind wanted) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            AttachedCards all = AttachedCards.none();
            for (InPlay pokemon : on.of(state, Scope.of(state))) {
                for (Placed placed : pokemon.energy().appendAll(pokemon.tools())) {
                    all = wanted.accepts(placed.card()) ? all.with(pokemon.id(), placed) : all;
                }
            }
            return state.withAgenda(state.agenda().bind(as, all));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            if (on.isForeseen(outlook)) {
                outlook.foresee(as);
            }
            return Prospect.NO;
        }

        @Override
        public Message description() {
            return CoreMessage.CHOOSE.with(TextMessage.ATTACHED_TO.with(Counted.all(wanted), on.description()));
        }
    }

    /** Bound attached cards go to a zone of their owners'; those that did stay bound, without those that something kept where they were. */
    public record Detach(Slot<AttachedCards> cards, Zone to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            PokemonState at = state;
            AttachedCards gone = AttachedCards.none();
            for (AttachedCards.On one :
                    scope.slots().get(cards, AttachedCards.none()).all()) {
                InPlay pokemon = at.find(one.pokemon());
                if (pokemon != null
                        && pokemon.energy().appendAll(pokemon.tools()).contains(one.card())
                        && !Affecting.isPrevented(at, scope, pokemon, happening)) {
                    at = Board.detach(at, pokemon, one.card(), to, happening);
                    gone = gone.with(one.pokemon(), one.card());
                }
            }
            return at.withAgenda(at.agenda().bind(cards, gone));
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(cards));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_DETACH.with(to);
        }
    }

    /** Bound attached cards go to another Pokémon, the first of them; an effect on both (PKM-S8). */
    public record MoveAttached(Slot<AttachedCards> cards, Which to) implements Effect {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Scope scope = Scope.of(state);
            Array<InPlay> targets = to.of(state, scope);
            PokemonState at = state;
            for (AttachedCards.On one :
                    scope.slots().get(cards, AttachedCards.none()).all()) {
                InPlay from = at.find(one.pokemon());
                InPlay target =
                        targets.isEmpty() ? null : at.find(targets.head().id());
                if (from != null
                        && target != null
                        && !from.id().equals(target.id())
                        && from.energy().appendAll(from.tools()).contains(one.card())
                        && !Affecting.isPrevented(at, scope, from, happening)
                        && !Affecting.isPrevented(at, scope, target, happening)) {
                    at = Board.moveAttached(at, from, one.card(), target.id(), happening);
                }
            }
            return at;
        }

        @Override
        public Prospect prospect(Outlook outlook) {
            return Prospect.of(outlook.has(cards) && to.isForeseen(outlook));
        }

        @Override
        public Message description() {
            return PokemonMessage.DO_MOVE_ATTACHED.with(to.description());
        }
    }
}
