package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.attack.Targets;
import dev.croupier.pokemon.damage.Ignored;
import dev.croupier.pokemon.effect.AllEnergy;
import dev.croupier.pokemon.effect.Attachments;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.ChooseEnergy;
import dev.croupier.pokemon.effect.ChooseNumber;
import dev.croupier.pokemon.effect.ChooseOwn;
import dev.croupier.pokemon.effect.ChoosePokemon;
import dev.croupier.pokemon.effect.Coins;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.Deck;
import dev.croupier.pokemon.effect.DiscardOwnEnergy;
import dev.croupier.pokemon.effect.EachPlayer;
import dev.croupier.pokemon.effect.Harm;
import dev.croupier.pokemon.effect.Hit;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.HowMany;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Kind;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Picked;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import dev.croupier.pokemon.table.Whose;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Arrays;

/**
 * What a text comes to for a seat: it is read instruction by instruction on the table as it stands. Each thing done adds what it is {@linkplain Deeds
 * worth}; whoever chooses does what is best for itself; coins count as they fall on average. Nothing is carried out, so what
 * one instruction changes the next one does not see, but for what it binds.
 */
final class Foresight {
    /** So many choices one after another are thought through; further ones are taken as they come. */
    private static final int DEEPEST = 3;

    /** That the cards of further choices do not matter: what is asked is what one more card is worth. */
    private static final Slot<Boolean> APART = Slot.of("apart", Boolean.class);

    private static final double SEARCHED = 0.9;
    private static final double TAKEN_UNSEEN = 8.0;

    private final Worth worth;
    private final Deeds deeds;
    private final PokemonState state;
    private final Seat seat;

    Foresight(Worth worth) {
        this.worth = worth;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
        this.deeds = new Deeds(worth);
    }

    /** That a Trainer, an Ability or a Stadium is used by {@code you}. */
    double program(Seat you, PokemonId self, Program program) {
        Slots slots =
                self.equals(PokemonId.NONE) ? Slots.empty() : Slots.empty().with(Bound.SELF, self);
        return of(List.ofAll(program.all()), new Scope(you, self, slots), 0);
    }

    /** That an attack is used, whatever may stop it. */
    double attack(InPlay attacker, Attack attack) {
        Slots slots = Slots.empty()
                .with(Bound.ATTACK, attack)
                .with(Bound.ORIGIN, Origin.ATTACK)
                .with(Bound.SELF, attacker.id());
        if (!attack.printed().isBlank()) {
            slots = slots.with(Bound.BASE, attack.printed().number());
        }
        InPlay defender = worth.sight().defender(attacker.owner());
        slots = defender == null ? slots : slots.with(Bound.DEFENDER, defender.id());
        List<Instruction<PokemonState, PokemonEvent>> all = List.<Instruction<PokemonState, PokemonEvent>>ofAll(
                        attack.after())
                .prepend(Blow.INSTANCE)
                .prependAll(attack.base())
                .prependAll(attack.before());
        return of(all, new Scope(attacker.owner(), attacker.id(), slots), 0);
    }

    /** That the rest of a program is carried out. */
    double of(List<? extends Instruction<PokemonState, PokemonEvent>> program, Scope from, int depth) {
        List<Instruction<PokemonState, PokemonEvent>> rest = List.narrow(program);
        Scope scope = from;
        double sum = 0.0;
        while (!rest.isEmpty()) {
            Instruction<PokemonState, PokemonEvent> next = rest.head();
            rest = rest.tail();
            if (next instanceof Control.All all) {
                rest = rest.prependAll(all.steps());
            } else if (next instanceof DiscardOwnEnergy discard) {
                rest = rest.prepend(discard.how());
            } else if (next instanceof Control.Fail) {
                return sum;
            } else if (isFork(next)) {
                return sum + fork(next, rest, scope, depth);
            } else if (next instanceof Blow) {
                Blown blown = blow(scope);
                sum += blown.worth();
                scope = blown.scope();
            } else {
                sum += deeds.of(next, scope);
                scope = bound(next, scope);
            }
        }
        return scope.slots().binds(Bound.ATTACK) && !isDealt(scope)
                ? sum + blow(scope).worth()
                : sum;
    }

    private static boolean isDealt(Scope scope) {
        return scope.slots().binds(Bound.HITS) || scope.slots().binds(Bound.DEALT);
    }

    private record Blown(double worth, Scope scope) {}

    /** The damage to the Pokémon that is attacked. */
    private Blown blow(Scope scope) {
        Integer base = scope.slots().get(Bound.BASE);
        InPlay attacker = state.find(scope.self());
        InPlay defender = worth.sight().defender(scope.seat());
        if (base == null || attacker == null || defender == null) {
            return new Blown(0.0, with(scope, Bound.DEALT, 0));
        }
        int damage = deeds.damage(scope, attacker, defender, base);
        return new Blown(worth.harm(defender, damage, 0), with(scope, Bound.DEALT, damage));
    }

    private static <T> Scope with(Scope scope, Slot<T> slot, T value) {
        return new Scope(scope.seat(), scope.self(), scope.slots().with(slot, value));
    }

    /** What an instruction binds that has one way to be done. */
    private Scope bound(Instruction<PokemonState, PokemonEvent> next, Scope scope) {
        if (next instanceof Hit.Base base) {
            return with(scope, Bound.BASE, Math.max(0, base.number().in(state, scope)));
        }
        if (next instanceof Hit.More more) {
            int before = scope.slots().get(Bound.BASE, 0);
            return with(scope, Bound.BASE, before + more.number().in(state, scope));
        }
        if (next instanceof Hit.Less less) {
            int before = scope.slots().get(Bound.BASE, 0);
            return with(scope, Bound.BASE, Math.max(0, before - less.number().in(state, scope)));
        }
        if (next instanceof Hit.Ignore ignore) {
            Ignored before = scope.slots().get(Targets.IGNORED, Ignored.nothing());
            return with(scope, Targets.IGNORED, before.union(ignore.ignored()));
        }
        if (next instanceof Coins.FlipUntilTails) {
            return with(scope, Bound.HEADS, 1);
        }
        if (next instanceof Harm.Heal heal) {
            boolean any = heal.which().of(state, scope).exists(InPlay::isDamaged);
            return with(scope, Harm.HEALED, any ? 1 : 0);
        }
        if (next instanceof Attachments.AllAttached all) {
            return with(scope, all.as(), pool(all.on(), all.wanted(), scope));
        }
        if (next instanceof AllEnergy all) {
            return with(scope, all.as(), pool(all.on(), card -> card.isEnergy(), scope));
        }
        if (next instanceof Deck.MoveHand move) {
            Scope moved = with(scope, move.moved(), 1);
            if (!move.whose().includes(state, scope.seat(), seat)) {
                return moved;
            }
            boolean gone = move.to() == Zone.DISCARD || move.to() == Zone.LOST;
            Scope empty = with(moved, Deeds.EMPTIED, true);
            return gone
                    ? empty
                    : with(empty, Deeds.RETURNED, worth.sight().own().hand().size());
        }
        return scope;
    }

    private interface Wanted {
        boolean accepts(Card card);
    }

    private AttachedCards pool(Which on, Kind wanted, Scope scope) {
        return pool(on, wanted::accepts, scope);
    }

    private AttachedCards pool(Which on, Wanted wanted, Scope scope) {
        AttachedCards pool = AttachedCards.none();
        for (InPlay pokemon : on.of(state, scope)) {
            for (Placed placed : pokemon.energy().appendAll(pokemon.tools())) {
                pool = wanted.accepts(placed.card()) ? pool.with(pokemon.id(), placed) : pool;
            }
        }
        return pool;
    }

    private static boolean isFork(Instruction<PokemonState, PokemonEvent> next) {
        return next instanceof Control.If
                || next instanceof Control.May
                || next instanceof Control.ForEach
                || next instanceof EachPlayer
                || next instanceof Coins.Flip
                || next instanceof ChoosePokemon
                || next instanceof ChooseOwn
                || next instanceof ChooseNumber
                || next instanceof ChooseCards
                || next instanceof ChooseEnergy
                || next instanceof Attachments.ChooseAttached;
    }

    private double fork(
            Instruction<PokemonState, PokemonEvent> next,
            List<Instruction<PokemonState, PokemonEvent>> rest,
            Scope scope,
            int depth) {
        if (next instanceof Control.If either) {
            return of(
                    rest.prepend(either.when().holds(state, scope) ? either.then() : either.otherwise()), scope, depth);
        }
        if (next instanceof Control.May may) {
            return better(scope.seat(), of(rest.prepend(may.body()), scope, depth), of(rest, scope, depth));
        }
        if (next instanceof Control.ForEach each) {
            double sum = of(rest, scope, depth);
            for (InPlay pokemon : each.which().of(state, scope)) {
                sum += of(List.of(each.body()), with(scope, each.as(), Group.of(pokemon.id())), depth + 1);
            }
            return sum;
        }
        if (next instanceof EachPlayer each) {
            double sum = of(rest, scope, depth);
            for (Seat player : each.whose().seats(state, scope.seat())) {
                sum += of(List.of(each.body()), new Scope(player, scope.self(), scope.slots()), depth + 1);
            }
            return sum;
        }
        if (next instanceof Coins.Flip flip) {
            return flipped(flip.coins().in(state, scope), rest, scope, depth);
        }
        if (next instanceof ChooseNumber number) {
            int least = number.least().in(state, scope);
            int most = Math.max(least, number.most().in(state, scope));
            double all = of(rest, with(scope, number.as(), most), depth);
            return least == most ? all : better(scope.seat(), all, of(rest, with(scope, number.as(), least), depth));
        }
        if (next instanceof ChoosePokemon choose) {
            return pokemon(
                    choose.as(), choose.chooser(), choose.which(), choose.least(), choose.most(), rest, scope, depth);
        }
        if (next instanceof ChooseOwn choose) {
            return pokemon(
                    choose.as(), choose.choosers(), choose.which(), choose.count(), choose.count(), rest, scope, depth);
        }
        if (next instanceof ChooseCards choose) {
            return cards(choose, rest, scope, depth);
        }
        if (next instanceof ChooseEnergy choose) {
            AttachedCards pool = pool(choose.on(), card -> card.isEnergy(), scope);
            return attached(choose.as(), pool, choose.least(), choose.most(), rest, scope, depth);
        }
        Attachments.ChooseAttached choose = (Attachments.ChooseAttached) next;
        AttachedCards pool = pool(choose.on(), choose.wanted(), scope);
        return attached(choose.as(), pool, choose.least(), choose.most(), rest, scope, depth);
    }

    private double better(Seat chooser, double one, double other) {
        return isFriend(chooser) ? Math.max(one, other) : Math.min(one, other);
    }

    private boolean isFriend(Seat other) {
        return !state.setting().areOpponents(seat, other);
    }

    private double flipped(int coins, List<Instruction<PokemonState, PokemonEvent>> rest, Scope scope, int depth) {
        int few = coins / 2;
        double half = of(rest, with(scope, Bound.HEADS, few), depth);
        return coins % 2 == 0 ? half : 0.5 * (half + of(rest, with(scope, Bound.HEADS, few + 1), depth));
    }

    /** The best so many of the Pokémon that may be chosen, each looked at alone. */
    private double pokemon(
            Slot<Group> as,
            Whose chooser,
            Which which,
            HowMany least,
            HowMany most,
            List<Instruction<PokemonState, PokemonEvent>> rest,
            Scope scope,
            int depth) {
        Array<InPlay> all = which.of(state, scope);
        Array<Seat> choosers = chooser.seats(state, scope.seat());
        int count = Math.min(most.in(state, scope), all.size());
        if (all.isEmpty() || choosers.isEmpty() || count <= 0) {
            return of(rest, scope, depth);
        }
        double sign = isFriend(choosers.head()) ? 1.0 : -1.0;
        int tried = depth < DEEPEST ? all.size() : 1;
        double without = of(rest, scope, depth + 1);
        double[] gains = new double[tried];
        for (int i = 0; i < tried; i++) {
            Group group = Group.of(all.get(i).id());
            gains[i] = sign * (of(rest, with(scope, as, group), depth + 1) - without);
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

    private double cards(
            ChooseCards choose, List<Instruction<PokemonState, PokemonEvent>> rest, Scope scope, int depth) {
        if (scope.slots().binds(APART) && choose.among() == null) {
            return of(rest, scope, depth);
        }
        Array<Seat> owners = choose.whose().seats(state, scope.seat());
        Array<Seat> choosers = choose.chooser().seats(state, scope.seat());
        double without = of(rest, scope, depth + 1);
        if (owners.isEmpty() || choosers.isEmpty()) {
            return without;
        }
        int most = choose.most().in(state, scope);
        boolean open = choose.from() == Zone.DISCARD || choose.from() == Zone.LOST;
        if (choose.among() != null || !open && !owners.head().equals(seat)) {
            return without + (isFriend(choosers.head()) ? TAKEN_UNSEEN : -TAKEN_UNSEEN);
        }
        CardSet pool = pool(choose, owners.head());
        Scope apart = with(scope, APART, true);
        double alone = of(rest, apart, depth + 1);
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
                last = sign * (of(rest, with(apart, choose.as(), picked), depth + 1) - alone);
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
    private double attached(
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
        double fewest =
                of(rest, with(scope, as, new AttachedCards(cheapest.all().take(few))), depth + 1);
        return few == many
                ? fewest
                : better(
                        scope.seat(),
                        fewest,
                        of(
                                rest,
                                with(scope, as, new AttachedCards(cheapest.all().take(many))),
                                depth + 1));
    }

    private double cost(AttachedCards.On on) {
        InPlay pokemon = state.find(on.pokemon());
        return pokemon == null ? 0.0 : -worth.detach(pokemon, on.card().card());
    }
}
