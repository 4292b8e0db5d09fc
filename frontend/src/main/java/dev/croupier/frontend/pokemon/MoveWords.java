package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.SeenPokemon;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Moves as they stand in the list, under the heading of their kind.
 *
 * @param names what the seats are called
 * @param view what is seen
 * @param notation the move in notation
 */
record MoveWords(Names names, PokemonView view, String notation) implements PokemonAction.Visitor<String> {

    @Override
    public String playBasic(PokemonAction.PlayBasic action) {
        return action.card().name();
    }

    @Override
    public String evolve(PokemonAction.Evolve action) {
        return PokemonText.ONTO.of(
                pokemon(action.pokemon(), action.seat()), action.card().name());
    }

    @Override
    public String attachEnergy(PokemonAction.AttachEnergy action) {
        return PokemonText.ONTO.of(action.card().name(), pokemon(action.pokemon(), action.seat()));
    }

    @Override
    public String attachTool(PokemonAction.AttachTool action) {
        return PokemonText.ONTO.of(action.card().name(), pokemon(action.pokemon(), action.seat()));
    }

    @Override
    public String playTrainer(PokemonAction.PlayTrainer action) {
        return action.isForAnother()
                ? PokemonText.FOR.of(action.card().name(), names.of(action.player()))
                : action.card().name();
    }

    @Override
    public String useAbility(PokemonAction.UseAbility action) {
        return PokemonText.ABILITY.of(action.ability(), pokemon(action.pokemon(), action.seat()));
    }

    @Override
    public String useStadium(PokemonAction.UseStadium action) {
        return view.stadium()
                .fold(
                        () -> notation,
                        stadium ->
                                PokemonText.USE_STADIUM.of(stadium.card().card().name()));
    }

    @Override
    public String retreat(PokemonAction.Retreat action) {
        return view.side(action.seat())
                .active()
                .fold(() -> notation, active -> active.card().name() + " " + active.id());
    }

    @Override
    public String useAttack(PokemonAction.UseAttack action) {
        Option<Attack> attack = view.side(action.seat())
                .active()
                .flatMap(active -> active.stack()
                        .reverse()
                        .flatMap(card -> attacks(card.card()))
                        .find(printed -> printed.name().equals(action.attack())));
        return attack.fold(action::attack, printed -> {
            String number = printed.printed().toString();
            return PokemonText.ATTACK.of(printed.name(), number.isEmpty() ? "" : number + " ", printed.cost());
        });
    }

    private static Array<Attack> attacks(Card card) {
        return card.isPokemon() ? card.pokemon().attacks() : Array.empty();
    }

    @Override
    public String assemble(PokemonAction.Assemble action) {
        return action.name();
    }

    @Override
    public String discardFossil(PokemonAction.DiscardFossil action) {
        return PokemonText.DISCARD.of(pokemon(action.pokemon(), action.seat()));
    }

    @Override
    public String endTurn(PokemonAction.EndTurn action) {
        return PokemonText.END.of();
    }

    @Override
    public String answer(PokemonAction.Answer action) {
        Choice choice = action.choice();
        Seat seat = action.seat();
        if (choice instanceof Choice.OfCard of) {
            return of.card().name();
        }
        if (choice instanceof Choice.OfPokemon of) {
            return pokemon(of.pokemon(), seat);
        }
        if (choice instanceof Choice.OfAttached of) {
            return PokemonText.OF.of(of.card().name(), pokemon(of.pokemon(), seat));
        }
        if (choice instanceof Choice.OfAttack of) {
            return PokemonText.OF.of(of.attack(), pokemon(of.pokemon(), seat));
        }
        if (choice instanceof Choice.OfPrize of) {
            return of.owner().equals(seat)
                    ? PokemonText.PRIZE.of(of.place() + 1)
                    : PokemonText.PRIZE_OF.of(of.place() + 1, names.of(of.owner()));
        }
        if (choice instanceof Choice.OfSeat of) {
            return of.seat().equals(seat) ? PokemonText.YOU_WITHIN.of() : names.of(of.seat());
        }
        return choice instanceof Choice.OfOption of && !of.text().isEmpty() ? of.text() : choice.toString();
    }

    /** A Pokémon by name and number; whose, where it is another's. */
    private String pokemon(PokemonId id, Seat asking) {
        for (Seat owner : view.seats()) {
            Option<SeenPokemon> found =
                    view.side(owner).inPlay().find(seen -> seen.id().equals(id));
            if (found.isDefined()) {
                String named = found.get().card().name() + " " + id;
                return owner.equals(asking) ? named : PokemonText.OF.of(named, names.of(owner));
            }
        }
        return id.toString();
    }
}
