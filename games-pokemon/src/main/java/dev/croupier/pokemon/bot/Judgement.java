package dev.croupier.pokemon.bot;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.query.Attacks;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.query.Numbers;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Program;
import io.vavr.collection.Array;
import io.vavr.collection.IndexedSeq;

/**
 * What each legal action is worth to a seat, in points. What ends the turn is rated below everything that gains something, so it comes last.
 *
 * <p>For one decision.
 */
final class Judgement implements PokemonAction.Visitor<Double> {
    /** What does not gain so much is left. */
    private static final double LEAST = 1.5;

    private static final double NOT = -1_000.0;
    private static final double ATTACKS = -300.0;
    private static final double ENERGY_LOST = 7.0;

    /** What a Supporter has to do for another player more than for oneself. */
    private static final double FOR_ANOTHER = 4.0;

    /** After so many decisions of one turn nothing is done any more that could go on for ever. */
    private static final int LONG_TURN = 80;

    private final Sight sight;
    private final PokemonState state;
    private final Seat seat;
    private final Worth worth;
    private final Foresight foresight;
    private final Strikes strikes;

    Judgement(PokemonState state, Seat seat) {
        this.sight = new Sight(state, seat);
        this.state = state;
        this.seat = seat;
        this.worth = new Worth(sight);
        this.foresight = new Foresight(worth);
        this.strikes = new Strikes(worth);
    }

    /** The action that is worth most; of equal ones the first. */
    PokemonAction best(IndexedSeq<PokemonAction> legal) {
        PokemonAction best = legal.get(0);
        double most = Double.NEGATIVE_INFINITY;
        double[] worths = worths(legal);
        for (int i = 0; i < worths.length; i++) {
            if (worths[i] > most) {
                most = worths[i];
                best = legal.get(i);
            }
        }
        return best;
    }

    /** So many of them, or all where there are fewer, the best first; of equal ones the first. */
    IndexedSeq<PokemonAction> ranked(IndexedSeq<PokemonAction> legal, int most) {
        double[] worths = worths(legal);
        Array<PokemonAction> ranked = Array.empty();
        for (int place = 0; place < most && place < worths.length; place++) {
            int best = -1;
            for (int i = 0; i < worths.length; i++) {
                if (!Double.isNaN(worths[i]) && (best < 0 || worths[i] > worths[best])) {
                    best = i;
                }
            }
            ranked = ranked.append(legal.get(best));
            worths[best] = Double.NaN;
        }
        return ranked;
    }

    /** What each of them is worth, in order. */
    double[] worths(IndexedSeq<PokemonAction> legal) {
        double[] worths = new double[legal.size()];
        if (legal.get(0) instanceof PokemonAction.Answer) {
            new Answers(worth, foresight, strikes).rate(legal, worths);
            return worths;
        }
        for (int i = 0; i < worths.length; i++) {
            worths[i] = legal.get(i).accept(this);
        }
        return worths;
    }

    private double gain(double points) {
        boolean isLong = state.decisions() - state.turn().began() > LONG_TURN;
        return points < LEAST || isLong ? NOT : points;
    }

    @Override
    public Double answer(PokemonAction.Answer action) {
        return 0.0;
    }

    @Override
    public Double playBasic(PokemonAction.PlayBasic action) {
        return gain(worth.cards().bench(action.card()));
    }

    @Override
    public Double evolve(PokemonAction.Evolve action) {
        InPlay pokemon = state.find(action.pokemon());
        return pokemon == null ? NOT : gain(worth.cards().evolve(pokemon, action.card()));
    }

    @Override
    public Double attachEnergy(PokemonAction.AttachEnergy action) {
        InPlay pokemon = state.find(action.pokemon());
        return pokemon == null
                ? NOT
                : gain(worth.attach(pokemon, action.card()) + striking(pokemon, action.card()) + freeing(pokemon));
    }

    /** What the attack is worth in this turn that one more Energy makes possible, over what is possible without. */
    private double striking(InPlay pokemon, Card energy) {
        if (!state.isActive(pokemon) || !strikes.mayAttack()) {
            return 0.0;
        }
        CardSet copies = sight.own().hand().intersection(sight.deck().copies(energy));
        InPlay with = pokemon.withEnergy(pokemon.energy().append(sight.deck().placed(copies.first())));
        double then = new Strikes(worth.at(sight.with(with))).now();
        return Math.max(0.0, 0.6 * (then - strikes.now()));
    }

    /** What it is worth that the Active Pokémon could retreat with one more Energy, and could not without. */
    private double freeing(InPlay pokemon) {
        if (!state.isActive(pokemon) || sight.own().turn().retreated()) {
            return 0.0;
        }
        int cost = Numbers.retreatCost(state, pokemon);
        return Energies.units(state, pokemon).size() == cost - 1
                ? Math.max(0.0, 0.8 * successor() - ENERGY_LOST * cost)
                : 0.0;
    }

    /** What the best of the Benched Pokémon would do in this turn as the Active one. */
    private double successor() {
        double best = Double.NEGATIVE_INFINITY;
        Array<InPlay> bench = sight.own().bench();
        for (int i = 0; i < bench.size(); i++) {
            best = Math.max(best, strikes.gain(bench.get(i)));
        }
        return best;
    }

    @Override
    public Double attachTool(PokemonAction.AttachTool action) {
        InPlay pokemon = state.find(action.pokemon());
        if (pokemon == null) {
            return NOT;
        }
        double active = state.isActive(pokemon) ? 4.0 : 0.0;
        return gain(3.0 + active + 0.1 * worth.asset(pokemon));
    }

    @Override
    public Double playTrainer(PokemonAction.PlayTrainer action) {
        Face.Trainer face = (Face.Trainer) action.card().face();
        if (face.sort() == Face.Sort.STADIUM) {
            return gain(state.stadium() == null ? 6.0 : state.stadium().by().equals(seat) ? 0.0 : 8.0);
        }
        Program program = face.program();
        if (program == null) {
            return NOT;
        }
        CardSet copies = sight.own().hand().intersection(sight.deck().copies(action.card()));
        Sight played = new Sight(state.withHand(seat, sight.own().hand().without(copies.first())), seat);
        double points = new Foresight(worth.at(played)).program(action.player(), PokemonId.NONE, program);
        double cost = face.sort() == Face.Sort.SUPPORTER ? 3.0 : 1.0;
        return gain(points - (action.isForAnother() ? cost + FOR_ANOTHER : cost));
    }

    @Override
    public Double useAbility(PokemonAction.UseAbility action) {
        Double points = foresight.used(action);
        return gain(points != null ? points : state.find(action.pokemon()) == null ? 10.0 : 5.0);
    }

    @Override
    public Double useStadium(PokemonAction.UseStadium action) {
        Double points = foresight.used(action);
        return points == null ? NOT : gain(points);
    }

    @Override
    public Double retreat(PokemonAction.Retreat action) {
        InPlay active = sight.active();
        if (active == null) {
            return NOT;
        }
        return gain(successor() - ENERGY_LOST * Numbers.retreatCost(state, active) - 4.0);
    }

    @Override
    public Double useAttack(PokemonAction.UseAttack action) {
        InPlay active = sight.active();
        double best = Double.NEGATIVE_INFINITY;
        Array<InPlay> all = sight.own().inPlay();
        for (int i = 0; i < all.size(); i++) {
            for (Attack attack : Attacks.of(state, all.get(i))) {
                if (attack.name().equals(action.attack())
                        && (all.get(i).equals(active) || best == Double.NEGATIVE_INFINITY)) {
                    best = Math.max(best, foresight.attack(all.get(i), attack));
                }
            }
        }
        return ATTACKS + Math.max(-100.0, Math.min(250.0, best * 0.1));
    }

    @Override
    public Double assemble(PokemonAction.Assemble action) {
        return 60.0;
    }

    @Override
    public Double discardFossil(PokemonAction.DiscardFossil action) {
        return NOT;
    }

    @Override
    public Double endTurn(PokemonAction.EndTurn action) {
        return ATTACKS + 0.05;
    }
}
