package dev.croupier.heretoslay.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Message;
import dev.croupier.heretoslay.table.Card;
import dev.croupier.heretoslay.table.HeroClass;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardTextTest {
    private static String effect(Card card) {
        return CardText.effect(card).map(Message::english).mkString(". ");
    }

    private static String effect(String id) {
        return effect(BaseGame.catalogue().named(id).get());
    }

    @Nested
    class When_a_card_of_the_box_is_read {
        @Test
        void every_one_has_a_text_without_gaps() {
            assertThat(BaseGame.catalogue().all())
                    .hasSize(95)
                    .allSatisfy(card -> assertThat(effect(card))
                            .isNotBlank()
                            .doesNotContain(
                                    "{", "nothing happens", "choose choose", "1 cards", "1 action points", "null"));
        }

        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "bad-axe | destroy a Hero of another player",
                    "bear-claw | choose another player; pull a card from that hand at random; "
                            + "if it is a Hero, pull a card from that hand at random",
                    "beary-wise | every other player discards a card; take one of these cards into your hand",
                    "pan-chucks | draw 2 cards; if that brought you a Challenge, you may show it and, if you do, "
                            + "destroy a Hero of another player",
                    "qi-bear | discard up to 3 cards; for each card discarded: destroy a Hero of another player",
                    "tough-teddy | every other player with a Fighter in the Party discards a card",
                    "fluffy | destroy a Hero of another player; destroy a second Hero of another player",
                    "hopper | choose another player; that player sacrifices a Hero of the own Party",
                    "plundering-puma | choose another player; pull 2 cards from that hand at random; "
                            + "that player may draw a card",
                    "guiding-light | take a Hero from the discard pile into your hand",
                    "napping-nibbles | no effect, though a roll for it can succeed",
                    "forced-exchange | choose another player; steal a Hero of that player; "
                            + "if that was done in full, move a Hero of your Party to that Party",
                    "wise-shield | until your turn ends: +3 to all your rolls",
                    "really-big-ring | +2 to rolls to use the effect of the Hero that wears it",
                    "modifier-plus1-minus3 | changes a roll on the table by +1 or -3, whoever rolled",
                    "the-protecting-horn | each time you play a Modifier, if you like: change that roll by +1 or -1",
                    "the-shadow-claw | once in each of your turns, for 1 action point: choose another player with cards; "
                            + "pull a card from that hand at random. only for 3 players or more",
                    "mega-slime | when it fights back: sacrifice a Hero of your Party. when you slay it: draw 2 cards. "
                            + "once slain, in your Party: 1 action point more in each of your turns",
                    "bloodwing | when it fights back: sacrifice a Hero of your Party. once slain, in your Party: "
                            + "each time another player challenges you, if you like: that player discards a card"
                })
        void it_says_what_the_card_does(String id, String text) {
            assertThat(effect(id)).isEqualTo(text);
        }
    }

    @Nested
    class When_a_card_has_numbers {
        @ParameterizedTest
        @CsvSource(
                delimiter = '|',
                value = {
                    "qi-bear | Hero, Fighter | roll 10+",
                    "dracos | Monster | needs 1 Hero; slay 5-, fights back 8+",
                    "orthus | Monster | needs Wizard, 1 Hero; slay 8+, fights back 4-",
                    "sealing-key | Cursed Item | ''",
                    "decoy-doll | Item | ''",
                    "the-divine-arrow | Party Leader, Ranger | ''"
                })
        void they_are_told_with_its_kind(String id, String kind, String numbers) {
            Card card = BaseGame.catalogue().named(id).get();

            assertThat(CardText.kind(card).english()).isEqualTo(kind);
            assertThat(CardText.numbers(card).map(Message::english).getOrElse(""))
                    .isEqualTo(numbers);
        }
    }

    @Nested
    class When_a_challenge_is_of_a_class {
        @Test
        void its_class_and_bonus_are_told() {
            assertThat(effect(Write.challenge("Fighter Challenge", 1, HeroClass.FIGHTER, 3)))
                    .contains("+3 to your roll", "needs a Fighter in your Party");
        }
    }
}
