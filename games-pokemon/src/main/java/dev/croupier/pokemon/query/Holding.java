package dev.croupier.pokemon.query;

import dev.croupier.pokemon.table.Origin;
import dev.croupier.pokemon.table.Passive;
import dev.croupier.pokemon.table.Scope;

/**
 * A passive that holds now.
 *
 * @param passive what holds
 * @param scope its point of view
 * @param source the card, Ability or attack that it comes from
 * @param origin what kind of text that is
 */
public record Holding(Passive passive, Scope scope, String source, Origin origin) {

    /** The passive, if it is of that type. */
    public <P extends Passive> P as(Class<P> type) {
        return type.cast(passive);
    }
}
