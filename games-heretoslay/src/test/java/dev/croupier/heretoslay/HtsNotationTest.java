package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Notation;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.rules.HtsRules;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.CardType;
import dev.croupier.heretoslay.table.HtsAction;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HtsNotationTest {
    private static final Notation<HtsAction> NOTATION =
            HereToSlay.of(HtsRules.seed().withSeats(3)).notation();

    private static Card card(String id) {
        return BaseGame.catalogue().named(id).get();
    }

    private static Array<HtsAction> all(Seat seat) {
        Seat other = Seat.of(2);
        return Array.of(
                new HtsAction.ChooseLeader(seat, card("the-divine-arrow")),
                new HtsAction.DrawCard(seat),
                new HtsAction.PlayHero(seat, card("bad-axe")),
                new HtsAction.PlayItem(seat, card("decoy-doll"), card("bad-axe")),
                new HtsAction.PlayMagic(seat, card("critical-boost")),
                new HtsAction.UseHero(seat, card("bad-axe")),
                new HtsAction.Attack(seat, card("dracos")),
                new HtsAction.UseSkill(seat, card("the-shadow-claw")),
                new HtsAction.Refresh(seat),
                new HtsAction.EndTurn(seat),
                new HtsAction.PlayChallenge(seat, card("challenge")),
                new HtsAction.PlayModifier(seat, card("modifier-plus2-minus2"), -2, other),
                new HtsAction.PlayModifier(seat, card("modifier-plus4"), 4, other),
                new HtsAction.Pass(seat),
                new HtsAction.Accept(seat),
                new HtsAction.Decline(seat),
                new HtsAction.ChoosePlayer(seat, other),
                new HtsAction.ChooseHero(seat, card("bad-axe")),
                new HtsAction.ChooseCard(seat, card("curse-of-the-snake-s-eyes")),
                new HtsAction.ChooseValue(seat, 1),
                new HtsAction.ChooseValue(seat, -1),
                new HtsAction.ChooseValue(seat, -9999));
    }

    @Test
    void every_kind_of_action_has_its_words() {
        assertThat(all(Seat.of(1)).map(NOTATION::text))
                .containsExactly(
                        "1 leader the-divine-arrow",
                        "1 draw",
                        "1 play bad-axe",
                        "1 play decoy-doll on bad-axe",
                        "1 play critical-boost",
                        "1 use bad-axe",
                        "1 attack dracos",
                        "1 skill the-shadow-claw",
                        "1 refresh",
                        "1 end",
                        "1 challenge challenge",
                        "1 modify modifier-plus2-minus2 -2 on 2",
                        "1 modify modifier-plus4 +4 on 2",
                        "1 pass",
                        "1 accept",
                        "1 decline",
                        "1 player 2",
                        "1 hero bad-axe",
                        "1 card curse-of-the-snake-s-eyes",
                        "1 value +1",
                        "1 value -1",
                        "1 value -9999");
    }

    @Test
    void every_kind_of_action_is_among_these() {
        assertThat(all(Seat.of(0))
                        .map(action -> action.getClass().getSimpleName())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(
                        Array.of(HtsAction.class.getPermittedSubclasses()).map(Class::getSimpleName));
    }

    @Test
    void every_action_reads_back() {
        for (int seat = 0; seat < 3; seat++) {
            for (HtsAction action : all(Seat.of(seat))) {
                assertThat(NOTATION.parse(NOTATION.text(action)).get()).isEqualTo(action);
            }
        }
        for (Card card : BaseGame.catalogue().all()) {
            HtsAction chosen = new HtsAction.ChooseCard(Seat.of(0), card);
            assertThat(NOTATION.parse(NOTATION.text(chosen)).get()).isEqualTo(chosen);
            if (card.is(CardType.HERO)) {
                HtsAction played = new HtsAction.PlayHero(Seat.of(0), card);
                assertThat(NOTATION.parse(NOTATION.text(played)).get()).isEqualTo(played);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'  1   PLAY  Bad-Axe ', 1 play bad-axe",
        "'0\tDRAW', 0 draw",
        "1 value 1, 1 value +1",
        "1 modify modifier-plus4 4 ON 0, 1 modify modifier-plus4 +4 on 0"
    })
    void letter_case_and_blanks_do_not_matter(String text, String canonical) {
        assertThat(NOTATION.text(NOTATION.parse(text).get())).isEqualTo(canonical);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1, ''",
        "'   ', 4, '   '",
        "3 draw, 1, 3",
        "x, 1, x",
        "1, 2, 1",
        "1 jump, 3, jump",
        "1 draw now, 8, now",
        "1 play, 7, 1 play",
        "1 play nobody, 8, nobody",
        "1 play decoy-doll, 18, 1 play decoy-doll",
        "1 play decoy-doll at bad-axe, 19, at",
        "1 play decoy-doll on, 21, 1 play decoy-doll on",
        "1 play bad-axe on hook, 16, on",
        "1 player 3, 10, 3",
        "1 value x, 9, x",
        "1 modify modifier-plus4, 24, 1 modify modifier-plus4",
        "1 modify modifier-plus4 four on 0, 25, four",
        "1 modify modifier-plus4 +4 to 0, 28, to",
        "1 modify modifier-plus4 +4 on 7, 31, 7"
    })
    void what_cannot_be_read_is_named_with_its_column(String text, int column, String token) {
        Notation.Unreadable unreadable = NOTATION.parse(text).getLeft();
        assertThat(unreadable.column()).isEqualTo(column);
        assertThat(unreadable.text()).isEqualTo(text);
        assertThat(unreadable.explain()).isEqualTo("'" + token + "' is no action of this game (column " + column + ")");
    }
}
