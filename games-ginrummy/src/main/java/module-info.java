/** Gin Rummy: the rules with every variant and option, its analysis and its bots. */
module dev.croupier.ginrummy {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports dev.croupier.ginrummy;
    exports dev.croupier.ginrummy.analysis;
    exports dev.croupier.ginrummy.bot;
    exports dev.croupier.ginrummy.card;
    exports dev.croupier.ginrummy.meld;
    exports dev.croupier.ginrummy.rules;
    exports dev.croupier.ginrummy.score;
    exports dev.croupier.ginrummy.table;

    opens dev.croupier.ginrummy.rules to
            dev.croupier.protocol;
    opens dev.croupier.ginrummy.score to
            dev.croupier.protocol;
    opens dev.croupier.ginrummy.table to
            dev.croupier.protocol;
}
