package dev.croupier.ginrummy;

import dev.croupier.ginrummy.bot.GinBots;
import dev.croupier.ginrummy.rules.GinRules;
import dev.croupier.ginrummy.table.GinAction;
import dev.croupier.ginrummy.table.GinEvent;
import dev.croupier.ginrummy.table.GinState;
import dev.croupier.ginrummy.table.GinView;
import dev.croupier.verification.GameLaws;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All laws over 10,000 hands of each variant and 500 matches: {@code mvn verify -Pcampaign}. They are asked at one position in eight, which
 * is another one in every game, and at the end of each. The share {@code -Dcampaign.percent} makes it shorter.
 */
@Tag("campaign")
class GinCampaignTest {
    private static final int PERCENT = Integer.getInteger("campaign.percent", 100);
    private static final int BATCH = 25;
    private static final int ONE_IN = 8;
    private static final int HANDS = 5_000;
    private static final int MATCHES = 500;

    @ParameterizedTest
    @ValueSource(strings = {"standard", "oklahoma", "hollywood", "straight", "tedesco", "mahjong"})
    void hold_over_hands_dealt_at_random(String variant) {
        inBatches(GinLaws.of(hand(variant)), HANDS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"standard", "oklahoma", "hollywood", "straight", "tedesco", "mahjong"})
    void hold_over_hands_that_are_rich_in_melds(String variant) {
        GinRummy game = hand(variant);
        inBatches(GinLaws.of(game).openings(new MeldRichDeals(game)), HANDS);
    }

    @Test
    void hold_over_matches_between_sound_players() {
        inBatches(GinLaws.of(GinRummy.match(GinRules.seed())).policy(GinBots.heuristic()), MATCHES);
    }

    private static GinRummy hand(String variant) {
        return GinRummy.hand(GinRules.preset(variant).get());
    }

    /** Batches with seeds of their own, over all cores. */
    private static void inBatches(GameLaws<GinState, GinAction, GinEvent, GinView> laws, int games) {
        int batches = Math.max(1, games * PERCENT / 100 / BATCH);
        IntStream.range(0, batches)
                .parallel()
                .forEach(batch -> laws.seed(batch).games(BATCH).atOneIn(ONE_IN).check());
    }
}
