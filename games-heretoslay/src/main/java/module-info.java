/** Here to Slay: the complete base game for two to six players, its odds and its bots. */
module dev.croupier.heretoslay {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports dev.croupier.heretoslay.odds;
    exports dev.croupier.heretoslay.rules;
}
