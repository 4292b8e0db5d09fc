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
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.InPlay;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.Rescue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
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
        boolean isUntold = preview.isOpen() && preview.choices().isEmpty();
        String head = PokemonText.DAMAGE_HEAD.of(attack.name(), attack.cost(), "")
                + (legal ? "" : PokemonText.DAMAGE_NOT_NOW.of())
                + (isUntold ? PokemonText.DAMAGE_OPEN.of() : "");
        if (preview.possible().isEmpty()) {
            return Array.of(head + ": " + PokemonText.DAMAGE_ENDLESS.of());
        }
        if (preview.choices().size() > 1) {
            return Array.of(head + ":").appendAll(preview.choices().flatMap(this::lines));
        }
        Array<Possible> possible = preview.choices().isEmpty()
                ? preview.possible()
                : preview.choices().head().possible();
        return Array.of(head + ":").appendAll(possible.flatMap(one -> lines(one, isUntold)));
    }

    private Array<String> lines(AttackPreview.Chosen chosen) {
        Array<String> answers = chosen.answers()
                .reject(Choice.Done.class::isInstance)
                .map(choice -> sayings.said(PokemonText.SAID.with(choice.words())));
        String head = answers.isEmpty()
                ? PokemonText.DAMAGE_CHOOSING_NOTHING.of()
                : PokemonText.DAMAGE_CHOOSING.of(answers.mkString(", "));
        return Array.of("  " + head)
                .appendAll(chosen.possible().flatMap(one -> lines(one, false)).map(line -> "  " + line));
    }

    private Array<String> lines(Possible possible, boolean isUntold) {
        Array<String> chance = possible.probability().equals(Probability.ONE)
                ? Array.empty()
                : Array.of("  "
                        + PokemonText.DAMAGE_CHANCE.of(
                                possible.probability(),
                                String.format(
                                        Locale.ROOT,
                                        "%.1f",
                                        100.0 * possible.probability().doubleValue())));
        Array<PokemonId> hit = possible.hits().map(Hit::pokemon).distinct();
        Array<String> besides = possible.doomed()
                .reject(doomed -> hit.contains(doomed.pokemon()))
                .map(doomed -> "  " + PokemonText.DAMAGE_BESIDES.of(sayings.of(doomed.pokemon()), falls(doomed)));
        if (possible.hits().isEmpty()) {
            return chance.append("  "
                            + possible.stopped().map(DamageWords::stopped).getOrElse(PokemonText.DAMAGE_NOTHING::of))
                    .appendAll(besides);
        }
        return chance.appendAll(possible.hits().flatMap(one -> lines(one, possible, isUntold)))
                .appendAll(besides);
    }

    private static String stopped(AttackPreview.Stopped stopped) {
        return stopped.counters() == 0
                ? PokemonText.DAMAGE_STOPPED.of(stopped.by())
                : PokemonText.DAMAGE_STOPPED_SELF.of(stopped.by(), stopped.counters());
    }

    private Array<String> lines(Hit hit, Possible possible, boolean isUntold) {
        Trace trace = hit.calculation().trace();
        String line = isUntold
                ? PokemonText.DAMAGE_SO_FAR.of(sayings.of(hit.pokemon()), trace.damage())
                : PokemonText.DAMAGE_HIT.of(sayings.of(hit.pokemon()), trace.damage(), then(hit.pokemon(), possible));
        return Array.of("  " + line)
                .appendAll(trace.lines().map(step -> "    " + step.message().english()));
    }

    /** What the damage leaves of it. */
    private String then(PokemonId id, Possible possible) {
        int sum = possible.hits()
                .filter(hit -> hit.pokemon().equals(id))
                .map(hit -> hit.calculation().damage())
                .sum()
                .intValue();
        InPlay pokemon = table.find(id);
        if (pokemon != null && !table.setting().profile(pokemon.owner()).losesPokemon()) {
            return PokemonText.DAMAGE_MAKES.of(10 * pokemon.counters() + sum);
        }
        return possible.doomed()
                .find(doomed -> doomed.pokemon().equals(id))
                .map(DamageWords::falls)
                .getOrElse(() -> PokemonText.DAMAGE_LEAVES.of(left(id) - sum));
    }

    private static String falls(AttackPreview.Doomed doomed) {
        Option<Rescue> certain = doomed.rescues().find(rescue -> !rescue.flip());
        return certain.orElse(doomed.rescues().headOption())
                .map(rescue -> (rescue.flip() ? PokemonText.DAMAGE_MAY_STAY : PokemonText.DAMAGE_STAYS)
                        .of(rescue.source(), rescue.remaining()))
                .getOrElse(PokemonText.DAMAGE_KNOCKS_OUT::of);
    }

    private int left(PokemonId id) {
        InPlay pokemon = table.find(id);
        return pokemon == null ? 0 : AsItStands.of(table, id).get().hp() - 10 * pokemon.counters();
    }
}
