package dev.croupier.pokemon.knockout;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Silent;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * Every Pokémon out of HP is Knocked Out at once (PKM-KO-5): those that a text keeps in play stay. What the others set off is done while they are
 * still there, in the order that the player whose turn it is chooses, and whom it Knocks Out goes with them (PKM-Q19); then they leave together, the
 * Prizes are taken, it is seen whether somebody has won, and new Active Pokémon are chosen.
 *
 * @param doomed those whose Knock Out has set off what it sets off: nothing saves them any more
 */
record KnockOuts(Group doomed) implements Silent {

    /** Nobody is Knocked Out yet. */
    static KnockOuts all() {
        return new KnockOuts(Group.none());
    }

    @Override
    public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
        Hits hits = state.agenda().nearest(Bound.HITS);
        PokemonState saved = state;
        for (InPlay pokemon : out(state)) {
            saved = isDoomed(pokemon) ? saved : Survival.ofPokemon(saved, pokemon, hits, happening);
        }
        Array<InPlay> gone = out(saved);
        Array<Fired> fired = fired(saved, gone.reject(this::isDoomed), hits);
        Group all = new Group(gone.map(InPlay::id));
        Slots slots = gone.isEmpty() ? Slots.empty() : Slots.empty().with(Bound.KNOCKED_OUT, all);
        if (!fired.isEmpty()) {
            List<Instruction<PokemonState, PokemonEvent>> first = List.of(new Set(fired), new KnockOuts(all));
            return saved.withAgenda(saved.agenda().push(new Frame<>(saved.turn().seat(), "", first, slots)));
        }
        Array<LeavePlay.Going> going = Array.empty();
        int[] owed = new int[state.seats()];
        PokemonState at = saved;
        for (InPlay pokemon : gone) {
            going = going.append(new LeavePlay.Going(pokemon.id(), Survival.destination(saved, pokemon, hits)));
            at = knockedOut(at, saved, pokemon, hits, owed, happening);
        }
        List<Instruction<PokemonState, PokemonEvent>> rest =
                List.of(new CheckWinners(at.sides().map(Side::taken)), Promote.inOrder(at));
        for (int seat = state.seats() - 1; seat >= 0; seat--) {
            if (owed[seat] > 0) {
                rest = rest.prepend(new TakePrizes(Seat.of(seat), owed[seat]));
            }
        }
        rest = going.isEmpty() ? rest : rest.prepend(new LeavePlay(going));
        return at.withAgenda(at.agenda().push(new Frame<>(at.turn().seat(), "", rest, slots)));
    }

    private boolean isDoomed(InPlay pokemon) {
        return doomed.all().contains(pokemon.id());
    }

    private static Array<InPlay> out(PokemonState state) {
        Array<InPlay> out = Array.empty();
        for (Seat seat : state.seatsInPlay()) {
            for (InPlay pokemon : state.side(seat).inPlay()) {
                if (Numbers.isOutOfHp(state, pokemon)) {
                    out = out.append(pokemon);
                }
            }
        }
        return out;
    }

    /** What the Knock Outs set off. */
    private static Array<Fired> fired(PokemonState state, Array<InPlay> gone, @Nullable Hits hits) {
        Array<Fired> fired = Array.empty();
        for (InPlay pokemon : gone.filter(one -> Counting.isKnockOut(state, one))) {
            Slots about = hits != null && Causes.isByAttackDamage(state, pokemon, hits)
                    ? Slots.empty().with(Bound.ATTACKER, hits.attacker())
                    : Slots.empty();
            fired = fired.appendAll(Triggers.of(state, Hook.KNOCKED_OUT, pokemon, about));
        }
        return fired;
    }

    /** What a Knock Out is worth and what it leaves in memory: settled once, before anything leaves (PKM-R40). */
    private static PokemonState knockedOut(
            PokemonState state,
            PokemonState before,
            InPlay pokemon,
            @Nullable Hits hits,
            int[] owed,
            Happening<PokemonEvent> happening) {
        Seat owner = pokemon.owner();
        if (!Counting.isKnockOut(before, pokemon)) {
            return state;
        }
        int prizes = PrizeWorth.of(before, state, pokemon, hits);
        happening.tell(new PokemonEvent.KnockedOut(owner, pokemon.id(), pokemon.card(), prizes));
        for (Seat taker : before.setting().course().prizeTakers(before, owner)) {
            owed[taker.index()] += prizes;
        }
        Fact.Cause cause = Causes.of(before, pokemon, hits);
        Seat by = hits == null ? owner : ownerOf(before, hits.attacker(), owner);
        return PrizeWorth.spent(
                state.with(new Fact.KnockedOut(owner, pokemon.card(), cause, by)), before, pokemon, hits);
    }

    private static Seat ownerOf(PokemonState state, PokemonId id, Seat otherwise) {
        InPlay attacker = state.find(id);
        return attacker == null ? otherwise : attacker.owner();
    }

    /** Carries out what Knock Outs have set off. */
    private record Set(Array<Fired> fired) implements Silent {
        @Override
        public PokemonState step(PokemonState state, Happening<PokemonEvent> happening) {
            return Triggers.push(state, state.turn().seat(), fired);
        }
    }
}
