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

    opens dev.croupier.heretoslay.challenge to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.effect to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.hero to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.monster to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.play to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.removal to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.roll to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.rules to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.setup to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.skill to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.table to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.turn to
            dev.croupier.protocol;
    opens dev.croupier.heretoslay.zone to
            dev.croupier.protocol;
}
