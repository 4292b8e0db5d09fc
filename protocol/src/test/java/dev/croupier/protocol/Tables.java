package dev.croupier.protocol;

import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.GinSampler;
import dev.croupier.ginrummy.GinVocabulary;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import io.vavr.collection.Array;

/** A table of each game. */
final class Tables {
    private Tables() {}

    /** By its usual options, each game once. */
    static Array<ProtocolTable<?, ?, ?, ?, ?>> all() {
        return Array.of(ginRummy(GinRules.seed()));
    }

    static ProtocolTable<GinState, GinAction, GinEvent, GinView, GinRules> ginRummy(GinRules rules) {
        return ProtocolTable.of(GinRummy.match(rules), rules, GinVocabulary.of(), GinSampler.determinizer());
    }
}
