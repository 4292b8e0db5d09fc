package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Abilities that are used while their card lies in its owner's discard pile: the action names no Pokémon in play, and of several such cards the first
 * is meant. Each of them has its Ability once a turn.
 */
final class OutOfPlay {
    private OutOfPlay() {}

    /** A card with its Ability. */
    private record Source(int card, Activation use) {}

    static void offer(PokemonState state, Seat seat, List<? super PokemonAction.UseAbility> offered) {
        DeckList deck = state.deck(seat);
        for (var cards = deck.kinds(usable(state, seat)).iterator(); cards.hasNext(); ) {
            for (Ability ability : deck.card(cards.nextInt()).pokemon().abilities()) {
                PokemonAction.UseAbility action = new PokemonAction.UseAbility(seat, PokemonId.NONE, ability.name());
                if (isUsedHere(ability) && !offered.contains(action)) {
                    offered.add(action);
                }
            }
        }
    }

    private static CardSet usable(PokemonState state, Seat seat) {
        return state.side(seat).discard().intersection(state.deck(seat).usableInDiscard());
    }

    static boolean isUsedHere(Ability ability) {
        return ability.use() != null && ability.use().from() == Zone.DISCARD;
    }

    /** The cards that have it and lie there, those that were used in this turn too. */
    private static Array<Source> sources(PokemonState state, Seat seat, String name) {
        DeckList deck = state.deck(seat);
        Array<Source> sources = Array.empty();
        for (var cards = usable(state, seat).iterator(); cards.hasNext(); ) {
            int card = cards.nextInt();
            for (Ability ability : deck.card(card).pokemon().abilities()) {
                Activation use = ability.use();
                if (use != null && isUsedHere(ability) && ability.name().equals(name)) {
                    sources = sources.append(new Source(card, use));
                }
            }
        }
        return sources;
    }

    /** The first that was not used: as many were as the turn has marks of that name. */
    private static @Nullable Source left(PokemonState state, PokemonAction.UseAbility action) {
        Array<String> names = state.side(action.seat()).turn().names();
        int used = names.count(name -> name.equals(action.ability()));
        Array<Source> sources = sources(state, action.seat(), action.ability());
        return used < sources.size() ? sources.get(used) : null;
    }

    static Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.UseAbility action) {
        if (sources(state, action.seat(), action.ability()).isEmpty()) {
            return Array.of(new PokemonViolation.NoSuchText(
                    action, new RuleRef("PKM-TURN-12"), action.ability(), PokemonMessage.POKEMON.with(Zone.DISCARD)));
        }
        Source source = left(state, action);
        if (source == null) {
            return Array.of(new PokemonViolation.Exhausted(
                    action,
                    new RuleRef("PKM-R64"),
                    PokemonMessage.ONE_ABILITY_A_TURN.with(),
                    PokemonMessage.DONE_ALREADY.with()));
        }
        Scope scope = new Scope(action.seat(), PokemonId.NONE, slots(action.seat(), source));
        return source.use().program().isAllowed(state, scope)
                        && source.use().program().canChange(state, scope)
                ? Array.empty()
                : Array.of(new PokemonViolation.NoEffect(action, new RuleRef("PKM-TURN-14"), action.ability()));
    }

    private static Slots slots(Seat seat, Source source) {
        return Slots.empty()
                .with(Bound.ORIGIN, Origin.ABILITY)
                .with(Bound.THIS_CARD, new Picked(seat, Zone.DISCARD, CardSet.of(source.card()), -1));
    }

    static PokemonState effect(PokemonState state, PokemonAction.UseAbility action, Happening<PokemonEvent> happening) {
        Source source = left(state, action);
        if (source == null) {
            return state;
        }
        Seat seat = action.seat();
        happening.tell(new PokemonEvent.AbilityUsed(seat, PokemonId.NONE, action.ability()));
        io.vavr.collection.List<Instruction<PokemonState, PokemonEvent>> rest =
                io.vavr.collection.List.of(new MarkIfThere());
        Slots slots = slots(seat, source);
        Array<Effect> program = source.use().program().begun(state, new Scope(seat, PokemonId.NONE, slots));
        return state.withAgenda(
                state.agenda().push(new Frame<>(seat, action.ability(), rest.prependAll(program), slots)));
    }

    /** Where the card still lies there, its Ability is used up for this turn; one that has left is another card when it comes back. */
    private record MarkIfThere() implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            Frame<PokemonState, PokemonEvent> top = state.agenda().top();
            Picked card = top.slots().get(Bound.THIS_CARD);
            Side side = state.side(top.owner());
            return card != null && card.cards().intersects(side.discard())
                    ? state.withSide(top.owner(), side.withTurn(side.turn().withName(top.source())))
                    : state;
        }
    }
}
