package dev.croupier.pokemon;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.card.Write;
import dev.croupier.pokemon.rules.PokemonRules;
import dev.croupier.pokemon.sets.PokemonCards;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Choice;
import dev.croupier.pokemon.table.EnergyType;
import dev.croupier.pokemon.table.PokemonAction;
import dev.croupier.pokemon.table.PokemonId;
import dev.croupier.pokemon.table.SpecialCondition;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PokemonNotationTest {
    private static final Card PORYGON = Write.pokemon("Poké Ball Fan", "PR-X", "SWSH7")
            .basic(60, EnergyType.COLORLESS)
            .attack("Été Dance", "C", 10)
            .retreat(1)
            .build();
    private static final Notation<PokemonAction> NOTATION = Pokemon.of(
                    PokemonRules.seed(), Array.of(TestDecks.PSYCHIC.append(PORYGON), TestDecks.MIXED))
            .notation();
    private static final PokemonId THIRD = PokemonId.of(3);

    private static Card card(String set, String number) {
        return PokemonCards.card(set, number);
    }

    private static Array<PokemonAction> all(Seat seat) {
        return Array.<PokemonAction>of(
                        new PokemonAction.PlayBasic(seat, PORYGON),
                        new PokemonAction.Evolve(seat, card("PFL", "55"), THIRD),
                        new PokemonAction.AttachEnergy(seat, card("MEE", "5"), THIRD),
                        new PokemonAction.AttachTool(seat, card("MEE", "5"), THIRD),
                        new PokemonAction.PlayTrainer(seat, card("MEE", "5")),
                        new PokemonAction.UseAbility(seat, THIRD, "Adrena-Brain"),
                        new PokemonAction.UseStadium(seat),
                        new PokemonAction.Retreat(seat),
                        new PokemonAction.UseAttack(seat, "Été Dance"),
                        new PokemonAction.Assemble(seat, "Mewtwo V-UNION"),
                        new PokemonAction.DiscardFossil(seat, THIRD),
                        new PokemonAction.EndTurn(seat))
                .appendAll(choices(seat).map(choice -> new PokemonAction.Answer(seat, choice)));
    }

    private static Array<Choice> choices(Seat seat) {
        return Array.of(
                new Choice.OfCard(PORYGON),
                new Choice.OfPokemon(THIRD),
                new Choice.OfAttached(THIRD, card("MEE", "5")),
                new Choice.OfNumber(2),
                new Choice.OfPrize(seat, 0),
                new Choice.OfPrize(Seat.of(1 - seat.index()), 2),
                new Choice.OfSeat(Seat.of(1)),
                new Choice.OfType(EnergyType.FIRE),
                new Choice.OfCondition(SpecialCondition.ASLEEP),
                new Choice.OfAttack(THIRD, "Night Joker"),
                new Choice.OfOption(1, "Été Dance (twice)"),
                new Choice.OfOption(0, ""),
                new Choice.Yes(),
                new Choice.Done());
    }

    @Test
    void every_kind_of_action_has_its_words() {
        assertThat(all(Seat.of(0)).map(NOTATION::text))
                .containsExactly(
                        "0 bench PR-X-SWSH7",
                        "0 evolve PFL-55 #3",
                        "0 energy MEE-5 #3",
                        "0 tool MEE-5 #3",
                        "0 play MEE-5",
                        "0 ability #3 Adrena-Brain",
                        "0 stadium",
                        "0 retreat",
                        "0 attack Été Dance",
                        "0 assemble Mewtwo V-UNION",
                        "0 discard #3",
                        "0 end",
                        "0 answer card PR-X-SWSH7",
                        "0 answer #3",
                        "0 answer attached #3 MEE-5",
                        "0 answer number 2",
                        "0 answer prize 1",
                        "0 answer prize 3 of 1",
                        "0 answer seat 1",
                        "0 answer type Fire",
                        "0 answer condition Asleep",
                        "0 answer attack #3 Night Joker",
                        "0 answer option 2 Été Dance (twice)",
                        "0 answer option 1",
                        "0 answer yes",
                        "0 answer done");
    }

    @Test
    void every_kind_is_among_these_and_reads_back() {
        assertThat(all(Seat.of(0)).map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(Array.of(PokemonAction.class.getPermittedSubclasses()));
        assertThat(choices(Seat.of(0)).map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(Array.of(Choice.class.getPermittedSubclasses()));
        for (int seat = 0; seat < 2; seat++) {
            for (PokemonAction action : all(Seat.of(seat))) {
                assertThat(NOTATION.parse(NOTATION.text(action))).containsExactly(action);
            }
        }
    }

    @Test
    void every_card_that_comes_with_the_engine_reads_back() {
        for (Card card : PokemonCards.all()) {
            PokemonAction chosen = new PokemonAction.Answer(Seat.of(1), new Choice.OfCard(card));
            assertThat(NOTATION.parse(NOTATION.text(chosen))).containsExactly(chosen);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'  1  BENCH   pr-x-swsh7 ', 1 bench PR-X-SWSH7",
        "0 ATTACK éTÉ   dance, 0 attack Été Dance",
        "0 answer TYPE fire, 0 answer type Fire",
        "0 attack tiny bolt, 0 attack Tiny Bolt"
    })
    void letter_case_and_blanks_do_not_matter(String text, String canonical) {
        assertThat(NOTATION.text(NOTATION.parse(text).get())).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, ''",
        "2 end, 1, 2",
        "x end, 1, x",
        "0 jump, 3, jump",
        "0 end now, 7, now",
        "0 bench, 8, 0 bench",
        "0 bench ZZZ-1, 9, ZZZ-1",
        "0 evolve PFL-55 3, 17, 3",
        "0 attack, 9, 0 attack",
        "0 answer prize 0, 16, 0",
        "0 answer prize 1 at 1, 18, at",
        "0 answer type Rock, 15, Rock",
        "0 answer, 9, 0 answer",
        "0 answer maybe, 10, maybe"
    })
    void what_cannot_be_read_is_named_with_its_column(String text, int column, String token) {
        Notation.Unreadable unreadable = NOTATION.parse(text).getLeft();
        assertThat(unreadable.column()).isEqualTo(column);
        assertThat(unreadable.explain()).isEqualTo("'" + token + "' is no action of this game (column " + column + ")");
    }
}
