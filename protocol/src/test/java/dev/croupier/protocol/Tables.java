package dev.croupier.protocol;

import dev.croupier.core.Seat;
import dev.croupier.ginrummy.GinRummy;
import dev.croupier.ginrummy.GinSampler;
import dev.croupier.ginrummy.GinVocabulary;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.heretoslay.HereToSlay;
import dev.croupier.heretoslay.HtsSampler;
import dev.croupier.heretoslay.HtsVocabulary;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.pokemon.Pokemon;
import dev.croupier.pokemon.PokemonSampler;
import dev.croupier.pokemon.PokemonVocabulary;
import dev.croupier.pokemon.Prior;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonEvent;
import dev.croupier.pokemon.table.PokemonState;
import dev.croupier.pokemon.table.PokemonView;
import dev.croupier.raid.Boss;
import dev.croupier.raid.Raid;
import dev.croupier.raid.RaidVocabulary;
import dev.croupier.raid.boss.Bosses;
import dev.croupier.raid.rules.RaidRules;
import io.vavr.collection.Array;

/** A table of each game. */
final class Tables {
    private Tables() {}

    /** By its usual options, each game once. */
    static Array<ProtocolTable<?, ?, ?, ?, ?>> all() {
        return Array.of(
                ginRummy(GinRules.seed()),
                hereToSlay(HtsRules.seed()),
                pokemon(PokemonRules.seed()),
                raid(RaidRules.house(), 3));
    }

    /** The files of cards of one's own, each game once that has some. */
    static Array<Format<?>> cards() {
        return Array.of(
                CardFile.of(HtsVocabulary.cards()).format(),
                CardFile.of(PokemonVocabulary.cards()).format());
    }

    static ProtocolTable<GinState, GinAction, GinEvent, GinView, GinRules> ginRummy(GinRules rules) {
        return ProtocolTable.of(GinRummy.match(rules), rules, GinVocabulary.of(), GinSampler.determinizer());
    }

    static ProtocolTable<HtsState, HtsAction, HtsEvent, HtsView, HtsRules> hereToSlay(HtsRules rules) {
        return ProtocolTable.of(HereToSlay.of(rules), rules, HtsVocabulary.of(), HtsSampler.determinizer());
    }

    /** Two of the decks that come along. */
    static ProtocolTable<PokemonState, PokemonAction, PokemonEvent, PokemonView, PokemonRules> pokemon(
            PokemonRules rules) {
        return pokemon(rules, StarterDeck.all().take(2).map(deck -> deck.cards().get()));
    }

    static ProtocolTable<PokemonState, PokemonAction, PokemonEvent, PokemonView, PokemonRules> pokemon(
            PokemonRules rules, Array<Array<Card>> decks) {
        Pokemon game = Pokemon.of(rules, decks);
        return ProtocolTable.of(game, rules, PokemonVocabulary.of(game), PokemonSampler.determinizer(prior(decks)));
    }

    /** So many of the decks that come along against the first boss. */
    static ProtocolTable<PokemonState, PokemonAction, PokemonEvent, PokemonView, RaidRules> raid(
            RaidRules rules, int players) {
        Boss boss = Bosses.all().head().boss();
        Array<Array<Card>> decks =
                StarterDeck.all().take(players).map(deck -> deck.cards().get());
        Pokemon game = Raid.of(rules, decks, boss);
        return ProtocolTable.of(
                game,
                rules,
                RaidVocabulary.of(game),
                PokemonSampler.determinizer(prior(decks.append(boss.deck().appendAll(boss.pokemon())))));
    }

    private static Prior prior(Array<Array<Card>> decks) {
        Prior prior = Prior.none();
        for (int seat = 0; seat < decks.size(); seat++) {
            prior = prior.with(Seat.of(seat), decks.get(seat));
        }
        return prior;
    }

    static Pokemon pokemonGame() {
        return (Pokemon) pokemon(PokemonRules.seed()).game();
    }

    static Pokemon raidGame() {
        return (Pokemon) raid(RaidRules.house(), 3).game();
    }
}
