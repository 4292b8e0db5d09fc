package dev.croupier.pokemon;

import dev.croupier.core.Notation.Unreadable;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The action that a text writes.
 *
 * @param reading the text
 */
record ReadAction(Reading reading) {

    Either<Unreadable, PokemonAction> action() {
        return reading.seat(0).flatMap(seat -> reading.word(1).flatMap(verb -> after(seat, verb)));
    }

    private Either<Unreadable, PokemonAction> after(Seat seat, String verb) {
        return switch (verb) {
            case "answer" ->
                reading.word(2).flatMap(this::choice).map(choice -> new PokemonAction.Answer(seat, choice));
            case "bench" -> ofCard(card -> new PokemonAction.PlayBasic(seat, card));
            case "play" -> reading.card(2).flatMap(card -> trainer(seat, card));
            case "evolve" -> onto((card, pokemon) -> new PokemonAction.Evolve(seat, card, pokemon));
            case "energy" -> onto((card, pokemon) -> new PokemonAction.AttachEnergy(seat, card, pokemon));
            case "tool" -> onto((card, pokemon) -> new PokemonAction.AttachTool(seat, card, pokemon));
            case "ability" ->
                reading.pokemon(2)
                        .flatMap(pokemon ->
                                reading.name(3).map(name -> new PokemonAction.UseAbility(seat, pokemon, name)));
            case "attack" -> reading.name(2).map(name -> new PokemonAction.UseAttack(seat, name));
            case "assemble" -> reading.name(2).map(name -> new PokemonAction.Assemble(seat, name));
            case "discard" ->
                reading.pokemon(2).flatMap(pokemon -> reading.ended(3, new PokemonAction.DiscardFossil(seat, pokemon)));
            case "stadium" -> reading.ended(2, new PokemonAction.UseStadium(seat));
            case "retreat" -> reading.ended(2, new PokemonAction.Retreat(seat));
            case "end" -> reading.ended(2, new PokemonAction.EndTurn(seat));
            default -> reading.unreadable(1);
        };
    }

    private Either<Unreadable, PokemonAction> trainer(Seat seat, Card card) {
        return reading.hasMore(3)
                ? reading.keyword(3, "for")
                        .flatMap(word -> reading.seat(4))
                        .flatMap(player -> reading.ended(5, new PokemonAction.PlayTrainer(seat, card, player)))
                : Either.right(new PokemonAction.PlayTrainer(seat, card));
    }

    private Either<Unreadable, PokemonAction> ofCard(Function<Card, PokemonAction> action) {
        return reading.card(2).flatMap(card -> reading.ended(3, action.apply(card)));
    }

    private Either<Unreadable, PokemonAction> onto(BiFunction<Card, PokemonId, PokemonAction> action) {
        return reading.card(2)
                .flatMap(card -> reading.pokemon(3).flatMap(pokemon -> reading.ended(4, action.apply(card, pokemon))));
    }

    private Either<Unreadable, Choice> choice(String kind) {
        return switch (kind) {
            case "yes" -> reading.ended(3, new Choice.Yes());
            case "done" -> reading.ended(3, new Choice.Done());
            case "card" -> reading.card(3).flatMap(card -> reading.ended(4, new Choice.OfCard(card)));
            case "attached" ->
                reading.pokemon(3)
                        .flatMap(pokemon -> reading.card(4)
                                .flatMap(card -> reading.ended(5, new Choice.OfAttached(pokemon, card))));
            case "number" -> reading.number(3).flatMap(number -> reading.ended(4, new Choice.OfNumber(number)));
            case "prize" -> reading.ordinal(3).flatMap(this::prize);
            case "seat" -> reading.seat(3).flatMap(seat -> reading.ended(4, new Choice.OfSeat(seat)));
            case "type" ->
                reading.oneOf(3, EnergyType.values()).flatMap(type -> reading.ended(4, new Choice.OfType(type)));
            case "condition" ->
                reading.oneOf(3, SpecialCondition.values())
                        .flatMap(condition -> reading.ended(4, new Choice.OfCondition(condition)));
            case "attack" ->
                reading.pokemon(3).flatMap(pokemon -> reading.name(4).map(name -> new Choice.OfAttack(pokemon, name)));
            case "option" ->
                reading.ordinal(3)
                        .map(place -> new Choice.OfOption(place, reading.rest(4).getOrElse("")));
            default -> reading.pokemon(2).flatMap(pokemon -> reading.ended(3, new Choice.OfPokemon(pokemon)));
        };
    }

    private Either<Unreadable, Choice> prize(int place) {
        return reading.hasMore(4)
                ? reading.keyword(4, "of")
                        .flatMap(of -> reading.seat(5))
                        .flatMap(owner -> reading.ended(6, new Choice.OfPrize(owner, place)))
                : reading.seat(0).map(owner -> new Choice.OfPrize(owner, place));
    }
}
