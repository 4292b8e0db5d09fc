package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Opposition;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.frontend.host.TableHost.HostLimits;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.time.Duration;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableHostTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    private final Room room = new Room();

    @Nested
    class ANewTable {
        @Test
        void has_a_token_for_each_seat_of_a_human_and_one_for_spectators() {
            NewTable made = room.made(Room.order("ginrummy", "human,human"));

            assertThat(made.seats().keySet()).containsExactly(FIRST, SECOND);
            assertThat(made.seats().values().append(made.spectators().get()).map(Token::text))
                    .allMatch(text -> text.matches("[A-Za-z0-9_-]{43}"))
                    .doesNotHaveDuplicates();
        }

        @Test
        void has_no_token_where_a_bot_sits() {
            assertThat(room.made(Room.order("ginrummy", "human,heuristic"))
                            .seats()
                            .keySet())
                    .containsExactly(FIRST);
        }

        @ParameterizedTest
        @ValueSource(strings = {"ginrummy", "heretoslay", "pokemon", "raid"})
        void is_had_of_every_game_with_one_human_and_bots_where_nothing_is_said(String game) {
            TableOrder order = new TableOrder(
                    Games.named(game),
                    new GameChoice(Option.none(), Array.empty(), false, Option.none()),
                    Option.none(),
                    Option.none(),
                    new HouseRules(Option.none(), true, false));

            assertThat(room.made(order).seats().keySet()).containsExactly(FIRST);
        }

        @Test
        void is_refused_with_unknown_bots() {
            assertThat(room.host.make(Room.order("ginrummy", "human,oracle")).getLeft())
                    .isEqualTo(new Refusal(
                            Kind.BAD_REQUEST,
                            new Said("nobody is called oracle; known are: human, bot, "
                                            + Games.named("ginrummy").bots().mkString(", "))
                                    .message(),
                            Array.empty(),
                            Array.empty()));
        }

        @Test
        void has_no_bot_that_thinks_for_ever() {
            assertThat(room.host
                            .make(Room.order("ginrummy", "human,ismcts:10000"))
                            .isRight())
                    .isTrue();
            assertThat(room.host
                            .make(Room.order("ginrummy", "human,ismcts:10001"))
                            .getLeft()
                            .why())
                    .isEqualTo(HostMessage.THINKS_TOO_LONG.with(10_000, 10_001));
        }

        @Test
        void reads_no_file_for_a_deck_or_a_boss() {
            assertThat(refusal("pokemon", Array.of("/etc/passwd", "/etc/passwd"), Option.none()))
                    .startsWith("there is no deck /etc/passwd; known are: ");
            assertThat(refusal("raid", Array.empty(), Option.some("/etc/passwd")))
                    .startsWith("there is no boss /etc/passwd; known are: ");
        }

        private String refusal(String game, Array<String> decks, Option<String> boss) {
            return room.host
                    .make(new TableOrder(
                            Games.named(game),
                            new GameChoice(
                                    Option.none(),
                                    Array.empty(),
                                    false,
                                    Option.none(),
                                    decks.map(Brought::known),
                                    new Opposition(Option.none(), boss.map(Brought::known), Option.none())),
                            Option.none(),
                            Option.none(),
                            new HouseRules(Option.none(), true, false)))
                    .getLeft()
                    .why()
                    .english();
        }

        @Test
        void is_refused_when_there_are_as_many_as_may_be() {
            Room small = new Room(new HostLimits(1, Duration.ofHours(1)));
            small.made(Room.order("ginrummy", "human,human"));

            assertThat(small.host
                            .make(Room.order("ginrummy", "human,human"))
                            .getLeft()
                            .kind())
                    .isEqualTo(Kind.TOO_MANY);
        }
    }

    @Nested
    class WhoComes {
        @Test
        void sees_the_table_as_the_token_says() {
            NewTable made = room.made(Room.order("ginrummy", "human,human"));

            assertThat(admitted(made, made.seats().get(SECOND))).isEqualTo(SECOND);
            assertThat(admitted(made, made.spectators())).isEqualTo(Observer.SPECTATOR);
        }

        private Observer admitted(NewTable made, Option<Token> token) {
            return room.host.enter(made.table().id(), token).get().observer();
        }

        @Test
        void is_not_told_whether_the_table_or_the_token_is_wrong() {
            NewTable made = room.made(Room.order("ginrummy", "human,human"));
            NewTable other = room.made(Room.order("ginrummy", "human,human"));
            Option<Token> others = other.seats().get(FIRST);

            Refusal wrongToken = room.host.enter(made.table().id(), others).getLeft();
            Refusal noToken = room.host.enter(made.table().id(), Option.none()).getLeft();
            Refusal wrongTable = room.host.enter("AAAAAAAAAAAAAAAA", others).getLeft();

            assertThat(wrongToken)
                    .isEqualTo(noToken)
                    .isEqualTo(wrongTable)
                    .isEqualTo(Refusal.of(Kind.NO_TABLE, HostMessage.NO_TABLE.with()));
        }

        @Test
        void needs_no_token_to_look_on_where_the_table_is_open() {
            NewTable made = room.made(
                    Room.order(Games.named("ginrummy"), "human,human", new HouseRules(Option.none(), true, true)));

            assertThat(made.spectators()).isEmpty();
            assertThat(admitted(made, Option.none())).isEqualTo(Observer.SPECTATOR);
            assertThat(room.host
                            .enter(made.table().id(), Option.some(Token.of("wrong")))
                            .isLeft())
                    .isTrue();
        }
    }

    @Nested
    class ATableThatNobodyAsksFor {
        private final NewTable made = room.made(Room.order("ginrummy", "human,human"));

        private boolean isThere() {
            return room.host.tables() == 1;
        }

        @Test
        void is_closed_after_a_time() {
            room.times.pass(Duration.ofMinutes(59));
            assertThat(isThere()).isTrue();

            room.times.pass(Duration.ofMinutes(2));
            assertThat(isThere()).isFalse();
            assertThat(room.host
                            .enter(made.table().id(), made.seats().get(FIRST))
                            .isLeft())
                    .isTrue();
        }

        @Test
        void stays_while_it_is_asked_for() {
            for (int i = 0; i < 5; i++) {
                room.times.pass(Duration.ofMinutes(50));
                assertThat(room.host
                                .enter(made.table().id(), made.seats().get(FIRST))
                                .isRight())
                        .isTrue();
            }
        }

        @Test
        void stays_while_somebody_watches() {
            HostedTable.Watcher watcher = new Noticing();
            made.table().watch(watcher);
            room.times.pass(Duration.ofHours(5));
            assertThat(isThere()).isTrue();

            made.table().unwatch(watcher);
            room.times.pass(Duration.ofMinutes(1));
            assertThat(isThere()).isFalse();
        }

        @Test
        void is_closed_sooner_when_the_game_is_over() {
            made.table().withdraw(FIRST);
            room.times.pass(Duration.ofMinutes(16));

            assertThat(isThere()).isFalse();
        }

        @Test
        void tells_who_still_holds_it() {
            Noticing watcher = new Noticing();
            room.host.close();
            made.table().watch(watcher);

            assertThat(watcher.closed).isTrue();
            assertThat(made.table().withdraw(FIRST).getLeft().why()).isEqualTo(HostMessage.CLOSED.with());
        }
    }
}
