package dev.croupier.pokemon.play;

import dev.croupier.core.Happening;
import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.board.Board;
import dev.croupier.pokemon.query.Permission;
import dev.croupier.pokemon.query.SetUp;
import dev.croupier.pokemon.rules.FirstTurnEvolution;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.DeckList;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonMessage;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonViolation;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.turn.MainRule;
import dev.croupier.pokemon.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.List;

/** Evolving: an Evolution card from the hand onto a Pokémon of the name that it evolves from (PKM-TURN-5, PKM-TURN-6). */
public final class Evolve extends MainRule<PokemonAction.Evolve> {

    public Evolve() {}

    @Override
    protected void offer(PokemonState state, Seat seat, List<? super PokemonAction.Evolve> offered) {
        DeckList deck = state.deck(seat);
        Side side = state.side(seat);
        for (var cards = deck.kinds(side.hand().intersection(deck.evolutions())).iterator(); cards.hasNext(); ) {
            Card card = deck.card(cards.nextInt());
            for (int place = 0; place < side.count(); place++) {
                InPlay pokemon = side.at(place);
                if (isNext(card, pokemon)) {
                    offered.add(new PokemonAction.Evolve(seat, card, pokemon.id()));
                }
            }
        }
    }

    /** Whether the card evolves from a Pokémon of that name. */
    public static boolean isNext(Card card, InPlay pokemon) {
        if (card.face() instanceof Face.Pokemon face) {
            Array<String> names = face.evolvesFrom();
            for (int i = 0; i < names.size(); i++) {
                if (names.get(i).equals(pokemon.name())) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected Seq<PokemonViolation> reasons(PokemonState state, PokemonAction.Evolve action) {
        Array<PokemonViolation> against = notInHand(state, action, action.card());
        InPlay pokemon = own(state, action.seat(), action.pokemon());
        if (!(action.card().face() instanceof Face.Pokemon face)
                || !face.stage().isEvolution()) {
            return against.append(new PokemonViolation.WrongKind(
                    action, new RuleRef(id()), PokemonMessage.KIND_EVOLUTION.with(), action.card()));
        }
        if (pokemon == null) {
            return against.append(noSuchPokemon(action, action.pokemon(), PokemonMessage.YOUR_POKEMON));
        }
        if (!isNext(action.card(), pokemon)) {
            against = against.append(new PokemonViolation.NoSuchPokemon(
                    action,
                    new RuleRef(id()),
                    PokemonMessage.OF_NAME.with(face.evolvesFrom().mkString(", ")),
                    pokemon.id()));
        }
        if (SetUp.isKeptOut(action.card())) {
            return against.append(forbidden(
                    action, "PKM-Q45", PokemonMessage.ACT_EVOLVE, action.card().name()));
        }
        return against.appendAll(tooEarly(state, action, pokemon));
    }

    /** What keeps a Pokémon from evolving in this turn, whichever way. */
    private static Seq<PokemonViolation> tooEarly(PokemonState state, PokemonAction.Evolve action, InPlay pokemon) {
        Array<PokemonViolation> against = Array.empty();
        String forbidden = Permission.forbids(
                state,
                action.seat(),
                Passive.Forbidden.EVOLVE,
                pokemon,
                action.card().name());
        if (forbidden != null) {
            return Array.of(forbidden(action, "PKM-Q45", PokemonMessage.ACT_EVOLVE, forbidden));
        }
        if (Permission.allows(state, action.seat(), Passive.Allowed.EVOLVE_EARLY, pokemon)) {
            return against;
        }
        if (isNew(state, pokemon)) {
            against = against.append(
                    blocked(action, "PKM-TURN-5", PokemonMessage.NEEDS_OLD_POKEMON, PokemonMessage.IT_IS_NEW));
        }
        if (isFirstTurn(state, action.seat())) {
            against = against.append(blocked(
                    action,
                    "PKM-TURN-5",
                    PokemonMessage.NEEDS_LATER_TURN,
                    state.turn().number() == 1
                            ? PokemonMessage.IT_IS_FIRST_TURN
                            : PokemonMessage.IT_IS_OWN_FIRST_TURN));
        }
        return against;
    }

    /** Whether the Pokémon came into play or evolved in this turn. */
    public static boolean isNew(PokemonState state, InPlay pokemon) {
        return pokemon.entered() == state.turn().number()
                || pokemon.changed() == state.turn().number();
    }

    /** Whether the options keep that player from evolving in this turn. */
    public static boolean isFirstTurn(PokemonState state, Seat seat) {
        return state.rules().firstTurnEvolution() == FirstTurnEvolution.BLOCK_OWN_FIRST_TURN
                        && state.turn().turns().get(state.setting().team(seat)) == 1
                || state.rules().firstTurnEvolution() == FirstTurnEvolution.BLOCK_OPENING_TURN_ONLY
                        && state.turn().number() == 1;
    }

    @Override
    public PokemonState effect(PokemonState state, PokemonAction.Evolve action, Happening<PokemonEvent> happening) {
        Seat seat = action.seat();
        int number = inHand(state, seat, action.card());
        InPlay pokemon = own(state, seat, action.pokemon());
        if (pokemon == null) {
            return state;
        }
        Placed card = state.deck(seat).placed(number);
        PokemonState after = Board.evolve(Zones.fromHand(state, seat, number), pokemon, card, true, happening);
        return endsTurn(state, pokemon, action.card())
                ? after.withSide(
                        seat, after.side(seat).withTurn(after.side(seat).turn().withDone()))
                : after;
    }

    /** A Mega Evolution of a Pokémon-EX ends the turn, where no Spirit Link keeps it from that (PKM-KIND-7). */
    private static boolean endsTurn(PokemonState state, InPlay pokemon, Card card) {
        return card.pokemon().stage() == Stage.MEGA
                && !Permission.allows(state, pokemon.owner(), Passive.Allowed.EVOLVE_WITHOUT_ENDING_TURN, pokemon);
    }

    @Override
    protected PokemonMessage name() {
        return PokemonMessage.ACT_EVOLVE;
    }

    @Override
    protected String id() {
        return "PKM-TURN-5";
    }
}
