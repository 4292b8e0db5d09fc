package dev.croupier.pokemon.bot;

import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.knockout.PrizeWorth;
import dev.croupier.pokemon.play.Evolve;
import dev.croupier.pokemon.query.Energies;
import dev.croupier.pokemon.table.Ability;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Side;
import dev.croupier.pokemon.table.Stage;
import io.vavr.collection.Array;
import java.util.Arrays;

/** What cards of the own are worth to a seat: in the hand, on the Bench, on a Pokémon to evolve it. For one decision. */
final class CardWorth {
    private final Worth worth;
    private final Sight sight;
    private final PokemonState state;
    private final double[] held = new double[CardSet.CAPACITY];

    CardWorth(Worth worth) {
        this.worth = worth;
        this.sight = worth.sight();
        this.state = sight.state();
        Arrays.fill(held, Double.NaN);
    }

    /** What a card of the own is worth in the hand. */
    double held(Card card) {
        CardSet all = sight.deck().copies(card);
        if (all.isEmpty()) {
            return 0.0;
        }
        int first = all.first();
        if (Double.isNaN(held[first])) {
            held[first] = heldAnew(card);
        }
        return held[first];
    }

    private double heldAnew(Card card) {
        int copies = sight.own().hand().intersection(sight.deck().copies(card)).size();
        double once = heldOnce(card);
        return copies <= 1 ? once : copies == 2 ? 0.7 * once : 0.4 * once;
    }

    private double heldOnce(Card card) {
        if (card.face() instanceof Face.Energy energy) {
            int inHand = sight.own().hand().intersection(sight.deck().energy()).size();
            return (inHand == 0 ? 20.0 : inHand == 1 ? 13.0 : 7.0) + (energy.basic() ? 0.0 : 1.0);
        }
        if (card.face() instanceof Face.Pokemon face) {
            return face.stage().isEvolution() ? evolution(card, face) : basic(card);
        }
        if (card.face() instanceof Face.Trainer trainer) {
            return switch (trainer.sort()) {
                case SUPPORTER -> otherSupporters(card) ? 9.0 : 16.0;
                case ITEM -> 11.0;
                case TOOL, TECHNICAL_MACHINE -> 7.0;
                case STADIUM -> 5.0;
            };
        }
        return 0.0;
    }

    private boolean otherSupporters(Card card) {
        for (var numbers =
                        sight.own().hand().intersection(sight.deck().trainers()).iterator();
                numbers.hasNext(); ) {
            Card other = sight.deck().card(numbers.nextInt());
            if (!other.equals(card)
                    && other.face() instanceof Face.Trainer trainer
                    && trainer.sort() == Face.Sort.SUPPORTER) {
                return true;
            }
        }
        return false;
    }

    private double evolution(Card card, Face.Pokemon face) {
        double best = face.stage() == Stage.STAGE_2 ? 9.0 : 7.0;
        double power = 0.25 * Fuel.power(face);
        Array<InPlay> all = sight.own().inPlay();
        for (int i = 0; i < all.size(); i++) {
            InPlay pokemon = all.get(i);
            if (Evolve.isNext(card, pokemon)) {
                best = Math.max(best, (Evolve.isNew(state, pokemon) ? 22.0 : 30.0) + power);
            } else if (state.setting().lineage().isSecondAfter(card, pokemon.name())) {
                best = Math.max(best, 16.0 + power);
            }
        }
        for (var hand = sight.own().hand().intersection(sight.deck().pokemon()).iterator(); hand.hasNext(); ) {
            Card before = sight.deck().card(hand.nextInt());
            if (face.evolvesFrom().contains(before.name())) {
                best = Math.max(best, 12.0 + 0.5 * power);
            }
        }
        return best;
    }

    private double basic(Card card) {
        return Math.max(3.0, bench(card));
    }

    /** What it is worth to have another Basic Pokémon on the Bench. */
    double bench(Card card) {
        Side side = sight.own();
        int others = side.bench().size() + (side.active() == null ? 0 : 1);
        double number = others <= 1 ? 45.0 : others == 2 ? 26.0 : others == 3 ? 14.0 : others == 4 ? 8.0 : 2.0;
        Face.Pokemon face = card.pokemon();
        double power = Fuel.power(face);
        Array<Card> later = worth.evolutions(card.name());
        for (int i = 0; i < later.size(); i++) {
            power = Math.max(power, 0.9 * Fuel.power((Face.Pokemon) later.get(i).face()));
        }
        int same = 0;
        Array<InPlay> all = side.inPlay();
        for (int i = 0; i < all.size(); i++) {
            same += all.get(i).stack().head().card().name().equals(card.name()) ? 1 : 0;
        }
        double copies = same == 0 ? 6.0 : same == 1 ? 1.0 : -4.0;
        double risk = 5.0 * (PrizeWorth.printed(card.tags()) - 1);
        return number + 0.15 * power + copies + abilities(face) - risk;
    }

    /** What it is worth that a Pokémon becomes that card. */
    double evolve(InPlay pokemon, Card card) {
        Face.Pokemon before = pokemon.face();
        Face.Pokemon after = card.pokemon();
        Array<Card> later = worth.evolutions(pokemon.name());
        double readiness = Fuel.readiness(state, pokemon, Energies.units(state, pokemon), later);
        return 25.0
                + 0.1 * (after.hp() - before.hp())
                + 0.25 * (Fuel.power(after) - Fuel.power(before))
                + 0.2 * readiness
                + abilities(after)
                - abilities(before)
                + (state.isActive(pokemon) ? 3.0 : 0.0);
    }

    private static double abilities(Face.Pokemon face) {
        double worth = 0.0;
        for (int i = 0; i < face.abilities().size(); i++) {
            Ability ability = face.abilities().get(i);
            worth += ability.use() != null ? 10.0 : 5.0;
        }
        return worth;
    }

    /** What the hand is worth that would go away. */
    double hand(CardSet cards) {
        double worth = 0.0;
        for (var numbers = cards.iterator(); numbers.hasNext(); ) {
            worth += held(sight.deck().card(numbers.nextInt()));
        }
        return worth;
    }
}
