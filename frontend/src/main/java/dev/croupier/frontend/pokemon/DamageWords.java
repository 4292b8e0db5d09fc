package dev.croupier.frontend.pokemon;

import dev.croupier.core.Seat;
import dev.croupier.core.odds.Probability;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.damage.Trace;
import dev.croupier.pokemon.preview.AsItStands;
import dev.croupier.pokemon.preview.AttackPreview;
import dev.croupier.pokemon.preview.AttackPreview.Hit;
import dev.croupier.pokemon.preview.AttackPreview.Possible;
import dev.croupier.pokemon.table.Attack;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/**
 * What each attack of one's Active Pokémon would do, step by step.
 *
 * @param game the rules
 * @param table a table that may be the one seen
 * @param sayings with the names of the Pokémon in play
 */
record DamageWords(Pokemon game, PokemonState table, Sayings sayings) {

    Seq<String> of(Seat seat) {
        Array<AttackPreview> previews = AttackPreview.all(table, seat);
        return previews.isEmpty()
                ? Array.of(PokemonText.DAMAGE_NONE.of())
                : previews.flatMap(preview -> lines(seat, preview));
    }

    private Array<String> lines(Seat seat, AttackPreview preview) {
        Attack attack = preview.attack();
        boolean legal = game.legalActions(table, seat).contains(new PokemonAction.UseAttack(seat, attack.name()));
        String head = PokemonText.DAMAGE_HEAD.of(attack.name(), attack.cost(), "")
                + (legal ? "" : PokemonText.DAMAGE_NOT_NOW.of())
                + (preview.isOpen() ? PokemonText.DAMAGE_OPEN.of() : "");
        if (preview.possible().isEmpty()) {
            return Array.of(head + ": " + PokemonText.DAMAGE_ENDLESS.of());
        }
        return Array.of(head + ":").appendAll(preview.possible().flatMap(this::lines));
    }

    private Array<String> lines(Possible possible) {
        Array<String> chance = possible.probability().equals(Probability.ONE)
                ? Array.empty()
                : Array.of("  "
                        + PokemonText.DAMAGE_CHANCE.of(
                                possible.probability(),
                                String.format(
                                        Locale.ROOT,
                                        "%.1f",
                                        100.0 * possible.probability().doubleValue())));
        if (possible.hits().isEmpty()) {
            return chance.append("  " + PokemonText.DAMAGE_NOTHING.of());
        }
        return chance.appendAll(possible.hits().flatMap(hit -> lines(hit, possible.hits())));
    }

    private Array<String> lines(Hit hit, Array<Hit> all) {
        Trace trace = hit.calculation().trace();
        int sum = all.filter(other -> other.pokemon().equals(hit.pokemon()))
                .map(other -> other.calculation().damage())
                .sum()
                .intValue();
        int left = left(hit.pokemon()) - sum;
        String then = left <= 0 ? PokemonText.DAMAGE_KNOCKS_OUT.of() : PokemonText.DAMAGE_LEAVES.of(left);
        return Array.of("  " + PokemonText.DAMAGE_HIT.of(sayings.of(hit.pokemon()), trace.damage(), then))
                .appendAll(trace.lines().map(line -> "    " + line.message().english()));
    }

    private int left(PokemonId id) {
        InPlay pokemon = table.find(id);
        return pokemon == null ? 0 : AsItStands.of(table, id).get().hp() - 10 * pokemon.counters();
    }
}
