package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Agenda;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Slots;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.query.Silence;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Activation;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Scope;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.turn.MainRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Using an Ability of an Active or Benched Pokémon, or of a card that says so in the discard pile: as often as it says (PKM-TURN-12). */
public final class UseAbility extends MainRule<PokemonAction.UseAbility> {

    public UseAbility() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.UseAbility> offered) {
        Side side = state.side(seat);
        for (int place = 0; place < side.count(); place++) {
            InPlay pokemon = side.at(place);
            Array<Ability> abilities = pokemon.face().abilities();
            for (int i = 0; i < abilities.size(); i++) {
                if (isUsedInPlay(abilities.get(i))) {
                    offered.add(new PokemonAction.UseAbility(
                            seat, pokemon.id(), abilities.get(i).name()));
                }
            }
        }
        OutOfPlay.offer(state, seat, offered);
    }

    private static boolean isUsedInPlay(Ability ability) {
        return ability.use() != null && !OutOfPlay.isUsedHere(ability);
    }

    private static @Nullable Ability named(InPlay pokemon, String name) {
        return pokemon.face()
                .abilities()
                .find(ability -> ability.name().equals(name) && isUsedInPlay(ability))
                .getOrNull();
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.UseAbility action) {
        if (action.pokemon().equals(PokemonId.NONE)) {
            return OutOfPlay.reasons(state, action);
        }
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        if (pokemon == null) {
            return Array.of(noSuchPokemon(action, action.pokemon(), PokemonMessage.YOUR_POKEMON));
        }
        Ability ability = named(pokemon, action.ability());
        if (ability == null) {
            return Array.of(new PokemonViolation.NoSuchText(
                    action, new RuleRef(id()), action.ability(), PokemonMessage.POKEMON.with(pokemon.name())));
        }
        Array<PokemonViolation> against = Array.empty();
        String silencedBy = Silence.causeOf(state, pokemon, ability);
        if (silencedBy != null) {
            return against.append(new PokemonViolation.Blocked(
                    action,
                    new RuleRef("PKM-R89"),
                    PokemonMessage.NEEDS_ABILITY.with(),
                    PokemonMessage.ABILITY_IS_SILENCED.with(silencedBy)));
        }
        boolean isPower = ability.sort() == Ability.Sort.POKE_POWER || ability.sort() == Ability.Sort.POKEMON_POWER;
        if (isPower && !pokemon.conditions().isNone()) {
            against = against.append(
                    blocked(action, id(), PokemonMessage.NEEDS_NO_CONDITION, PokemonMessage.HAS_A_CONDITION));
        }
        String forbidden =
                Permission.forbids(state, action.seat(), Passive.Forbidden.USE_ABILITY, pokemon, ability.name());
        if (forbidden != null) {
            against = against.append(forbidden(action, "PKM-Q45", PokemonMessage.ACT_USE_ABILITY, forbidden));
        }
        Activation use = java.util.Objects.requireNonNull(ability.use());
        return against.appendAll(limit(state, action, pokemon, use)).appendAll(useless(state, action, pokemon, use));
    }

    private static Seq<PokemonViolation> limit(
            PokemonState state, PokemonAction.UseAbility action, InPlay pokemon, Activation use) {
        Side side = state.side(action.seat());
        boolean isLeft = switch (use.limit()) {
            case UNLIMITED -> true;
            case POKEMON_TURN -> !pokemon.used().contains(action.ability());
            case PLAYER_TURN -> !side.turn().names().contains(action.ability());
            case VSTAR_GAME -> !side.spent().contains(Attack.OncePerGame.VSTAR.name());
        };
        return isLeft
                ? Array.empty()
                : Array.of(exhausted(
                        action,
                        use.limit() == Activation.Limit.VSTAR_GAME ? "PKM-KIND-3" : "PKM-R64",
                        use.limit() == Activation.Limit.VSTAR_GAME
                                ? PokemonMessage.ONE_VSTAR_A_GAME
                                : PokemonMessage.ONE_ABILITY_A_TURN));
    }

    private static Seq<PokemonViolation> useless(
            PokemonState state, PokemonAction.UseAbility action, InPlay pokemon, Activation use) {
        Scope scope = Scope.of(action.seat(), pokemon.id());
        Array<PokemonViolation> against = use.program()
                .failing(state, scope)
                .map(when -> new PokemonViolation.ConditionFails(action, new RuleRef("PKM-TURN-12"), when));
        return against.isEmpty() && !use.program().canChange(state, scope)
                ? Array.of(new PokemonViolation.NoEffect(action, new RuleRef("PKM-TURN-14"), action.ability()))
                : against;
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.UseAbility action, Happening<PokemonEvent> happening) {
        if (action.pokemon().equals(PokemonId.NONE)) {
            return OutOfPlay.effect(state, action, happening);
        }
        Seat seat = action.seat();
        InPlay pokemon = own(state, seat, action.pokemon());
        Ability ability = pokemon == null ? null : named(pokemon, action.ability());
        if (pokemon == null || ability == null || ability.use() == null) {
            return state;
        }
        happening.tell(new PokemonEvent.AbilityUsed(seat, pokemon.id(), ability.name()));
        PokemonState marked = marked(state, pokemon, ability.name(), ability.use());
        Slots slots = Slots.empty().with(Bound.ORIGIN, Origin.ABILITY).with(Bound.SELF, pokemon.id());
        Agenda<PokemonState, PokemonEvent> agenda = marked.agenda();
        return marked.withAgenda(agenda.push(new Frame<>(
                seat,
                ability.name(),
                io.vavr.collection.List.narrow(ability.use()
                        .program()
                        .begun(marked, Scope.of(seat, pokemon.id()))
                        .toList()),
                slots)));
    }

    private static PokemonState marked(PokemonState state, InPlay pokemon, String name, Activation use) {
        Side side = state.side(pokemon.owner());
        PokemonState marked = switch (use.limit()) {
            case UNLIMITED -> state;
            case POKEMON_TURN -> state.with(pokemon.withUsed(pokemon.used().append(name)));
            case PLAYER_TURN ->
                state.withSide(pokemon.owner(), side.withTurn(side.turn().withName(name)));
            case VSTAR_GAME -> state.withSide(pokemon.owner(), side.withSpent(Attack.OncePerGame.VSTAR.name()));
        };
        if (!use.ends()) {
            return marked;
        }
        Side after = marked.side(pokemon.owner());
        return marked.withSide(pokemon.owner(), after.withTurn(after.turn().withDone()));
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_USE_ABILITY;
    }

    @Override
    protected String id() {
        return "PKM-TURN-12";
    }
}
