package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Randomness;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.Names;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.DrawPile;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Known;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Prizes;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;
import io.vavr.control.Option;

/** A table of two in turn 3, which is that of seat 0, laid out by hand. */
record Laid(DealtGame dealt, PokemonState state, Array<PokemonEvent> events) {
    static final Names NAMES = new Names(Array.of("You", "Bot"));
    private static final int PRIZES = 6;

    /** Nothing lies anywhere yet but the Pokémon that the game was begun with. */
    static Laid table() {
        return table("dragapult-ex", "dark-box");
    }

    /** The same with other decks. */
    static Laid table(String... decks) {
        GameChoice choice = new GameChoice(
                Option.none(),
                Array.empty(),
                false,
                Option.none(),
                Array.of(decks).map(Brought::known));
        DealtGame game = (DealtGame) new PokemonModule().game(choice).get();
        PokemonState state = game.start(Randomness.seeded(5)).state();
        while (state.turn().number() < 3) {
            state = game.applyUnchecked(state, begun(game.legalActions(state)), Randomness.seeded(5))
                    .state();
        }
        return new Laid(game, state.withKnown(Known.nothing(state.seats())), Array.empty());
    }

    private static PokemonAction begun(IndexedSeq<PokemonAction> legal) {
        return legal.find(action -> action instanceof PokemonAction.EndTurn
                        || action instanceof PokemonAction.Answer answer
                                && (answer.choice() instanceof Choice.Done
                                        || answer.choice().equals(new Choice.OfSeat(Seat.of(0)))))
                .getOrElse(legal::head);
    }

    /** A side anew: the hand, and Pokémon in play, each a line of names: the stack from below, then what is attached. */
    Laid side(int seat, String hand, String... inPlay) {
        Seat owner = Seat.of(seat);
        DeckList deck = state.deck(owner);
        CardSet left = deck.all();
        Array<InPlay> pokemon = Array.empty();
        for (String line : inPlay) {
            Array<Placed> cards = Array.empty();
            for (String name : line.split(", ", -1)) {
                int number = number(deck, left, name);
                left = left.without(number);
                cards = cards.append(deck.placed(number));
            }
            Array<Placed> stack = cards.filter(card -> card.card().isPokemon());
            pokemon = pokemon.append(InPlay.of(PokemonId.of(10 * seat + pokemon.size() + 1), owner, stack, 0)
                    .withEnergy(cards.filter(card -> card.card().isEnergy()))
                    .withTools(cards.filter(card -> card.card().isTrainer())));
        }
        CardSet held = CardSet.empty();
        for (String name : hand.isEmpty() ? new String[0] : hand.split(", ", -1)) {
            int number = number(deck, left.minus(held), name);
            held = held.with(number);
        }
        left = left.minus(held);
        Array<Integer> prizes = Array.empty();
        while (prizes.size() < PRIZES) {
            prizes = prizes.append(left.first());
            left = left.without(left.first());
        }
        return with(state.withSide(
                owner,
                state.side(owner)
                        .withHand(held)
                        .withPile(DrawPile.shuffled(left))
                        .withDiscard(CardSet.empty())
                        .withPrizes(new Prizes(prizes, 0, false))
                        .withActive(pokemon.head())
                        .withBench(pokemon.tail())));
    }

    private static int number(DeckList deck, CardSet among, String name) {
        return among.filter(number -> deck.card(number).name().equals(name)).first();
    }

    private Laid with(PokemonState other) {
        return new Laid(dealt, other, events);
    }

    /** So many damage counters on a Pokémon. */
    Laid damaged(int id, int counters) {
        InPlay pokemon = java.util.Objects.requireNonNull(state.find(PokemonId.of(id)));
        return with(state.with(pokemon.withCounters(counters)));
    }

    /** A card from the deck goes to the discard pile. */
    Laid discarded(int seat, String name) {
        Seat owner = Seat.of(seat);
        Side side = state.side(owner);
        int number = number(state.deck(owner), side.pile().cards(), name);
        return with(state.withSide(
                owner,
                side.withPile(DrawPile.shuffled(side.pile().cards().without(number)))
                        .withDiscard(side.discard().with(number))));
    }

    /** After that move, in notation without its seat, of whoever is to act. */
    Laid then(String action) {
        Seat seat = dealt.turn(state).toAct().head();
        PokemonAction read =
                dealt.notation().parse(seat + " " + action).getOrElseThrow(why -> new IllegalArgumentException(action));
        var step = dealt.apply(state, read, Randomness.seeded(2))
                .getOrElseThrow(why -> new IllegalArgumentException(why.explain()));
        return new Laid(dealt, step.state(), Array.ofAll(step.events()));
    }

    PokemonView view(int seat) {
        return dealt.view(state, Seat.of(seat));
    }

    PokemonFace face() {
        return new PokemonFace(NAMES, dealt);
    }

    /** The table as a seat sees it. */
    Array<String> seen(int seat) {
        return face().table(view(seat)).toArray();
    }

    /** What a seat gets to see when it types a word that is no move. */
    Array<String> typed(int seat, String word) {
        return face().told(word, view(seat)).get().toArray();
    }

    /** What a seat is told of the last move. */
    Array<String> told(int seat) {
        return face().told(dealt.project(events, Seat.of(seat)), view(seat)).toArray();
    }

    private Seat toAct() {
        return dealt.turn(state).toAct().head();
    }

    /** The list of moves with their headings. */
    Array<String> listed() {
        return Array.ofAll(dealt.legalActions(state, toAct()))
                .map(action -> (face().group(action) + " "
                                + face().choice(action, dealt.notation().text(action), view(toAct().index())))
                        .strip());
    }
}
