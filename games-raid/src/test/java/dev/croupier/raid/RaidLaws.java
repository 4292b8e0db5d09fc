package dev.croupier.raid;

import dev.croupier.core.Seat;
import dev.croupier.core.card.CardSet;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.Placed;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.pokemon.table.Side;
import dev.croupier.raid.rules.RaidRules;
import dev.croupier.verification.GameLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The laws of the kit, on raids: with the sampler, and with every card of every owner in one place. */
final class RaidLaws {
    private RaidLaws() {}

    static GameLaws<PokemonState, PokemonAction, PokemonEvent, PokemonView> of(
            RaidRules rules, Array<Array<Card>> decks, Boss boss) {
        Pokemon game = Raid.of(rules, decks, boss);
        Array<Array<Card>> all = decks.append(boss.deck().appendAll(boss.pokemon()));
        Prior prior = Prior.none();
        for (int seat = 0; seat < all.size(); seat++) {
            prior = prior.with(Seat.of(seat), all.get(seat));
        }
        GameLaws<PokemonState, PokemonAction, PokemonEvent, PokemonView> laws =
                GameLaws.of(game).sampler(PokemonSampler.determinizer(prior));
        for (int seat = 0; seat < all.size(); seat++) {
            Seat owner = Seat.of(seat);
            laws = laws.conserving(
                    "seat " + seat,
                    state -> cards(state, owner),
                    CardSet.range(0, all.get(seat).size()));
        }
        return laws;
    }

    /** Every place of a state where cards of that owner lie. */
    static Seq<CardSet> cards(PokemonState state, Seat owner) {
        Side side = state.side(owner);
        Array<Placed> inPlay = state.sides().flatMap(Side::inPlay).flatMap(InPlay::cards);
        Array<Placed> all =
                state.stadium() == null ? inPlay : inPlay.append(state.stadium().placed());
        return Array.of(
                        side.hand(),
                        side.pile().cards(),
                        side.discard(),
                        side.lost(),
                        side.prizes().cards(),
                        side.resolving())
                .appendAll(
                        all.filter(placed -> placed.owner().equals(owner)).map(placed -> CardSet.of(placed.number())));
    }
}
