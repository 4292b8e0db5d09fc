package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.core.agenda.Slot;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.attack.AttackProgram;
import dev.croupier.pokemon.attack.EachDefender;
import dev.croupier.pokemon.attack.Share;
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
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.AttachedCards;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.ChooseOpponent;
import dev.croupier.pokemon.table.Effect;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hits;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import dev.croupier.pokemon.table.Scope;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * What a text comes to for a seat: it is read instruction by instruction on the table as it stands. Each thing done adds what it is {@linkplain Deeds
 * worth}; whoever chooses does what is best for itself; coins count as they fall on average. Nothing is carried out, so what
 * one instruction changes the next one does not see, but for what it binds.
 */
final class Foresight {
    /** What it costs that a turn is over. */
    private static final double ENDED = 15.0;

    private final Worth worth;
    private final Deeds deeds;
    private final Choosing choosing;
    private final PokemonState state;
    private final Seat seat;

    Foresight(Worth worth) {
        this.worth = worth;
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
        this.deeds = new Deeds(worth);
        this.choosing = new Choosing(worth, this);
    }

    /** That a Trainer, an Ability or a Stadium is used by {@code you}. */
    double program(Seat you, PokemonId self, Program program) {
        Slots slots =
                self.equals(PokemonId.NONE) ? Slots.empty() : Slots.empty().with(Bound.SELF, self);
        Scope scope = new Scope(you, self, slots);
        return of(List.ofAll(program.begun(state, scope)), scope, 0);
    }

    /** That an Ability in play or the Stadium is used by the seat whose action it is; null where it is nothing that is used so. */
    @Nullable
    Double used(PokemonAction action) {
        if (action instanceof PokemonAction.UseStadium && state.stadium() != null) {
            Activation use = state.stadium().card().face() instanceof Face.Trainer face ? face.use() : null;
            return use == null ? null : used(action.seat(), PokemonId.NONE, use);
        }
        InPlay pokemon = action instanceof PokemonAction.UseAbility used ? state.find(used.pokemon()) : null;
        if (pokemon != null) {
            for (Ability ability : pokemon.face().abilities()) {
                Activation use = ability.use();
                if (use != null && ability.name().equals(((PokemonAction.UseAbility) action).ability())) {
                    return used(action.seat(), pokemon.id(), use);
                }
            }
        }
        return null;
    }

    private double used(Seat you, PokemonId self, Activation use) {
        double ended = worth.sight().isOurs(you) ? -ENDED : ENDED;
        return program(you, self, use.program()) + (use.ends() ? ended : 0.0);
    }

    /** That an attack is used, whatever may stop it. */
    double attack(InPlay attacker, Attack attack) {
        Slots slots = AttackProgram.bound(state, attacker.owner(), attacker.id(), attack);
        Attack planned = AttackProgram.planned(state, attacker.owner(), attack);
        List<Instruction<PokemonState, PokemonEvent>> all = List.<Instruction<PokemonState, PokemonEvent>>ofAll(
                        planned.after())
                .prepend(Blow.INSTANCE)
                .prependAll(planned.base())
                .prependAll(planned.before());
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
            } else if (next instanceof EachDefender each) {
                Blown done = eachDefender(each, scope, depth);
                sum += done.worth();
                scope = done.scope();
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

    /** That something is done for each of several Pokémon that are attacked: what depends on a choice or a coin of its own changes no damage here. */
    private Blown eachDefender(EachDefender each, Scope scope, int depth) {
        double sum = 0.0;
        Slots all = scope.slots();
        for (Seat one : each.seats(all)) {
            Scope mine = new Scope(scope.seat(), scope.self(), each.begun(all, one));
            List<Effect> rest = each.steps().toList();
            boolean isSpared = false;
            while (!rest.isEmpty() && !isSpared) {
                Effect next = rest.head();
                if (next instanceof Control.All steps) {
                    rest = rest.tail().prependAll(steps.steps());
                } else if (next instanceof Control.If either) {
                    rest = rest.tail().prepend(either.when().holds(state, mine) ? either.then() : either.otherwise());
                } else if (isFork(next)) {
                    int dealt = mine.slots().get(Bound.DEALT, 0);
                    sum += of(rest, with(mine, Bound.DEALT, dealt), depth + 1);
                    rest = List.empty();
                } else {
                    isSpared = next instanceof Control.Fail;
                    sum += isSpared ? 0.0 : deeds.of(next, mine);
                    mine = bound(next, mine);
                    rest = rest.tail();
                }
            }
            all = each.ended(all, mine.slots(), one, isSpared);
        }
        return new Blown(sum, new Scope(scope.seat(), scope.self(), all));
    }

    /** The damage to all Pokémon that are attacked, where they are several. */
    private Blown blows(Scope scope, InPlay attacker, Share.Shares shares) {
        double sum = 0.0;
        int dealt = 0;
        Array<Hits.Hit> hits = Array.empty();
        Ignored said = scope.slots().get(Targets.IGNORED, Ignored.nothing());
        for (Share share : shares.all()) {
            Integer base = share.base(scope.slots().get(Bound.BASE));
            InPlay defender = state.find(share.pokemon());
            if (base != null && defender != null && !share.isSpared()) {
                int damage = deeds.damage(
                        with(scope, Targets.IGNORED, said.union(share.ignored())), attacker, defender, base);
                sum += worth.harm(defender, damage, 0);
                dealt += damage;
                hits = hits.append(new Hits.Hit(defender.id(), damage, defender.counters(), true));
            }
        }
        return new Blown(sum, with(with(scope, Bound.DEALT, dealt), Bound.HITS, new Hits(attacker.id(), hits)));
    }

    /** The damage to the Pokémon that is attacked. */
    private Blown blow(Scope scope) {
        Integer base = scope.slots().get(Bound.BASE);
        Share.Shares shares = scope.slots().get(Share.SLOT);
        InPlay attacker = state.find(scope.self());
        if (shares != null && attacker != null) {
            return blows(scope, attacker, shares);
        }
        InPlay defender = worth.sight().defender(scope.seat());
        if (base == null || attacker == null || defender == null) {
            return new Blown(0.0, with(scope, Bound.DEALT, 0));
        }
        int damage = deeds.damage(scope, attacker, defender, base);
        return new Blown(worth.harm(defender, damage, 0), with(scope, Bound.DEALT, damage));
    }

    static <T> Scope with(Scope scope, Slot<T> slot, T value) {
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
            return with(scope, all.as(), choosing.pool(all.on(), all.wanted(), scope));
        }
        if (next instanceof AllEnergy all) {
            return with(scope, all.as(), choosing.pool(all.on(), card -> card.isEnergy(), scope));
        }
        if (next instanceof Deck.MoveHand move) {
            Scope moved = with(scope, move.moved(), 1);
            boolean isOwn = move.whose().includes(state, scope, seat);
            if (!isOwn && !move.whose().includes(state, scope, scope.seat())) {
                return moved;
            }
            boolean gone = move.to() == Zone.DISCARD || move.to() == Zone.LOST;
            Scope empty = with(moved, CardMoves.EMPTIED, true);
            return gone
                    ? empty
                    : with(
                            empty,
                            CardMoves.RETURNED,
                            state.hand(isOwn ? seat : scope.seat()).size());
        }
        return scope;
    }

    private static boolean isFork(Instruction<PokemonState, PokemonEvent> next) {
        return next instanceof Control.If
                || next instanceof ChooseOpponent
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
        if (next instanceof ChooseOpponent choose) {
            return choose.opponents(state, scope)
                    .map(opponent -> of(rest, scope.meaning(state, opponent), depth))
                    .reduceOption((one, other) -> choosing.better(scope.seat(), one, other))
                    .getOrElse(() -> of(rest, scope, depth));
        }
        if (next instanceof Control.May may) {
            return choosing.better(scope.seat(), of(rest.prepend(may.body()), scope, depth), of(rest, scope, depth));
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
            for (Seat player : each.whose().all(state, scope.seat())) {
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
            return least == most
                    ? all
                    : choosing.better(scope.seat(), all, of(rest, with(scope, number.as(), least), depth));
        }
        if (next instanceof ChoosePokemon choose) {
            return choosing.pokemon(
                    choose.as(), choose.chooser(), choose.which(), choose.least(), choose.most(), rest, scope, depth);
        }
        if (next instanceof ChooseOwn choose) {
            return choosing.pokemon(
                    choose.as(), choose.choosers(), choose.which(), choose.count(), choose.count(), rest, scope, depth);
        }
        if (next instanceof ChooseCards choose) {
            return choosing.cards(choose, rest, scope, depth);
        }
        if (next instanceof ChooseEnergy choose) {
            AttachedCards pool = choosing.pool(choose.on(), card -> card.isEnergy(), scope);
            return choosing.attached(choose.as(), pool, choose.least(), choose.most(), rest, scope, depth);
        }
        Attachments.ChooseAttached choose = (Attachments.ChooseAttached) next;
        AttachedCards pool = choosing.pool(choose.on(), choose.wanted(), scope);
        return choosing.attached(choose.as(), pool, choose.least(), choose.most(), rest, scope, depth);
    }

    private double flipped(int coins, List<Instruction<PokemonState, PokemonEvent>> rest, Scope scope, int depth) {
        int few = coins / 2;
        double half = of(rest, with(scope, Bound.HEADS, few), depth);
        return coins % 2 == 0 ? half : 0.5 * (half + of(rest, with(scope, Bound.HEADS, few + 1), depth));
    }
}
