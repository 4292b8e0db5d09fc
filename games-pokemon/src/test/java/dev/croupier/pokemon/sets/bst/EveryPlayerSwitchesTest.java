package dev.croupier.pokemon.sets.bst;

import static dev.croupier.pokemon.sets.PokemonCards.card;
import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.Seat;
import dev.croupier.core.agenda.Frame;
import dev.croupier.core.agenda.Interpreter;
import dev.croupier.core.agenda.Slots;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.pokemon.OfCard;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.round.NewGame;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Bound;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.turn.EndOfTurn;
import dev.croupier.pokemon.turn.TakeTurn;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A table of three, where each has two Pokémon on the Bench. */
@OfCard("BST 125")
class EveryPlayerSwitchesTest {
    private static final Card GASTLY = card("PFL", "54");
    private static final int SEATS = 3;
    private final Pokemon game = Pokemon.of(PokemonRules.seed(), Array.fill(SEATS, () -> Array.fill(12, () -> GASTLY)));

    private PokemonState table() {
        PokemonState at = NewGame.table(game.setting());
        for (int i = 0; i < SEATS; i++) {
            Seat seat = Seat.of(i);
            DeckList deck = game.setting().decks().get(i);
            Array<InPlay> inPlay = Array.empty();
            for (int card = 0; card < 3; card++) {
                inPlay = inPlay.append(InPlay.of(PokemonId.of(3 * i + card + 1), seat, Array.of(deck.placed(card)), 0));
            }
            at = at.withSide(
                    seat,
                    at.side(seat)
                            .withPile(DrawPile.shuffled(deck.all().minus(CardSet.range(0, 3))))
                            .withActive(inPlay.head())
                            .withBench(inPlay.tail()));
        }
        return at.withEntered(3 * SEATS)
                .withTurn(at.turn()
                        .withFirst(Seat.of(0))
                        .next(Seat.of(1), 1, 0)
                        .next(Seat.of(2), 2, 0)
                        .next(Seat.of(0), 0, 0));
    }

    private PokemonState played() {
        PokemonState table = table();
        Seat you = Seat.of(0);
        var program = ((Face.Trainer) EscapeRope.CARD.face()).program();
        var rest = Objects.requireNonNull(program).all().toList();
        PokemonState ready = table.withAgenda(table.agenda()
                .push(new Frame<>(you, "", List.of(new TakeTurn(0), new EndOfTurn(0)), Slots.empty()))
                .push(new Frame<>(
                        you, "Escape Rope", List.narrow(rest), Slots.empty().with(Bound.ORIGIN, Origin.TRAINER))));
        return Interpreter.run(ready, Happening.from(Randomness.seeded(1)));
    }

    @Test
    @ForRule("PKM-Q48")
    void each_opponent_chooses_among_its_own_bench_before_the_player_does() {
        PokemonState at = played();
        for (int seat : new int[] {1, 2, 0}) {
            assertThat(game.turn(at).toAct()).containsExactly(Seat.of(seat));
            Choice second = new Choice.OfPokemon(PokemonId.of(3 * seat + 3));
            assertThat(game.legalActions(at, Seat.of(seat)))
                    .containsExactly(
                            new PokemonAction.Answer(Seat.of(seat), new Choice.OfPokemon(PokemonId.of(3 * seat + 2))),
                            new PokemonAction.Answer(Seat.of(seat), second));
            at = game.applyUnchecked(at, new PokemonAction.Answer(Seat.of(seat), second), Randomness.seeded(2))
                    .state();
        }
        assertThat(at.sides()
                        .map(side -> Objects.requireNonNull(side.active()).id().number()))
                .containsExactly(3, 6, 9);
    }
}
