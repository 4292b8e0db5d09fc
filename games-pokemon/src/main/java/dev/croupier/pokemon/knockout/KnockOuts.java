package dev.croupier.pokemon.knockout;

import dev.croupier.core.CoreMessage;
import dev.croupier.core.Happening;
import dev.croupier.core.Message;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Fact;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Outlook;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Prospect;
import dev.croupier.pokemon.trigger.Fired;
import dev.croupier.pokemon.trigger.Triggers;
import io.vavr.collection.Array;
import io.vavr.collection.List;

/**
 * Every Pokémon out of HP is Knocked Out at once (PKM-KO-5): those that a text keeps in play stay; what the others set off is done while they are
 * still there, in the order that the player whose turn it is chooses, and whom it Knocks Out goes with them; they leave together; then the Prizes
 * are taken, then it is seen whether somebody has won, then new Active Pokémon are chosen.
 *
 * @param doomed those whose Knock Out has set off what it sets off: nothing saves them any more
 */
record KnockOuts(Group doomed) implements Effect {

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
        Array<Fired> fired = fired(saved, gone, hits);
        if (!fired.isEmpty()) {
            Group all = new Group(gone.map(InPlay::id));
            return Triggers.push(
                    saved.withAgenda(saved.agenda().then(new KnockOuts(all))),
                    saved.turn().seat(),
                    fired);
        }
        int[] owed = new int[state.seats()];
        PokemonState at = saved;
        for (InPlay pokemon : gone) {
            at = knockedOut(at, saved, pokemon, hits, owed, happening);
        }
        List<Instruction<PokemonState, PokemonEvent>> rest = List.of(new CheckWinners(), Promote.inOrder(at));
        for (int seat = state.seats() - 1; seat >= 0; seat--) {
            if (owed[seat] > 0) {
                rest = rest.prepend(new TakePrizes(Seat.of(seat), owed[seat]));
            }
        }
        return at.withAgenda(at.agenda().push(new Frame<>(at.turn().seat(), "", rest, Slots.empty())));
    }

    private boolean isDoomed(InPlay pokemon) {
        return doomed.all().contains(pokemon.id());
    }

    private Array<InPlay> out(PokemonState state) {
        Array<InPlay> out = Array.empty();
        for (Seat seat : state.seatsInPlay()) {
            for (InPlay pokemon : state.side(seat).inPlay()) {
                if (isDoomed(pokemon) || Numbers.isOutOfHp(state, pokemon)) {
                    out = out.append(pokemon);
                }
            }
        }
        return out;
    }

    /** What Knock Outs set off that has not been set off before; what is being Knocked Out is no target for it (PKM-S18). */
    private Array<Fired> fired(PokemonState state, Array<InPlay> gone, @org.jspecify.annotations.Nullable Hits hits) {
        Array<Fired> fired = Array.empty();
        Slots all = Slots.empty().with(Bound.DOOMED, new Group(gone.map(InPlay::id)));
        for (InPlay pokemon : gone.reject(this::isDoomed)) {
            Slots about = all;
            if (hits != null && hits.on(pokemon.id()) != null) {
                about = about.with(Bound.ATTACKER, hits.attacker());
            }
            fired = fired.appendAll(Triggers.of(state, Hook.KNOCKED_OUT, pokemon, about));
        }
        return fired;
    }

    private static PokemonState knockedOut(
            PokemonState state,
            PokemonState before,
            InPlay pokemon,
            @org.jspecify.annotations.Nullable Hits hits,
            int[] owed,
            Happening<PokemonEvent> happening) {
        Seat owner = pokemon.owner();
        int prizes = PrizeWorth.of(before, state, pokemon, hits);
        happening.tell(new PokemonEvent.KnockedOut(owner, pokemon.id(), pokemon.card(), prizes));
        for (Seat taker : before.opponents(owner)) {
            owed[taker.index()] += prizes;
        }
        Fact.Cause cause = Causes.of(before, pokemon, hits);
        Seat by = hits == null ? owner : ownerOf(before, hits.attacker(), owner);
        PokemonState after = state.with(new Fact.KnockedOut(owner, pokemon.card(), cause, by));
        Survival.Destination to = Survival.destination(before, pokemon, hits);
        PokemonState spent = PrizeWorth.spent(after, before, pokemon, hits);
        return switch (to) {
            case DISCARD -> Board.leave(spent, pokemon, Zone.DISCARD, Zone.DISCARD, happening);
            case LOST_ZONE -> Board.leave(spent, pokemon, Zone.LOST, Zone.DISCARD, happening);
            case STACK_TO_HAND -> Board.leave(spent, pokemon, Zone.HAND, Zone.DISCARD, happening);
            case TOP_TO_HAND -> topToHand(spent, pokemon, happening);
        };
    }

    private static PokemonState topToHand(PokemonState state, InPlay pokemon, Happening<PokemonEvent> happening) {
        happening.tell(new PokemonEvent.LeftPlay(pokemon.id(), pokemon.card(), Zone.HAND));
        PokemonState gone =
                state.withSide(pokemon.owner(), state.side(pokemon.owner()).without(pokemon.id()));
        PokemonState top = Board.toOwners(gone, Array.of(pokemon.top()), Zone.HAND, happening);
        return Board.toOwners(
                top,
                pokemon.stack().init().appendAll(pokemon.energy()).appendAll(pokemon.tools()),
                Zone.DISCARD,
                happening);
    }

    private static Seat ownerOf(PokemonState state, PokemonId id, Seat otherwise) {
        InPlay attacker = state.find(id);
        return attacker == null ? otherwise : attacker.owner();
    }

    @Override
    public Prospect prospect(Outlook outlook) {
        return Prospect.NO;
    }

    @Override
    public Message description() {
        return CoreMessage.NOTHING.with();
    }
}
