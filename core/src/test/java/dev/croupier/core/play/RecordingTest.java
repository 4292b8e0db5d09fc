package dev.croupier.core.play;

import static dev.croupier.core.toy.Says.says;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.croupier.core.Seat;
import dev.croupier.core.chance.Draw;
import dev.croupier.core.chance.Randomness;
import dev.croupier.core.toy.Harvest;
import dev.croupier.core.toy.Kuhn;
import dev.croupier.core.toy.Says;
import dev.croupier.core.toy.Told;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RecordingTest {
    private static final Kuhn GAME = new Kuhn(3);
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    private static Session<Kuhn.State, Says, Told, Kuhn.View> start() {
        return Session.start(GAME, Randomness.scripted(new Draw.Pick(3, 0), new Draw.Pick(2, 2)));
    }

    private static Session<Kuhn.State, Says, Told, Kuhn.View> inPlay() {
        return start().play(says(0, "check")).get().play(says(1, "bet")).get();
    }

    private static Recording finished() {
        return Recording.of(inPlay().play(says(0, "fold")).get(), Games.SALT);
    }

    private static Recording parsed(String text) {
        return Recording.parse(text).getOrElseThrow(error -> new AssertionError(error.explain()));
    }

    private static Divergence divergence(String text) {
        return parsed(text).verify(GAME).get();
    }

    @Nested
    class Its_text {
        @Test
        void has_one_line_for_each_thing() {
            assertThat(finished().text().replaceAll("(hash|commitment) [0-9a-f]{64}\n", "$1 …\n"))
                    .isEqualTo("""
                            croupier-recording 1
                            game kuhn
                            rules 1
                            options cards=3
                            seats 2
                            commitment …
                            open
                            draws pick3#0=0 pick2#1=2
                            hash …
                            play 0 check
                            hash …
                            play 1 bet
                            hash …
                            play 0 fold
                            hash …
                            over 2 1
                            salt 612073616c742074686174206e6f626f64792067756573736573
                            """);
        }

        @Test
        void reads_back() {
            assertThat(Recording.parse(finished().text()).get()).isEqualTo(finished());
        }

        @Test
        void of_a_game_in_play_does_not_disclose_the_salt() {
            Recording recording = Recording.of(inPlay(), Games.SALT);
            assertThat(recording.text()).doesNotContain(Games.SALT.hex()).contains(Games.SALT.commitment());
            assertThat(Recording.parse(recording.text()).get()).isEqualTo(recording);
        }

        @Test
        void names_who_withdrew() {
            Recording recording = Recording.of(inPlay().withdraw(SECOND), Games.SALT);
            assertThat(recording.text()).contains("\nwithdraw 1\n").contains("\nover 1 2\n");
            assertThat(parsed(recording.text()).verify(GAME)).isEmpty();
        }

        @Test
        void knows_nothing_of_what_was_taken_back() {
            Session<Kuhn.State, Says, Told, Kuhn.View> other =
                    start().play(says(0, "bet")).get().undo().get();
            assertThat(Recording.of(other.play(says(0, "check")).get(), Games.SALT))
                    .isEqualTo(Recording.of(start().play(says(0, "check")).get(), Games.SALT));
        }
    }

    @Nested
    class Its_hash_chain {
        private static String hmac(String text) throws GeneralSecurityException {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec("a salt that nobody guesses".getBytes(StandardCharsets.UTF_8), "x"));
            return String.format("%064x", new BigInteger(1, mac.doFinal(text.getBytes(StandardCharsets.UTF_8))));
        }

        @Test
        void is_an_HMAC_over_the_link_before_the_action_the_draws_and_the_state() throws GeneralSecurityException {
            Session<Kuhn.State, Says, Told, Kuhn.View> session =
                    start().play(says(0, "check")).get();
            Recording recording = Recording.of(session, Games.SALT);
            String text = recording.text();
            String header = hmac(text.substring(0, text.indexOf("open\n")));
            String opening = hmac(header + "\nopen\npick3#0=0 pick2#1=2\n" + GAME.canonicalForm(start().state()));
            assertThat(recording.opening().hash()).isEqualTo(opening);
            assertThat(recording.steps().head().hash())
                    .isEqualTo(hmac(opening + "\nplay 0 check\n\n" + GAME.canonicalForm(session.state())));
        }

        @Test
        void is_committed_to_by_the_SHA_256_of_the_salt() throws GeneralSecurityException {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest("a salt that nobody guesses".getBytes(StandardCharsets.UTF_8));
            assertThat(finished().header().commitment()).isEqualTo(String.format("%064x", new BigInteger(1, digest)));
        }

        @Test
        void differs_under_another_salt() {
            Salt other = Salt.of("another salt, as long".getBytes(StandardCharsets.UTF_8));
            assertThat(Recording.of(inPlay(), other).steps().map(RecordedStep::hash))
                    .doesNotContainAnyElementsOf(finished().steps().map(RecordedStep::hash));
        }
    }

    @Nested
    class Verifying {
        @Test
        void finds_nothing_in_an_honest_recording() {
            assertThat(finished().verify(GAME)).isEmpty();
            assertThat(Recording.of(inPlay(), Games.SALT).verify(GAME)).isEmpty();
            assertThat(Recording.of(inPlay(), Games.SALT).verify(GAME, Games.SALT))
                    .isEmpty();
        }

        @Test
        void names_the_part_of_the_header_that_is_of_another_game() {
            String text = finished().text();
            assertThat(divergence(text.replace("game kuhn", "game poker")).explain())
                    .isEqualTo("the recording has game poker, this game has kuhn");
            assertThat(divergence(text.replace("rules 1", "rules 2")))
                    .isEqualTo(new Divergence.OtherGame("rules", "2", "1"));
            assertThat(divergence(text.replace("cards=3", "cards=4")))
                    .isEqualTo(new Divergence.OtherGame("options", "cards=4", "cards=3"));
            assertThat(divergence(text.replace("seats 2", "seats 3").replace("over 2 1", "over 2 1 2")))
                    .isEqualTo(new Divergence.OtherGame("seats", "3", "2"));
        }

        @Test
        void finds_a_salt_that_was_not_committed_to() {
            assertThat(divergence(finished().text().replace("\nsalt 61", "\nsalt 62")))
                    .isInstanceOfSatisfying(
                            Divergence.OtherGame.class,
                            other -> assertThat(other.what()).isEqualTo("commitment"));
        }

        @Test
        void finds_an_illegal_action() {
            assertThat(divergence(finished().text().replace("play 1 bet", "play 1 call")))
                    .isInstanceOfSatisfying(Divergence.IllegalAction.class, illegal -> {
                        assertThat(illegal.step()).isEqualTo(2);
                        assertThat(illegal.violation().action()).isEqualTo(says(1, "call"));
                        assertThat(illegal.explain()).startsWith("step 2: call cannot be said now");
                    });
        }

        @Test
        void finds_an_action_that_cannot_be_read() {
            assertThat(divergence(finished().text().replace("play 1 bet", "play 1 b3t")))
                    .isInstanceOf(Divergence.UnreadableAction.class)
                    .returns(2, Divergence::step);
        }

        @Test
        void finds_another_legal_action_by_its_hash() {
            assertThat(divergence(finished().text().replace("play 0 check", "play 0 bet")))
                    .isInstanceOf(Divergence.OtherHash.class)
                    .returns(1, Divergence::step);
        }

        @Test
        void finds_other_draws_of_the_same_kind_by_the_hash() {
            assertThat(divergence(finished().text().replace("pick3#0=0", "pick3#1=1")))
                    .isInstanceOf(Divergence.OtherHash.class)
                    .returns(0, Divergence::step);
        }

        @Test
        void finds_draws_that_the_rules_do_not_make() {
            assertThat(divergence(finished().text().replace("pick3#0=0", "d3=1")))
                    .isEqualTo(new Divergence.OtherDraws(0, "pick3 of {0 1 2}", "d3=1"));
            assertThat(divergence(finished().text().replace(" pick2#1=2", "")))
                    .isInstanceOfSatisfying(
                            Divergence.OtherDraws.class,
                            other -> assertThat(other.recorded()).isEqualTo("no draw left"));
            assertThat(divergence(finished().text().replace("play 0 check\n", "play 0 check\ndraws coin=heads\n")))
                    .isEqualTo(new Divergence.OtherDraws(1, "", "coin=heads"));
        }

        @Test
        void finds_a_changed_hash() {
            String hash = finished().steps().get(1).hash();
            String other = (hash.charAt(0) == '0' ? "1" : "0") + hash.substring(1);
            assertThat(divergence(finished().text().replace(hash, other)))
                    .isEqualTo(new Divergence.OtherHash(2, hash, other));
        }

        @Test
        void finds_steps_after_the_end() {
            RecordedStep last = finished().steps().last();
            assertThat(new Recording(
                                    finished().header(),
                                    finished().opening(),
                                    finished().steps().append(last),
                                    finished().ending())
                            .verify(GAME)
                            .get())
                    .isEqualTo(new Divergence.OverAlready(4));
        }

        @Test
        void finds_another_ending_and_one_that_comes_too_early() {
            assertThat(divergence(finished().text().replace("over 2 1", "over 1 2")))
                    .isEqualTo(new Divergence.OtherEnding(3, "ranks 2 1", "ranks 1 2"));
            assertThat(new Recording(
                                    finished().header(),
                                    finished().opening(),
                                    finished().steps().init(),
                                    finished().ending())
                            .verify(GAME)
                            .get())
                    .isEqualTo(new Divergence.OtherEnding(2, "no ending", "ranks 2 1"));
        }
    }

    @Nested
    class Restoring {
        @Test
        void goes_to_the_end_and_on_by_the_next_source() {
            Session<Kuhn.State, Says, Told, Kuhn.View> restored = Recording.of(inPlay(), Games.SALT)
                    .restore(GAME, Randomness.seeded(1))
                    .get();
            assertThat(restored.state()).isEqualTo(inPlay().state());
            assertThat(restored.history().map(Played::cause))
                    .isEqualTo(inPlay().history().map(Played::cause));
            assertThat(restored.play(says(0, "call")).get().outcome().get().winners())
                    .containsExactly(SECOND);
        }

        @Test
        void goes_to_any_step() {
            for (int step = 0; step <= 2; step++) {
                assertThat(finished()
                                .restore(GAME, step, Randomness.seeded(1))
                                .get()
                                .state())
                        .isEqualTo(inPlay().rewind(step).state());
            }
            assertThatIllegalArgumentException().isThrownBy(() -> finished().restore(GAME, 4, Randomness.seeded(1)));
        }

        @Test
        void restores_a_state_between_secret_commitments_and_rewinds_over_the_seam() {
            Harvest game = new Harvest(3);
            Session<Harvest.State, Says, Told, Harvest.State> played = Games.played(game, Randomness.seeded(8), 8, 7);
            assertThat(played.state().committed()).isNotEmpty();
            Session<Harvest.State, Says, Told, Harvest.State> restored = Recording.of(played, Games.SALT)
                    .restore(game, Randomness.seeded(99))
                    .get();
            assertThat(restored.state()).isEqualTo(played.state());
            Session<Harvest.State, Says, Told, Harvest.State> end = Games.playedOn(restored, 1, 100);
            assertThat(end.outcome()).isNotEmpty();
            Session<Harvest.State, Says, Told, Harvest.State> again = end.rewind(2);
            assertThat(Games.playedOn(again, 1, 100).outcome()).isNotEmpty();
        }

        @Test
        void answers_where_it_diverges() {
            assertThat(parsed(finished().text().replace("play 1 bet", "play 1 call"))
                            .restore(GAME, Randomness.seeded(1))
                            .getLeft())
                    .isInstanceOf(Divergence.IllegalAction.class);
            assertThat(parsed(finished().text().replace("play 1 bet", "play 1 call"))
                            .restore(GAME, 1, Randomness.seeded(1))
                            .isRight())
                    .isTrue();
        }
    }

    @Nested
    class What_a_seat_gets_while_the_game_runs {
        private final RedactedRecording second = Recording.redacted(inPlay(), Games.SALT, SECOND);

        @Test
        void is_its_own_actions_its_events_and_the_hashes() {
            assertThat(second.text().replaceAll("(hash|commitment) [0-9a-f]{64}\n", "$1 …\n"))
                    .isEqualTo("""
                            croupier-recording 1
                            game kuhn
                            rules 1
                            options cards=3
                            seats 2
                            commitment …
                            redacted 1
                            open
                            event seat 0 is dealt a card
                            event seat 1 is dealt 2
                            hash …
                            step
                            event seat 0 says check
                            hash …
                            play 1 bet
                            event seat 1 says bet
                            hash …
                            """);
        }

        @Test
        void tells_nothing_that_depends_on_the_others_card_but_hashes() {
            Session<Kuhn.State, Says, Told, Kuhn.View> other = Session.start(
                            GAME, Randomness.scripted(new Draw.Pick(3, 1), new Draw.Pick(2, 2)))
                    .play(says(0, "check"))
                    .get()
                    .play(says(1, "bet"))
                    .get();
            assertThat(Recording.redacted(other, Games.SALT, SECOND).text().replaceAll("hash .*", ""))
                    .isEqualTo(second.text().replaceAll("hash .*", ""));
        }

        @Test
        void hides_what_others_committed() {
            Session<Harvest.State, Says, Told, Harvest.State> session = Session.start(
                            new Harvest(2), Randomness.seeded(1))
                    .play(says(0, "gamble"))
                    .get();
            assertThat(Recording.redacted(session, Games.SALT, SECOND).text())
                    .contains("step\nevent seat 0 has committed\n")
                    .doesNotContain("gamble");
            assertThat(Recording.redacted(session, Games.SALT, FIRST).text()).contains("play 0 gamble");
        }

        @Test
        void is_confirmed_by_the_full_recording_of_the_same_game_only() {
            assertThat(finished().confirms(second)).isTrue();
            Session<Kuhn.State, Says, Told, Kuhn.View> other = Session.start(
                            GAME, Randomness.scripted(new Draw.Pick(3, 1), new Draw.Pick(2, 2)))
                    .play(says(0, "check"))
                    .get()
                    .play(says(1, "bet"))
                    .get();
            assertThat(Recording.of(other, Games.SALT).confirms(second)).isFalse();
            assertThat(Recording.of(start(), Games.SALT).confirms(second)).isFalse();
        }
    }

    @Test
    void a_salt_is_long_enough_and_never_printed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Salt.of(new byte[15]))
                .withMessageContaining("not 15");
        assertThat(Games.SALT.toString()).doesNotContain(Games.SALT.hex());
        assertThat(Salt.ofHex(Games.SALT.hex())).isEqualTo(Games.SALT).hasSameHashCodeAs(Games.SALT);
    }
}
