package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Instruction;
import dev.croupier.pokemon.effect.Control;
import dev.croupier.pokemon.effect.EvolveEach;
import dev.croupier.pokemon.effect.Lasts;
import dev.croupier.pokemon.effect.Moves;
import dev.croupier.pokemon.effect.SkipStage;
import dev.croupier.pokemon.query.Evolutions;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Group;
import dev.croupier.pokemon.table.Hook;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Which;
import io.vavr.collection.Array;

/** What single instructions are worth to a seat on the table as it stands, where the choices before them are made. */
final class Deeds {
    private final Worth worth;
    private final Wounds wounds;
    private final CardMoves moves;
    private final Strikes strikes;
    private final PokemonState state;
    private final Seat seat;

    Deeds(Worth worth) {
        this.worth = worth;
        this.wounds = new Wounds(worth);
        this.moves = new CardMoves(worth);
        this.strikes = new Strikes(worth);
        this.state = worth.sight().state();
        this.seat = worth.sight().seat();
    }

    /** That the instruction is carried out from that point of view. */
    double of(Instruction<PokemonState, PokemonEvent> deed, Scope scope) {
        if (deed instanceof Moves.MoveToActive move) {
            boolean inAttack = scope.slots().binds(Bound.ATTACK);
            return sum(move.which(), scope, pokemon -> comesForward(pokemon, inAttack));
        }
        if (deed instanceof Moves.Leave leave) {
            boolean inAttack = scope.slots().binds(Bound.ATTACK);
            return sum(
                    leave.which(),
                    scope,
                    pokemon -> (inAttack ? 0.0 : successor(pokemon)) - leaves(pokemon, leave.stackTo()));
        }
        if (deed instanceof Moves.Devolve devolve) {
            return sum(
                    devolve.which(),
                    scope,
                    pokemon -> !worth.sight().canBeLost(pokemon)
                            ? 0.0
                            : worth.sight().isOurs(pokemon) ? -20.0 : 20.0);
        }
        if (deed instanceof SkipStage skip) {
            return sum(skip.which(), scope, this::skipping);
        }
        if (deed instanceof EvolveEach each) {
            return 30.0 * scope.slots().get(each.pokemon(), Group.none()).size();
        }
        if (deed instanceof Control.EndTurn) {
            return worth.sight().isOurs(scope.seat()) ? -15.0 : 15.0;
        }
        if (deed instanceof Control.Win) {
            return state.setting().areOpponents(seat, scope.seat()) ? -Worth.WIN : Worth.WIN;
        }
        if (deed instanceof Lasts.OnPokemon lasts) {
            return sum(
                    lasts.which(),
                    scope,
                    pokemon -> lasting(lasts.passive(), worth.sight().isOurs(pokemon)));
        }
        if (deed instanceof Lasts.OnPlayer lasts) {
            double sum = 0.0;
            boolean isOfUser =
                    lasts.passive() instanceof Passive.Forbids forbids && forbids.who() == Passive.Who.OPPONENTS;
            for (Seat player : lasts.whose().seats(state, scope)) {
                sum += lasting(lasts.passive(), worth.sight().isOurs(isOfUser ? scope.seat() : player));
            }
            return sum;
        }
        double moved = moves.of(deed, scope);
        return moved != 0.0 ? moved : wounds.of(deed, scope);
    }

    /** How much damage an attack does that has that base. */
    int damage(Scope scope, InPlay attacker, InPlay target, int base) {
        return wounds.damage(scope, attacker, target, base);
    }

    private interface Valued {
        double of(InPlay pokemon);
    }

    private double sum(Which which, Scope scope, Valued valued) {
        double sum = 0.0;
        Array<InPlay> all = which.of(state, scope);
        for (int i = 0; i < all.size(); i++) {
            sum += valued.of(all.get(i));
        }
        return sum;
    }

    private double comesForward(InPlay pokemon, boolean inAttack) {
        if (state.isActive(pokemon)) {
            return 0.0;
        }
        if (inAttack) {
            return 3.0;
        }
        return worth.sight().isOurs(pokemon) && !strikes.mayAttack()
                ? inTheTurnOfOthers(pokemon)
                : strikes.gain(pokemon);
    }

    /** What it does for its own player, who cannot attack now, that a Pokémon of the team comes forward. */
    private double inTheTurnOfOthers(InPlay pokemon) {
        InPlay active = state.side(pokemon.owner()).active();
        Strikes own = new Strikes(new Worth(new Sight(state, pokemon.owner())));
        return active == null ? 0.0 : own.forward(pokemon) - own.forward(active);
    }

    /** What it costs the seat that a Pokémon leaves play. */
    private double leaves(InPlay pokemon, Zone to) {
        if (!worth.sight().canBeLost(pokemon)) {
            return 0.0;
        }
        double lost = worth.asset(pokemon) + (state.isActive(pokemon) ? 10.0 : 0.0);
        boolean isLast = state.side(pokemon.owner()).inPlay().size() == 1;
        double back = to == Zone.HAND ? 0.5 : 0.0;
        double saved = 25.0 * Worth.prizes(pokemon) * pokemon.counters() / Math.max(1, Numbers.hp(state, pokemon) / 10);
        double loss = isLast ? Worth.WIN : (1.0 - back) * lost - saved;
        return worth.sight().isOurs(pokemon) ? loss : -loss;
    }

    /** What it does in this turn for the seat that another takes the place of its Active Pokémon. */
    private double successor(InPlay leaving) {
        double best = 0.0;
        if (worth.sight().isOwn(leaving) && state.isActive(leaving)) {
            for (InPlay next : worth.sight().own().bench()) {
                best = Math.max(best, strikes.gain(next));
            }
        }
        return best;
    }

    private double skipping(InPlay pokemon) {
        double best = 0.0;
        for (var numbers = Evolutions.skipping(state, pokemon).iterator(); numbers.hasNext(); ) {
            Card card = state.deck(pokemon.owner()).card(numbers.nextInt());
            best = Math.max(best, 10.0 + worth.cards().evolve(pokemon, card));
        }
        return best;
    }

    private double lasting(Passive passive, boolean own) {
        double good = switch (passive.hook()) {
            case FORBID -> -12.0;
            case PREVENT_DAMAGE -> 14.0;
            case PREVENT_EFFECTS, ALLOW, RECOVERS, IMMUNITY, WOULD_BE_KNOCKED_OUT -> 6.0;
            case TRIES_TO_ATTACK -> -10.0;
            case DAMAGE_DEALT, HP -> 4.0;
            case DAMAGE_TAKEN, RETREAT_COST -> 3.0;
            default -> 1.0;
        };
        if (passive instanceof Passive.Forbids forbids && forbids.who() == Passive.Who.OPPONENTS) {
            return own ? 10.0 : -10.0;
        }
        if (passive.hook() == Hook.FORBID && own) {
            return -6.0;
        }
        return own ? good : -good;
    }
}
