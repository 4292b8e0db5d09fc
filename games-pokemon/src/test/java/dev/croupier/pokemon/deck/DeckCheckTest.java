package dev.croupier.pokemon.deck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.RuleRef;
import dev.croupier.core.Seat;
import dev.croupier.pokemon.table.Card;
import dev.croupier.pokemon.table.Face;
import dev.croupier.pokemon.table.Stage;
import dev.croupier.pokemon.table.Tag;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeSet;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class DeckCheckTest {
    private static final Array<Card> ONE_BASIC = Array.of(Cards.TOXEL);

    /** What is wrong with these cards, filled up to 60 with a Basic Pokémon and Basic Energy. */
    private static Seq<DeckViolation> violations(Array<Card> cards) {
        return DeckCheck.violations(DeckFormat.unlimited(), Cards.filled(60, ONE_BASIC.appendAll(cards)));
    }

    private static Array<Card> times(int count, Card card) {
        return Cards.times(count, card);
    }

    @Nested
    @ForRule("PKM-DECK-1")
    class The_size_of_a_deck {
        @Test
        void is_sixty() {
            assertThat(violations(Array.empty())).isEmpty();
        }

        @Test
        void is_neither_less_nor_more() {
            RuleRef rule = new RuleRef("PKM-DECK-1");
            assertThat(DeckCheck.violations(DeckFormat.unlimited(), Cards.filled(59, ONE_BASIC)))
                    .containsExactly(new DeckViolation.WrongSize(rule, 60, 59));
            assertThat(DeckCheck.violations(DeckFormat.unlimited(), Cards.filled(61, ONE_BASIC)))
                    .containsExactly(new DeckViolation.WrongSize(rule, 60, 61));
        }
    }

    @Nested
    @ForRule({"PKM-DECK-2", "PKM-DECK-4"})
    class Copies_of_a_name {
        private final Card otherToxel = Cards.card("Toxel", "ABC 1", Cards.pokemon(Stage.BASIC, 90));

        @Test
        void are_four_at_most() {
            assertThat(violations(times(4, Cards.SWITCH))).isEmpty();
            assertThat(violations(times(5, Cards.SWITCH)))
                    .containsExactly(new DeckViolation.TooManyCopies("Switch", 4, times(5, Cards.SWITCH)));
        }

        @Test
        void count_together_whatever_they_say() {
            assertThat(violations(times(3, otherToxel))).isEmpty();
            assertThat(violations(times(4, otherToxel)))
                    .containsExactly(new DeckViolation.TooManyCopies(
                            "Toxel", 4, times(4, otherToxel).append(Cards.TOXEL)));
        }

        @Test
        void are_not_limited_for_Basic_Energy_alone() {
            Card jet = Cards.special("Jet Energy", "SSP 252");
            assertThat(violations(times(40, Cards.FIRE))).isEmpty();
            assertThat(violations(times(5, jet)))
                    .containsExactly(new DeckViolation.TooManyCopies("Jet Energy", 4, times(5, jet)));
        }

        @Test
        void are_of_the_full_name() {
            assertThat(violations(Array.of(
                                    "Miraidon",
                                    "Miraidon ex",
                                    "Magnezone ex",
                                    "Magnezone-EX",
                                    "Wooper",
                                    "Paldean Wooper",
                                    "Brock's Onix",
                                    "Onix")
                            .flatMap(name -> times(4, Cards.basic(name, "ABC 1")))))
                    .isEmpty();
        }

        @Test
        void leave_out_a_Level_and_a_person_in_brackets() {
            Array<Card> levels = Array.of(
                            Cards.basic("Infernape LV.43", "A 1"),
                            Cards.basic("Infernape LV.X", "A 2"),
                            Cards.basic("Infernape", "A 3"))
                    .appendAll(times(2, Cards.basic("Infernape LV.9", "A 4")));
            Array<Card> persons = times(4, Cards.trainer("Boss's Orders (Ghetsis)", "A 5", Face.Sort.SUPPORTER))
                    .append(Cards.trainer("Boss's Orders", "MEG 114", Face.Sort.SUPPORTER));
            assertThat(violations(levels.appendAll(persons)))
                    .containsExactly(
                            new DeckViolation.TooManyCopies("Boss's Orders", 4, persons.sorted()),
                            new DeckViolation.TooManyCopies("Infernape", 4, levels.sorted()));
        }
    }

    @Nested
    @ForRule("PKM-DECK-3")
    class A_Basic_Pokemon {
        private Seq<DeckViolation> violations(Card only) {
            return DeckCheck.violations(DeckFormat.unlimited(), Cards.filled(60, Array.of(only)));
        }

        @Test
        void is_needed() {
            assertThat(violations(Cards.TOXEL)).isEmpty();
            assertThat(violations(Cards.TOXTRICITY)).containsExactly(new DeckViolation.NoBasicPokemon());
        }

        @Test
        void is_not_a_Fossil() {
            assertThat(violations(Cards.fossil("Antique Cover Fossil", "WHT 80")))
                    .containsExactly(new DeckViolation.NoBasicPokemon());
        }

        @Test
        void is_not_a_piece_of_a_VUnion() {
            assertThat(violations(Cards.evolution("Mewtwo V-UNION", "PR-SW SWSH159", Stage.V_UNION)))
                    .containsExactly(new DeckViolation.NoBasicPokemon());
        }
    }

    @Nested
    class Cards_of_which_there_is_one {
        private final Card greninja = Cards.tagged(Cards.basic("Radiant Greninja", "ASR 46"), Tag.RADIANT);
        private final Card charizard = Cards.tagged(Cards.basic("Radiant Charizard", "PGO 11"), Tag.RADIANT);
        private final Card cape = Cards.tagged(Cards.trainer("Hero's Cape", "TEF 152", Face.Sort.TOOL), Tag.ACE_SPEC);
        private final Card stamp = Cards.tagged(Cards.trainer("Unfair Stamp", "TWM 165", Face.Sort.ITEM), Tag.ACE_SPEC);

        @Test
        @ForRule("PKM-DECK-5")
        void are_Radiant_Pokemon_whichever() {
            assertThat(violations(Array.of(greninja).appendAll(times(4, Cards.basic("Greninja", "A 1")))))
                    .isEmpty();
            assertThat(violations(Array.of(greninja, charizard)))
                    .containsExactly(new DeckViolation.TooManyRadiant(Array.of(charizard, greninja)));
        }

        @Test
        @ForRule("PKM-DECK-6")
        void are_ACE_SPEC_cards_whichever() {
            assertThat(violations(Array.of(cape))).isEmpty();
            assertThat(violations(Array.of(stamp, cape)))
                    .containsExactly(new DeckViolation.TooManyAceSpec(Array.of(cape, stamp)));
            assertThat(violations(Array.of(cape, cape)))
                    .containsExactly(new DeckViolation.TooManyAceSpec(Array.of(cape, cape)));
        }
    }

    @Nested
    @ForRule("PKM-DECK-7")
    class Pieces_of_a_VUnion {
        private Card piece(String name, int number) {
            return Cards.tagged(Cards.evolution(name, "PR-SW SWSH" + number, Stage.V_UNION), Tag.V_UNION);
        }

        @Test
        void are_four_in_all_and_not_of_each() {
            Array<Card> pieces = Array.of(159, 160, 161, 162).map(number -> piece("Mewtwo V-UNION", number));
            assertThat(violations(pieces)).isEmpty();
            assertThat(violations(pieces.append(piece("Greninja V-UNION", 155))))
                    .isEmpty();
            assertThat(violations(pieces.append(piece("Mewtwo V-UNION", 159))))
                    .containsExactly(new DeckViolation.TooManyPieces(
                            "Mewtwo V-UNION", 4, pieces.prepend(piece("Mewtwo V-UNION", 159))));
        }
    }

    @Nested
    @ForRule("PKM-DECK-8")
    class Prism_Star_cards {
        private final Card giratina = Cards.tagged(Cards.basic("Giratina ◇", "UPR 58"), Tag.PRISM_STAR);
        private final Card lunala = Cards.tagged(Cards.basic("Lunala ◇", "UPR 62"), Tag.PRISM_STAR);

        @Test
        void are_one_of_each_name() {
            assertThat(violations(Array.of(giratina, lunala))).isEmpty();
            assertThat(violations(Array.of(giratina, lunala, giratina)))
                    .containsExactly(new DeckViolation.TooManyPrismStar("Giratina ◇", times(2, giratina)));
        }
    }

    @Nested
    @ForRule("PKM-DECK-10")
    class An_illegal_deck {
        private final Card piece = Cards.tagged(Cards.evolution("V", "V 1", Stage.V_UNION), Tag.V_UNION);
        private final Card prism = Cards.tagged(Cards.evolution("Prism", "P 1", Stage.STAGE_1, "X"), Tag.PRISM_STAR);

        @Test
        void is_refused_with_all_that_is_wrong() {
            Card fossil = Cards.marked(Cards.fossil("Fossil", "F 1"), "");
            Array<Card> cards = Array.of(Cards.tagged(Cards.fossil("Cape", "TEF 1"), Tag.ACE_SPEC, Tag.RADIANT))
                    .flatMap(card -> times(2, card))
                    .appendAll(times(5, piece))
                    .appendAll(times(2, prism))
                    .appendAll(times(5, Cards.SWITCH))
                    .append(fossil);
            Seq<DeckViolation> violations = DeckCheck.deck(DeckFormat.standard(CardIndex.of(cards)), Seat.of(0), cards)
                    .getError();
            assertThat(violations.map(DeckViolation::explain))
                    .containsExactly(
                            "a deck has exactly 60 cards, not 15 [PKM-DECK-1]",
                            "at most 4 cards called Switch, not 5 [PKM-DECK-2]",
                            "there is no Basic Pokémon [PKM-DECK-3]",
                            "at most one Radiant Pokémon, not 2: Cape [PKM-DECK-5]",
                            "at most one ACE SPEC card, not 2: Cape [PKM-DECK-6]",
                            "at most 4 pieces of V in all, not 5 [PKM-DECK-7]",
                            "at most one Prism Star card called Prism, not 2 [PKM-DECK-8]",
                            "Fossil F 1 bears no regulation mark; legal are H, I, J [PKM-FORMAT-1]");
            assertThat(violations.map(violation -> violation.cards().size())).containsExactly(0, 5, 0, 2, 2, 5, 2, 1);
        }

        @Test
        void is_none_where_the_deck_is_legal() {
            Array<Card> deck = Cards.filled(60, ONE_BASIC);
            assertThat(DeckCheck.deck(DeckFormat.unlimited(), Seat.of(0), deck)
                            .get()
                            .cards())
                    .isEqualTo(deck.sorted());
        }
    }

    @Nested
    @ForRule("PKM-DECK-9")
    class A_Sealed_deck {
        private final Card cape = Cards.tagged(Cards.trainer("Hero's Cape", "TEF 152", Face.Sort.TOOL), Tag.ACE_SPEC);
        private final Card radiant = Cards.tagged(Cards.basic("Radiant Greninja", "ASR 46"), Tag.RADIANT);
        private final Array<Card> pool =
                times(6, Cards.TOXEL).appendAll(Array.of(Cards.SWITCH, cape, cape, radiant, radiant));
        private final DeckFormat sealed = DeckFormat.sealed(pool);

        @Test
        void has_forty_cards_and_four_Prizes() {
            assertThat(sealed.prizes()).isEqualTo(4);
            assertThat(DeckFormat.unlimited().prizes()).isEqualTo(6);
            assertThat(DeckCheck.violations(sealed, Cards.filled(60, ONE_BASIC)))
                    .containsExactly(new DeckViolation.WrongSize(new RuleRef("PKM-DECK-9"), 40, 60));
        }

        @Test
        void has_any_number_of_copies_of_what_was_opened_and_any_Basic_Energy() {
            assertThat(DeckCheck.violations(sealed, Cards.filled(40, times(6, Cards.TOXEL))))
                    .isEmpty();
        }

        @Test
        void has_nothing_else_each_excess_being_a_violation() {
            Card reprint = Cards.basic("Toxel", "ABC 1");
            assertThat(DeckCheck.violations(
                            sealed,
                            Cards.filled(
                                    40,
                                    times(8, Cards.TOXEL)
                                            .appendAll(times(2, Cards.SWITCH))
                                            .append(reprint))))
                    .containsExactly(
                            new DeckViolation.NotOpened(Cards.SWITCH, 1, 2, Array.of(Cards.SWITCH)),
                            new DeckViolation.NotOpened(reprint, 0, 1, Array.of(reprint)),
                            new DeckViolation.NotOpened(Cards.TOXEL, 6, 8, times(2, Cards.TOXEL)));
        }

        @Test
        @ForRule("PKM-T51")
        void keeps_the_limits_of_ACE_SPEC_and_Radiant_and_needs_a_Basic() {
            assertThat(DeckCheck.violations(sealed, Cards.filled(40, Array.of(cape, cape, radiant, radiant))))
                    .containsExactly(
                            new DeckViolation.TooManyRadiant(Array.of(radiant, radiant)),
                            new DeckViolation.TooManyAceSpec(Array.of(cape, cape)));
            assertThat(DeckCheck.violations(sealed, times(40, Cards.DARKNESS)))
                    .containsExactly(new DeckViolation.NoBasicPokemon());
        }
    }

    @Nested
    class A_Standard_deck {
        private final Card old = Cards.marked(Cards.basic("Toxel", "REB 1"), "D");
        private final Card otherOld = Cards.marked(Cards.card("Toxel", "REB 2", Cards.pokemon(Stage.BASIC, 30)), "D");
        private final DeckFormat standard =
                DeckFormat.standard(CardIndex.of(Array.of(Cards.TOXEL, old, otherOld, Cards.DARKNESS)));

        @Test
        @ForRule("PKM-FORMAT-1")
        void has_cards_with_a_legal_mark_and_any_Basic_Energy() {
            Array<Card> deck = Cards.filled(60, Array.of(Cards.TOXEL, Cards.marked(Cards.FIRE, "")));
            assertThat(DeckCheck.violations(standard, deck)).isEmpty();
        }

        @Test
        @ForRule("PKM-FORMAT-1")
        void has_an_older_printing_of_the_same_card_but_no_other_card_of_that_name() {
            assertThat(DeckCheck.violations(standard, Cards.filled(60, Array.of(old))))
                    .isEmpty();
            assertThat(DeckCheck.violations(standard, Cards.filled(60, Array.of(old, otherOld, otherOld))))
                    .containsExactly(new DeckViolation.NotInFormat(
                            otherOld, DeckFormat.standardMarks(), Array.of(otherOld, otherOld)));
        }

        @Test
        @ForRule("PKM-FORMAT-1")
        void has_the_marks_of_its_time() {
            DeckFormat later = DeckFormat.standard(CardIndex.of(Array.empty()), TreeSet.of("J", "K"));
            assertThat(DeckCheck.violations(later, Cards.filled(60, ONE_BASIC)).map(DeckViolation::explain))
                    .containsExactly("Toxel PFL 67 bears the regulation mark I; legal are J, K [PKM-FORMAT-1]");
        }
    }

    @Nested
    class Other_formats {
        private final CardIndex known = CardIndex.of(Array.empty());

        @Test
        @ForRule("PKM-FORMAT-2")
        void ban_names_printings_and_sets() {
            BanList banned = BanList.ofNames("Boss's Orders")
                    .withPrintings(Cards.TOXTRICITY.key())
                    .withSets("MEG", "MEE");
            Card orders = Cards.trainer("Boss's Orders (Ghetsis)", "PAL 172", Face.Sort.SUPPORTER);
            Card reprint = Cards.evolution("Toxtricity", "ABC 1", Stage.STAGE_1, "Toxel");
            Array<Card> deck =
                    Cards.filled(60, Array.of(Cards.TOXEL, orders, orders, Cards.TOXTRICITY, reprint, Cards.SWITCH));
            assertThat(DeckCheck.violations(DeckFormat.expanded(banned), deck))
                    .containsExactly(
                            new DeckViolation.Banned(orders, Array.of(orders, orders)),
                            new DeckViolation.Banned(Cards.SWITCH, Array.of(Cards.SWITCH)),
                            new DeckViolation.Banned(Cards.TOXTRICITY, Array.of(Cards.TOXTRICITY)));
            assertThat(DeckCheck.violations(DeckFormat.unlimited(), deck)).isEmpty();
        }

        @Test
        @ForRule("PKM-FORMAT-3")
        void are_refused_by_name_where_the_name_is_not_enough() {
            assertThat(DeckFormat.named("EXPANDED", known).getLeft())
                    .isEqualTo(new FormatRefusal.NeedsBanList("EXPANDED"));
            assertThat(DeckFormat.named("sealed", known).getLeft()).isEqualTo(new FormatRefusal.NeedsPool("sealed"));
            assertThat(DeckFormat.named("Glc", known).getLeft()).isEqualTo(new FormatRefusal.UnknownFormat("Glc"));
            assertThat(DeckFormat.named("Expanded", known).getLeft().message().english())
                    .isEqualTo("the format Expanded needs its ban list");
        }

        @Test
        void are_found_by_name() {
            assertThat(DeckFormat.named("Standard", known).get().name()).isEqualTo("Standard");
            assertThat(DeckFormat.named("UNLIMITED", known).get()).isEqualTo(DeckFormat.unlimited());
        }
    }
}
