/** The Pokémon TCG: the complete rules for any number of sides, a language of effects, cards as data, decks and matches. */
module dev.croupier.pokemon {
    requires transitive dev.croupier.core;
    requires transitive io.vavr;
    requires static transitive org.jspecify;
    requires static org.immutables.value.annotations;

    exports dev.croupier.pokemon.bot;
    exports dev.croupier.pokemon.card;
    exports dev.croupier.pokemon.damage;
    exports dev.croupier.pokemon.deck;
    exports dev.croupier.pokemon.decks;
    exports dev.croupier.pokemon.effect;
    exports dev.croupier.pokemon.energy;
    exports dev.croupier.pokemon.kind;
    exports dev.croupier.pokemon.match;
    exports dev.croupier.pokemon.number;
    exports dev.croupier.pokemon.position;
    exports dev.croupier.pokemon.preview;
    exports dev.croupier.pokemon.rules;
    exports dev.croupier.pokemon.sets;
    exports dev.croupier.pokemon.table;
    exports dev.croupier.pokemon.when;
    exports dev.croupier.pokemon.which;
    exports dev.croupier.pokemon;
    exports dev.croupier.pokemon.attack to
            dev.croupier.raid;
    exports dev.croupier.pokemon.board to
            dev.croupier.raid;
    exports dev.croupier.pokemon.checkup to
            dev.croupier.raid;
    exports dev.croupier.pokemon.ending to
            dev.croupier.raid;
    exports dev.croupier.pokemon.knockout to
            dev.croupier.raid;
    exports dev.croupier.pokemon.play to
            dev.croupier.raid;
    exports dev.croupier.pokemon.query to
            dev.croupier.raid;
    exports dev.croupier.pokemon.round to
            dev.croupier.raid;
    exports dev.croupier.pokemon.setup to
            dev.croupier.raid;
    exports dev.croupier.pokemon.trigger to
            dev.croupier.raid;
    exports dev.croupier.pokemon.turn to
            dev.croupier.raid;
    exports dev.croupier.pokemon.zone to
            dev.croupier.raid;

    opens dev.croupier.pokemon.attack to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.checkup to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.damage to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.effect to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.energy to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.kind to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.knockout to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.number to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.play to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.query to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.round to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.rules to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.setup to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.table to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.trigger to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.turn to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.when to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.which to
            dev.croupier.protocol;
    opens dev.croupier.pokemon.zone to
            dev.croupier.protocol;
}
