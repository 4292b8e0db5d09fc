package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.pokemon.knockout.PrizeWorth;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * What things are worth to a seat, in points: a Prize is worth 100, a card drawn about 8. What the opponents lose is gained.
 *
 * <p>For one decision: it keeps what it has found out.
 */
final class Worth {
    /** A game that is won. */
    static final double WIN = 5000.0;

    static final double PRIZE = 100.0;
    private static final double HURT = 45.0;
    private static final double BENCHED = 0.7;
    private static final int LAST_CARDS = 4;

    /** That one of several players of a team is out of the game. */
    private static final double OUT = 500.0;

    /** What each damage is worth on a Pokémon that no damage Knocks Out. */
    private static final double LASTING = 0.45;

    /** A card that is drawn by a seat without a hand, and so played at once. */
    private static final double PLAYED = 6.0;

    private static final double DECKED_OUT = -60.0;

    private final Sight sight;
    private final PokemonState state;
    private final List<Known> known;
    private final CardWorth cards;

    private record Known(String name, Array<Card> evolutions) {}

    Worth(Sight sight) {
        this(sight, new ArrayList<>());
    }

    private Worth(Sight sight, List<Known> known) {
        this.known = known;
        this.sight = sight;
        this.state = sight.state();
        this.cards = new CardWorth(this);
    }

    /** For the same seat at a table with the same decks. */
    Worth at(Sight other) {
        return new Worth(other, known);
    }

    Sight sight() {
        return sight;
    }

    /** What cards are worth. */
    CardWorth cards() {
        return cards;
    }

    /** Everything that a Pokémon of that name may become. */
    Array<Card> evolutions(String name) {
        for (Known one : known) {
            if (one.name().equals(name)) {
                return one.evolutions();
            }
        }
        Array<Card> evolutions = sight.evolutions(name);
        known.add(new Known(name, evolutions));
        return evolutions;
    }

    /** What it is worth if that Pokémon takes so much damage, counters or not, besides what it is about to take. */
    double harm(InPlay target, int damage, int already) {
        return harm(target, damage + already) - harm(target, already);
    }

    private double harm(InPlay target, int damage) {
        if (damage <= 0) {
            return 0.0;
        }
        double sign = sight.isOurs(target) ? -1.0 : 1.0;
        if (!sight.canBeLost(target)) {
            return sign * LASTING * damage;
        }
        int hp = Math.max(10, Numbers.hp(state, target));
        int remaining = hp - 10 * target.counters();
        if (damage >= remaining) {
            return sign * knockOut(target);
        }
        double share = (double) damage / hp;
        return sign * HURT * prizes(target) * share * (state.isActive(target) ? 1.0 : BENCHED);
    }

    /** What a Knock Out takes from its player, and gives to the others. */
    private double knockOut(InPlay target) {
        Seat owner = target.owner();
        Side side = state.side(owner);
        if (side.bench().isEmpty() && side.active() != null && state.isActive(target)) {
            return outOfTheGame(owner);
        }
        for (Seat taker : state.setting().course().prizeTakers(state, owner)) {
            if (state.side(taker).prizes().left() <= prizes(target)) {
                return taker.equals(owner) ? outOfTheGame(owner) : WIN;
            }
        }
        return PRIZE * prizes(target) + asset(target);
    }

    /** That a player is out of the game, which goes on while others of its team are in it. */
    private double outOfTheGame(Seat player) {
        for (Seat other : state.seatsInPlay()) {
            if (!other.equals(player) && !state.setting().areOpponents(player, other)) {
                return OUT;
            }
        }
        return WIN;
    }

    static int prizes(InPlay pokemon) {
        return PrizeWorth.printed(pokemon.card().tags());
    }

    /** What it is worth if damage is healed. */
    double heal(InPlay target, int damage) {
        int healed = Math.min(damage, 10 * target.counters());
        if (!sight.canBeLost(target)) {
            return (sight.isOurs(target) ? LASTING : -LASTING) * healed;
        }
        int hp = Math.max(10, Numbers.hp(state, target));
        double gain = HURT * prizes(target) * healed / hp * (healed < 30 ? 0.5 : 1.0);
        return sight.isOurs(target) ? gain : -gain;
    }

    /** What a Pokémon in play is worth to its player besides its Prizes. */
    double asset(InPlay pokemon) {
        int units = Energies.units(state, pokemon).size();
        Face.Pokemon face = pokemon.face();
        double cards = 6.0 * units
                + 8.0 * pokemon.stack().size()
                + 5.0 * pokemon.tools().size();
        return cards + 0.3 * Fuel.power(face) + 6.0 * face.abilities().size();
    }

    /** What it is worth to the seat if an Energy is attached to a Pokémon. */
    double attach(InPlay pokemon, Card energy) {
        if (!sight.isOurs(pokemon)) {
            return -8.0;
        }
        Array<Card> later = evolutions(pokemon.name());
        double before = Fuel.readiness(state, pokemon, Energies.units(state, pokemon), later);
        double after = Fuel.readiness(state, pokemon, Fuel.with(state, pokemon, energy), later);
        double fit = energy.face() instanceof Face.Energy face && face.basic() ? 0.0 : -1.0;
        double place = state.isActive(pokemon) ? 1.5 : 0.0;
        return 2.0 + after - before + fit + place + 0.004 * Numbers.remainingHp(state, pokemon);
    }

    /** What it costs a Pokémon to lose an attached card. */
    double detach(InPlay pokemon, Card card) {
        if (!card.isEnergy()) {
            return sight.isOurs(pokemon) ? -6.0 : 6.0;
        }
        if (!sight.isOurs(pokemon)) {
            return 12.0 + (state.isActive(pokemon) ? 4.0 : 0.0);
        }
        int at = pokemon.energy().indexWhere(placed -> placed.card().equals(card));
        if (at < 0) {
            return 0.0;
        }
        InPlay without = pokemon.withEnergy(pokemon.energy().removeAt(at));
        Array<Card> later = evolutions(pokemon.name());
        double before = Fuel.readiness(state, pokemon, Energies.units(state, pokemon), later);
        return Fuel.readiness(state, without, Energies.units(state, without), later) - before - 3.0;
    }

    /**
     * What it is worth to draw so many cards.
     *
     * @param emptied whether the hand went away before
     * @param returned how many cards went into the deck before
     */
    double draw(Seat who, int count, boolean emptied, int returned) {
        Side side = state.side(who);
        int pile = side.pile().size() + returned;
        int hand = emptied ? 0 : side.hand().size();
        int drawn = Math.min(count, pile);
        if (!sight.isOurs(who)) {
            return -5.0 * drawn;
        }
        if (!state.setting().profile(who).hasHand()) {
            return PLAYED * count;
        }
        if (drawn > 0 && pile - drawn < LAST_CARDS) {
            return DECKED_OUT;
        }
        double worth = 0.0;
        for (int i = 0; i < drawn; i++) {
            int size = hand + i;
            worth += (size < 4 ? 9.0 : size < 7 ? 7.0 : 3.0) - scarcity(side, pile - i);
        }
        return worth;
    }

    /** What each card of the own deck is worth by staying there: there has to be one for each turn that taking the Prizes may need. */
    private static double scarcity(Side side, int pile) {
        int reserve = 4 + 2 * side.prizes().left();
        return pile <= reserve ? 10.0 : pile <= 2 * reserve ? 2.0 : 0.0;
    }

    /** What it is worth that so many cards come into the own deck, or leave it where negative. */
    double decked(int cards) {
        return cards * scarcity(sight.own(), sight.own().pile().size());
    }
}
