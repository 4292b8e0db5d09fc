package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Step;
import dev.croupier.core.card.CardSet;
import dev.croupier.core.chance.Chance;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.chance.Seeded;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.HtsAction;
import dev.croupier.heretoslay.table.HtsEvent;
import dev.croupier.heretoslay.table.HtsState;
import io.vavr.collection.IndexedSeq;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many random games: the laws at positions all over them, every card in its place at every step, and how they end. */
@Tag("campaign")
class HtsCampaignTest {
    private static final int GAMES = 2_000;

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void the_laws_hold(int seats) {
        HtsLaws.of(HtsRules.seed().withSeats(seats))
                .games(GAMES)
                .atOneIn(100 * seats)
                .check();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void cards_are_conserved_at_every_step_and_the_games_are_won(int seats) {
        HereToSlay game = HereToSlay.of(HtsRules.seed().withSeats(seats).withTurnCap(200 * seats));
        CardSet deck = game.catalogue().mainDeck();
        int won = 0;
        Seeded seed = Randomness.seeded(seats);
        Chance choices = Randomness.seeded(100L + seats).open();
        for (int i = 0; i < GAMES; i++) {
            Step<HtsState, HtsEvent> step = game.start(seed);
            while (step.state().outcome() == null) {
                CardSet everywhere = CardSet.empty();
                int cards = 0;
                for (CardSet zone : HtsLaws.mainDeck(step.state())) {
                    everywhere = everywhere.union(zone);
                    cards += zone.size();
                }
                if (cards != deck.size() || !everywhere.equals(deck)) {
                    assertThat(everywhere).as(game.canonicalForm(step.state())).isEqualTo(deck);
                }
                IndexedSeq<HtsAction> legal = game.legalActions(step.state());
                step = game.applyUnchecked(step.state(), legal.get(choices.below(legal.size())), step.randomness());
            }
            won += step.state().outcome().winners().size();
            seed = (Seeded) step.randomness();
        }
        assertThat(won).as("games that were won, of " + GAMES).isGreaterThanOrEqualTo(GAMES * 9 / 10);
    }
}
