package dev.croupier.heretoslay;

import dev.croupier.core.card.CardSet;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Catalogue;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import dev.croupier.heretoslay.table.HtsView;
import dev.croupier.heretoslay.table.Player;
import dev.croupier.verification.GameLaws;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The laws of the kit, on Here to Slay: with its sampler, and with every card in one place. */
public final class HtsLaws {
    private HtsLaws() {}

    static GameLaws<HtsState, HtsAction, HtsEvent, HtsView> of(HtsRules rules) {
        return of(rules, BaseGame.catalogue());
    }

    /** The laws with other cards. */
    public static GameLaws<HtsState, HtsAction, HtsEvent, HtsView> of(HtsRules rules, Catalogue catalogue) {
        HereToSlay game = HereToSlay.of(rules, catalogue);
        return GameLaws.of(game)
                .sampler(HtsSampler.determinizer())
                .conserving("the main deck", HtsLaws::mainDeck, catalogue.mainDeck())
                .conserving(
                        "the Monsters",
                        HtsLaws::monsters,
                        CardSet.range(0, catalogue.monsters().size()));
    }

    static Seq<CardSet> mainDeck(HtsState state) {
        return state.players()
                .map(Player::hand)
                .appendAll(state.players().map(Player::heroes))
                .append(state.equipment().items())
                .append(state.piles().deck().pile().cards())
                .append(state.piles().resolving())
                .append(set(state.piles().discards()));
    }

    private static Seq<CardSet> monsters(HtsState state) {
        return state.players()
                .map(player -> set(player.monsters()))
                .append(state.piles().monsterDeck().cards())
                .append(set(state.piles().monsterRow()));
    }

    private static CardSet set(Seq<Integer> numbers) {
        return Array.ofAll(numbers).foldLeft(CardSet.empty(), CardSet::with);
    }
}
