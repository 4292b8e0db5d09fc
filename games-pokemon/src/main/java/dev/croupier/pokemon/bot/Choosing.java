package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Arrays;

/**
 * What a text comes to where somebody chooses: each choice is looked at alone, and whoever chooses takes what is best for its side. Numbers as "up to
 * two" take the best so many.
 */
final class Choosing {
    /** So many choices one after another are thought through; further ones are taken as they come. */
    private static final int DEEPEST = 3;

    /** That the cards of further choices do not matter: what is asked is what one more card is worth. */
    private static final Slot<Boolean> APART = Slot.of("apart", Boolean.class);

    private static final double SEARCHED = 0.9;
    private static final double TAKEN_UNSEEN = 8.0;

    private final Worth worth;
    private final Foresight foresight;
    private final PokemonState state;
    private final Seat seat;

    Choosing(Worth worth, Foresight foresight) {
        this.worth = worth;
        this.foresight = foresight;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    interface Wanted {
        boolean accepts(Card card);
    }

    AttachedCards pool(Which on, Kind wanted, Scope scope) {
        return pool(on, wanted::accepts, scope);
    }

    AttachedCards pool(Which on, Wanted wanted, Scope scope) {
        AttachedCards pool = AttachedCards.none();
        for (InPlay pokemon : on.of(state, scope)) {
            for (Placed placed : pokemon.energy().appendAll(pokemon.tools())) {
                pool = wanted.accepts(placed.card()) ? pool.with(pokemon.id(), placed) : pool;
            }
        }
        return pool;
    }

    double better(Seat chooser, double one, double other) {
        return isFriend(chooser) ? Math.max(one, other) : Math.min(one, other);
    }

    private boolean isFriend(Seat other) {
        return !state.setting().areOpponents(seat, other);
    }

    /** The best so many of the Pokémon that may be chosen, each looked at alone. */
    double pokemon(
            Slot<Group> as,
            Whose chooser,
            Which which,
            HowMany least,
            HowMany most,
            List<Instruction<PokemonState, PokemonEvent>> rest,
            Scope scope,
            int depth) {
        Array<InPlay> all = which.of(state, scope);
        Array<Seat> choosers = chooser.seats(state, scope);
        int count = Math.min(most.in(state, scope), all.size());
        if (all.isEmpty() || choosers.isEmpty() || count <= 0) {
            return foresight.of(rest, scope, depth);
        }
        double sign = isFriend(choosers.head()) ? 1.0 : -1.0;
        int tried = depth < DEEPEST ? all.size() : 1;
        double without = foresight.of(rest, scope, depth + 1);
        double[] gains = new double[tried];
        for (int i = 0; i < tried; i++) {
            Group group = Group.of(all.get(i).id());
            gains[i] = sign * (foresight.of(rest, Foresight.with(scope, as, group), depth + 1) - without);
        }
        return without + sign * sum(gains, Math.min(least.in(state, scope), count), count);
    }

    /** The sum of the greatest, so many at least, and more while they are gains. */
    private static double sum(double[] gains, int least, int most) {
        Arrays.sort(gains);
        double sum = 0.0;
        for (int i = 0; i < most && i < gains.length; i++) {
            double gain = gains[gains.length - 1 - i];
            if (i >= least && gain <= 0.0) {
                break;
            }
            sum += gain;
        }
        return sum;
    }

    double cards(ChooseCards choose, List<Instruction<PokemonState, PokemonEvent>> rest, Scope scope, int depth) {
        if (scope.slots().binds(APART) && choose.among() == null) {
            return foresight.of(rest, scope, depth);
        }
        Array<Seat> owners = choose.whose().seats(state, scope);
        Array<Seat> choosers = choose.chooser().seats(state, scope);
        double without = foresight.of(rest, scope, depth + 1);
        if (owners.isEmpty() || choosers.isEmpty()) {
            return without;
        }
        int most = choose.most().in(state, scope);
        boolean open = choose.from() == Zone.DISCARD || choose.from() == Zone.LOST;
        if (choose.among() != null || !open && !owners.head().equals(seat)) {
            return without + (isFriend(choosers.head()) ? TAKEN_UNSEEN : -TAKEN_UNSEEN);
        }
        CardSet pool = pool(choose, owners.head());
        Scope apart = Foresight.with(scope, APART, true);
        double alone = foresight.of(rest, apart, depth + 1);
        double sign = isFriend(choosers.head()) ? 1.0 : -1.0;
        double[] gains = new double[Math.min(pool.size(), 60)];
        int number = 0;
        double last = 0.0;
        Card before = null;
        for (var numbers = pool.iterator(); numbers.hasNext() && number < gains.length; number++) {
            int copy = numbers.nextInt();
            Card card = state.deck(owners.head()).card(copy);
            if (!card.equals(before)) {
                Picked picked = new Picked(owners.head(), choose.from(), CardSet.of(copy), -1);
                last = sign * (foresight.of(rest, Foresight.with(apart, choose.as(), picked), depth + 1) - alone);
                before = card;
            }
            gains[number] = last;
        }
        int least = Math.min(choose.least().in(state, scope), pool.size());
        double share = choose.from() == Zone.HAND || open ? 1.0 : SEARCHED;
        return without + sign * share * sum(gains, least, most);
    }

    private CardSet pool(ChooseCards choose, Seat owner) {
        CardSet zone = switch (choose.from()) {
            case HAND -> state.hand(owner);
            case DISCARD -> state.side(owner).discard();
            case LOST -> state.side(owner).lost();
            case DECK, DECK_TOP, DECK_BOTTOM ->
                state.side(owner).pile().isEmpty()
                        ? CardSet.empty()
                        : worth.sight().unseen();
            case PRIZES -> worth.sight().unseen();
            case PLAY -> CardSet.empty();
        };
        return zone.filter(number -> choose.wanted().accepts(state.deck(owner).card(number)));
    }

    /** As few of the attached cards as may be chosen, or as many: whichever is better. */
    double attached(
            Slot<AttachedCards> as,
            AttachedCards pool,
            HowMany least,
            HowMany most,
            List<Instruction<PokemonState, PokemonEvent>> rest,
            Scope scope,
            int depth) {
        AttachedCards cheapest = new AttachedCards(pool.all().sortBy(on -> cost(on)));
        int few = Math.min(least.in(state, scope), pool.size());
        int many = Math.min(most.in(state, scope), pool.size());
        double fewest = foresight.of(
                rest, Foresight.with(scope, as, new AttachedCards(cheapest.all().take(few))), depth + 1);
        return few == many
                ? fewest
                : better(
                        scope.seat(),
                        fewest,
                        foresight.of(
                                rest,
                                Foresight.with(
                                        scope,
                                        as,
                                        new AttachedCards(cheapest.all().take(many))),
                                depth + 1));
    }

    private double cost(AttachedCards.On on) {
        InPlay pokemon = state.find(on.pokemon());
        return pokemon == null ? 0.0 : -worth.detach(pokemon, on.card().card());
    }
}
