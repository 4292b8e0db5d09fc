/** The engine on which every game stands: state, actions, legal moves and injected chance. It knows no game, no I/O and no JSON. */
module dev.croupier.core {
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports dev.croupier.core;
    exports dev.croupier.core.agenda;
    exports dev.croupier.core.card;
    exports dev.croupier.core.chance;
    exports dev.croupier.core.knowledge;
    exports dev.croupier.core.odds;
    exports dev.croupier.core.options;
    exports dev.croupier.core.pile;
    exports dev.croupier.core.play;
    exports dev.croupier.core.search;
    exports dev.croupier.core.vocabulary;

    opens dev.croupier.core to
            dev.croupier.protocol;
    opens dev.croupier.core.agenda to
            dev.croupier.protocol;
    opens dev.croupier.core.chance to
            dev.croupier.protocol;
    opens dev.croupier.core.knowledge to
            dev.croupier.protocol;
    opens dev.croupier.core.play to
            dev.croupier.protocol;
}
