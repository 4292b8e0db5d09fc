package dev.croupier.heretoslay.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.table.HtsView.SeenHeld;
import dev.croupier.verification.ForRule;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Who sees what, and what follows from what was seen. */
class HiddenInformationTest {
    private static final Array<Observer> ALL =
            Array.of(Seat.of(0), Seat.of(1), Seat.of(2), Observer.SPECTATOR, Observer.OMNISCIENT);

    private static Array<String> ids(Iterable<Card> cards) {
        return Array.ofAll(cards).map(Card::id);
    }

    /** The observers that the condition names, of all five. */
    private static Array<Observer> who(java.util.function.Predicate<Observer> condition) {
        return ALL.filter(condition);
    }

    /** The claims of a seat, such as {@code hook@hand1}. */
    private static Array<String> claims(Scene scene, int seat) {
        return scene.view(seat).known().claims().map(Object::toString);
    }

    private static Array<String> openClaims(Scene scene) {
        return scene.view(Observer.SPECTATOR).known().claims().map(Object::toString);
    }

    private static Scene used(String hero, Table table) {
        return table.party(0, hero).play().does("0 use " + hero, 6, 6);
    }

    @Nested
    class When_hands_are_held {
        private final Scene scene = Table.of(3)
                .hand(0, "peanut")
                .hand(1, "hook", "fluffy")
                .discards("spooky")
                .party(2, "buttons")
                .wears("buttons", "wizard-mask")
                .row("dracos")
                .deck("snowball")
                .play();

        @Test
        void each_is_seen_by_its_player_alone() {
            for (int seat = 0; seat < 3; seat++) {
                Seat holder = Seat.of(seat);
                Array<Observer> seeing = who(
                        observer -> scene.view(observer).player(holder).hand().isDefined());
                assertThat(seeing).containsExactly(holder, Observer.OMNISCIENT);
                assertThat(who(observer -> scene.view(observer).player(holder).handSize()
                                == scene.hand(holder.index()).size()))
                        .hasSize(5);
            }
            assertThat(ids(scene.view(1).player(Seat.of(1)).hand().get())).containsExactly("hook", "fluffy");
        }

        @Test
        void nobody_sees_a_card_of_the_deck_that_nobody_looked_at() {
            for (Observer observer : ALL) {
                assertThat(scene.view(observer).deck().top()).isEmpty();
                assertThat(scene.view(observer).deck().size()).isEqualTo(scene.deckSize());
            }
        }

        @Test
        void what_lies_open_is_seen_by_all() {
            for (Observer observer : ALL) {
                HtsView view = scene.view(observer);
                assertThat(ids(view.discards())).containsExactly("spooky");
                assertThat(ids(view.monsterRow())).containsExactly("dracos");
                assertThat(view.monsterDeck()).isEqualTo(14);
                HtsView.SeenHero hero = view.player(Seat.of(2)).heroes().single();
                assertThat(hero.card().id()).isEqualTo("buttons");
                assertThat(ids(hero.items())).containsExactly("wizard-mask");
            }
        }
    }

    @Nested
    class When_a_card_is_drawn {
        @Test
        @ForRule("HTS-SILENT")
        void it_is_seen_by_who_drew_it_alone_also_while_orthus_offers() {
            Scene scene = Table.of(3)
                    .slain(1, "orthus")
                    .turn(1, 3)
                    .deck("critical-boost")
                    .play()
                    .does("1 draw");
            HtsEvent.Drew drew = scene.events(HtsEvent.Drew.class).single();
            assertThat(who(observer ->
                            ((HtsEvent.Drew) drew.seenBy(observer)).card().isDefined()))
                    .containsExactly(Seat.of(1), Observer.OMNISCIENT);
            assertThat(who(observer -> held(scene, observer).cards().isDefined()))
                    .containsExactly(Seat.of(1), Observer.OMNISCIENT);
            assertThat(held(scene, Seat.of(0)).size()).isEqualTo(1);
        }

        @Test
        @ForRule("HTS-SILENT")
        void it_is_seen_by_who_drew_it_alone_while_rex_major_offers_and_by_all_when_it_was_shown() {
            Scene scene = Table.of(3)
                    .slain(0, "rex-major")
                    .deck("modifier-plus4", "hook")
                    .play()
                    .does("0 draw");
            assertThat(who(observer -> held(scene, observer).cards().isDefined()))
                    .containsExactly(Seat.of(0), Observer.OMNISCIENT);
            assertThat(openClaims(scene)).isEmpty();
            scene.does("0 card modifier-plus4");
            assertThat(openClaims(scene)).containsExactly("modifier-plus4@hand0");
            assertThat(claims(scene, 2)).containsExactly("modifier-plus4@hand0");
            assertThat(claims(scene, 0)).as("nothing about the own hand").isEmpty();
        }

        @Test
        void a_decision_of_another_is_seen_without_its_default() {
            Scene scene =
                    Table.of(2).slain(0, "orthus").deck("critical-boost").play().does("0 draw");
            var own = scene.game().turn(scene.state()).decision(Seat.of(0)).get();
            var seen = scene.game()
                    .turn(scene.state())
                    .seenBy(Seat.of(1))
                    .decision(Seat.of(0))
                    .get();
            assertThat(own.byDefault()).isNotEmpty();
            assertThat(seen.byDefault()).isEmpty();
            assertThat(seen.kind()).isEqualTo("play-now");
            assertThat(seen.source()).isEqualTo(Option.some("Orthus"));
            assertThat(seen.prompt()).isEqualTo(own.prompt());
        }
    }

    /** The cards that the pending effect has bound, as the observer sees them. */
    private static SeenHeld held(Scene scene, Observer observer) {
        java.util.List<SeenHeld> found = new java.util.ArrayList<>();
        scene.view(observer).agenda().mapSlots(value -> {
            if (value instanceof SeenHeld seen) {
                found.add(seen);
            }
            return value;
        });
        return found.get(0);
    }

    @Nested
    class When_bullseye_looks {
        private final Scene scene = used("bullseye", Table.of(3).deck("hook", "fluffy", "spooky", "peanut"))
                .pass();

        @Test
        @ForRule("HTS-EFF-11")
        void only_its_player_sees_the_three_cards() {
            assertThat(who(observer -> scene.view(observer).deck().top().exists(Option::isDefined)))
                    .containsExactly(Seat.of(0), Observer.OMNISCIENT);
            assertThat(scene.view(0).deck().top().map(card -> card.get().id()))
                    .containsExactly("hook", "fluffy", "spooky");
            assertThat(scene.view(1).deck().top()).isEqualTo(List.of(Option.none(), Option.none(), Option.none()));
            HtsEvent.DeckSeen seen = scene.events(HtsEvent.DeckSeen.class).single();
            assertThat(who(observer ->
                            ((HtsEvent.DeckSeen) seen.seenBy(observer)).cards().isDefined()))
                    .containsExactly(Seat.of(0), Observer.OMNISCIENT);
        }

        @Test
        void what_is_taken_and_put_back_stays_its_players_secret() {
            scene.does("0 card fluffy");
            HtsEvent.TookFromDeck took =
                    scene.events(HtsEvent.TookFromDeck.class).single();
            assertThat(who(observer -> ((HtsEvent.TookFromDeck) took.seenBy(observer))
                            .card()
                            .isDefined()))
                    .containsExactly(Seat.of(0), Observer.OMNISCIENT);
            scene.does("0 card hook");
            HtsEvent.PutOnDeck put = scene.events(HtsEvent.PutOnDeck.class).head();
            assertThat(who(observer ->
                            ((HtsEvent.PutOnDeck) put.seenBy(observer)).card().isDefined()))
                    .containsExactly(Seat.of(0), Observer.OMNISCIENT);
            assertThat(scene.view(0).deck().top().map(card -> card.get().id())).containsExactly("spooky", "hook");
            assertThat(scene.view(1).deck().top()).isEqualTo(List.of(Option.none(), Option.none()));
        }

        @Test
        void who_knows_the_top_card_knows_who_drew_it() {
            scene.does("0 card fluffy").does("0 card hook").does("0 end").does("1 draw");
            assertThat(scene.hand(1)).containsExactly("spooky");
            assertThat(claims(scene, 0)).containsExactly("spooky@hand1");
            assertThat(claims(scene, 2)).isEmpty();
            assertThat(openClaims(scene)).isEmpty();
        }
    }

    @Nested
    class When_cards_are_being_chosen_in_secret {
        @Test
        @ForRule("HTS-ALL")
        void who_has_chosen_is_public_and_what_is_not() {
            Scene scene = used(
                            "beary-wise", Table.of(3).hand(1, "hook", "peanut").hand(2, "fluffy"))
                    .pass()
                    .does("1 card hook");
            Array<String> shown =
                    ALL.map(observer -> scene.view(observer).agenda().toString());
            assertThat(shown.map(text -> text.contains("hook")))
                    .as("seats 0, 1, 2, a spectator, everybody")
                    .containsExactly(false, true, false, false, true);
            assertThat(scene.game().turn(scene.state()).toAct()).containsExactly(Seat.of(2));
        }
    }

    @Nested
    class When_cards_were_discarded_together {
        @Test
        @ForRule({"HTS-EFF-09", "HTS-PIL-02"})
        void everybody_sees_which_ones_may_be_taken() {
            Scene scene = used("beary-wise", Table.of(3).hand(1, "hook").hand(2, "fluffy"))
                    .pass()
                    .does("1 card hook")
                    .does("2 card fluffy");
            assertThat(who(observer -> held(scene, observer).cards().isDefined()))
                    .hasSize(5);
        }
    }

    @Nested
    class When_a_hand_is_looked_at {
        @Test
        @ForRule("HTS-EFF-22")
        void the_two_know_it_and_nobody_else() {
            Scene scene = used("sharp-fox", Table.of(3).hand(1, "hook", "fluffy"))
                    .does("0 player 1")
                    .pass();
            HtsEvent.HandSeen seen = scene.events(HtsEvent.HandSeen.class).single();
            assertThat(who(observer ->
                            ((HtsEvent.HandSeen) seen.seenBy(observer)).cards().isDefined()))
                    .containsExactly(Seat.of(0), Seat.of(1), Observer.OMNISCIENT);
            assertThat(claims(scene, 0)).containsExactly("fluffy@hand1", "hook@hand1");
            assertThat(claims(scene, 1)).isEmpty();
            assertThat(claims(scene, 2)).isEmpty();
            assertThat(openClaims(scene)).isEmpty();
        }

        @Test
        void what_leaves_it_openly_is_no_longer_known_to_be_there() {
            Scene scene = used("sharp-fox", Table.of(3).hand(1, "hook", "fluffy"))
                    .does("0 player 1")
                    .pass()
                    .does("0 end")
                    .does("1 play hook");
            assertThat(claims(scene, 0)).containsExactly("fluffy@hand1");
        }
    }

    @Nested
    class When_a_card_is_fetched_for_all_to_see {
        @Test
        void everybody_else_knows_it_until_it_leaves() {
            Scene scene = used("bun-bun", Table.of(3).discards("critical-boost"))
                    .pass()
                    .does("0 card critical-boost");
            assertThat(claims(scene, 1)).containsExactly("critical-boost@hand0");
            assertThat(openClaims(scene)).containsExactly("critical-boost@hand0");
            assertThat(claims(scene, 0)).isEmpty();
            scene.does("0 play critical-boost");
            assertThat(claims(scene, 1)).isEmpty();
            assertThat(openClaims(scene)).isEmpty();
        }

        @Test
        void a_returned_item_is_known_too() {
            Scene scene = Table.of(2)
                    .hand(0, "forceful-winds")
                    .party(1, "hook")
                    .wears("hook", "bard-mask")
                    .play()
                    .does("0 play forceful-winds")
                    .pass();
            assertThat(claims(scene, 0)).containsExactly("bard-mask@hand1");
            assertThat(claims(scene, 1)).isEmpty();
        }
    }

    @Nested
    class When_a_card_is_pulled {
        @Test
        @ForRule("HTS-EFF-01")
        void a_known_card_may_be_in_either_hand_for_the_others() {
            Scene scene = Table.of(3)
                    .party(1, "bun-bun")
                    .hand(1, "hook")
                    .discards("critical-boost")
                    .party(0, "fury-knuckle")
                    .turn(1, 3)
                    .play()
                    .does("1 use bun-bun", 6, 6)
                    .pass()
                    .does("1 card critical-boost")
                    .does("1 end")
                    .does("2 end")
                    .does("0 use fury-knuckle", 6, 6)
                    .does("0 player 1")
                    .picking("hook")
                    .pass();
            assertThat(claims(scene, 0)).containsExactly("critical-boost@hand1");
            assertThat(claims(scene, 1)).containsExactly("hook@hand0");
            assertThat(claims(scene, 2)).containsExactly("critical-boost@hand0|hand1");
            assertThat(openClaims(scene)).containsExactly("critical-boost@hand0|hand1");
        }
    }

    @Nested
    class When_hands_are_swapped {
        @Test
        @ForRule("HTS-EFF-20")
        void each_of_the_two_knows_what_it_gave_away_and_the_others_that_they_changed_sides() {
            Scene scene = used(
                    "dodgy-dealer",
                    Table.of(3)
                            .party(0, "bun-bun")
                            .discards("critical-boost")
                            .hand(0, "peanut")
                            .hand(1, "hook"));
            scene.does("0 player 1").pass();
            assertThat(claims(scene, 0)).containsExactly("peanut@hand1");
            assertThat(claims(scene, 1)).containsExactly("hook@hand0");
            assertThat(claims(scene, 2)).isEmpty();
            HtsEvent.HandsSwapped swapped =
                    scene.events(HtsEvent.HandsSwapped.class).single();
            assertThat(who(observer -> ((HtsEvent.HandsSwapped) swapped.seenBy(observer))
                            .cards()
                            .isDefined()))
                    .containsExactly(Seat.of(0), Seat.of(1), Observer.OMNISCIENT);
        }

        @Test
        void what_all_knew_goes_along() {
            Scene scene = Table.of(3)
                    .party(0, "bun-bun", "dodgy-dealer")
                    .discards("critical-boost")
                    .hand(1, "hook")
                    .play()
                    .does("0 use bun-bun", 6, 6)
                    .pass()
                    .does("0 card critical-boost")
                    .does("0 use dodgy-dealer", 6, 6)
                    .does("0 player 1")
                    .pass();
            assertThat(claims(scene, 2)).containsExactly("critical-boost@hand1");
            assertThat(openClaims(scene)).containsExactly("critical-boost@hand1");
        }
    }
}
