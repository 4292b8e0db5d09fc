/** Here to Slay: the complete base game for two to six players, its odds and its bots. */
module dev.croupier.heretoslay {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports dev.croupier.heretoslay;
    exports dev.croupier.heretoslay.bot;
    exports dev.croupier.heretoslay.card;
    exports dev.croupier.heretoslay.effect;
    exports dev.croupier.heretoslay.hero;
    exports dev.croupier.heretoslay.odds;
    exports dev.croupier.heretoslay.party;
    exports dev.croupier.heretoslay.play;
    exports dev.croupier.heretoslay.removal;
    exports dev.croupier.heretoslay.roll;
    exports dev.croupier.heretoslay.rules;
    exports dev.croupier.heretoslay.table;
    exports dev.croupier.heretoslay.zone;
}
