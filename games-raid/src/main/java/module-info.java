/** Raids of the Pokémon TCG: several players against one boss, the options of a table, what damage to a boss comes to, and what its attacks cost it. */
module dev.croupier.raid {
    requires transitive dev.croupier.pokemon;
    requires static org.immutables.value.annotations;

    exports dev.croupier.raid;
    exports dev.croupier.raid.boss;
    exports dev.croupier.raid.bot;
    exports dev.croupier.raid.damage;
    exports dev.croupier.raid.payment;
    exports dev.croupier.raid.round;
    exports dev.croupier.raid.rules;

    opens dev.croupier.raid.round to
            dev.croupier.protocol;
    opens dev.croupier.raid.rules to
            dev.croupier.protocol;
}
