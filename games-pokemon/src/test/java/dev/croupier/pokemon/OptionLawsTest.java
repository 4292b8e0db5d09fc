package dev.croupier.pokemon;

import dev.croupier.pokemon.card.Do;
import dev.croupier.pokemon.decks.StarterDeck;
import dev.croupier.pokemon.effect.ChooseCards;
import dev.croupier.pokemon.effect.OwnPrizes;
import dev.croupier.pokemon.effect.UseTrainerText;
import dev.croupier.pokemon.kind.Kinds;
import dev.croupier.pokemon.number.HowManys;
import dev.croupier.pokemon.rules.AttackDiscardTiming;
import dev.croupier.pokemon.rules.CheckupOrderChooser;
import dev.croupier.pokemon.rules.DeckLists;
import dev.croupier.pokemon.rules.EvenPrizesAtTime;
import dev.croupier.pokemon.rules.FirstPlayerGame1;
import dev.croupier.pokemon.rules.FirstTurnEvolution;
import dev.croupier.pokemon.rules.MulliganDraw;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.rules.SimultaneousWin;
import dev.croupier.pokemon.rules.UpToMinimum;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.PokemonEvent.Zone;
import dev.croupier.pokemon.table.Whose;
import dev.croupier.pokemon.when.Whens;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws hold under every preset, and with every option as it is not by default, for two to four players. */
class OptionLawsTest {
    private static final Array<Array<Card>> DECKS =
            StarterDeck.all().map(deck -> deck.cards().get());

    /** Trades places with a Basic Pokémon among the Prizes. */
    private static final Card EXCHANGE = TestCards.item(
            "Exchange",
            new OwnPrizes.LookAt(),
            new ChooseCards(
                    Do.CARDS,
                    Whose.YOURS,
                    Whose.YOURS,
                    Zone.PRIZES,
                    null,
                    Kinds.Simply.BASIC_POKEMON,
                    HowManys.fixed(0),
                    HowManys.fixed(1),
                    ChooseCards.Different.NOT_AT_ALL),
            Do.when(Whens.did(Do.CARDS), Do.toHand(true), new OwnPrizes.PutThisCard()));

    /** Does what a Supporter in the discard pile does. */
    private static final Card REPEAT = TestCards.item(
            "Repeat", Do.chooseFromDiscard(Kinds.ofSort(Face.Sort.SUPPORTER), 1), new UseTrainerText(Do.CARDS));

    private static final Card CLERK = TestCards.supporter("Clerk", Do.draw(2));

    private static PokemonRules otherwise() {
        return PokemonRules.seed()
                .withPrizes(2)
                .withDeckLists(DeckLists.OPEN)
                .withFirstPlayerGame1(FirstPlayerGame1.HIGHER_SEED)
                .withMulliganDraw(MulliganDraw.PER_MULLIGAN)
                .withCutAfterShuffle(true)
                .withFirstTurnAttack(true)
                .withFirstTurnEvolution(FirstTurnEvolution.ALLOW)
                .withAttackDiscardTiming(AttackDiscardTiming.BEFORE_DAMAGE)
                .withUpToMinimum(UpToMinimum.OFFICIAL_2026)
                .withCheckupOrderChooser(CheckupOrderChooser.AFFECTED_OWNER)
                .withSimultaneousWin(SimultaneousWin.SUDDEN_DEATH_1)
                .withEvenPrizesAtTime(EvenPrizesAtTime.CONTINUE)
                .withAutoResolveForcedPublicChoice(true)
                .withTurnLimit(40)
                .withActionsPerTurnLimit(60)
                .withDecisionCap(1000);
    }

    static Stream<Arguments> tables() {
        return Stream.of(
                Arguments.of("seed", PokemonRules.seed(), 2),
                Arguments.of("sealed", PokemonRules.sealed(), 2),
                Arguments.of("simulation", PokemonRules.simulation(), 2),
                Arguments.of("otherwise", otherwise(), 2),
                Arguments.of("seed", PokemonRules.seed().withPrizes(3), 3),
                Arguments.of("otherwise", otherwise(), 3),
                Arguments.of("official2026", PokemonRules.official2026().withPrizes(2), 4),
                Arguments.of("otherwise", otherwise(), 4));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void the_laws_hold(String name, PokemonRules rules, int seats) {
        PokemonLaws.of(rules, Array.range(0, seats).map(seat -> DECKS.get((name.length() + seat) % DECKS.size())))
                .games(Integer.getInteger("games", 1))
                .maxSteps(seats == 2 ? 600 : 150)
                .seed(seats)
                .atOneIn(seats == 2 ? 25 : 15)
                .check();
    }

    @Test
    void the_laws_hold_where_players_learn_their_prizes_and_texts_use_others() {
        Array<Card> deck = TestDecks.PSYCHIC
                .appendAll(Array.fill(4, () -> EXCHANGE))
                .appendAll(Array.fill(3, () -> REPEAT))
                .appendAll(Array.fill(3, () -> CLERK));
        PokemonLaws.of(PokemonRules.seed().withPrizes(4), Array.of(deck, TestDecks.MIXED.appendAll(deck.takeRight(10))))
                .games(Integer.getInteger("games", 3))
                .maxSteps(400)
                .atOneIn(12)
                .check();
    }
}
