package dev.croupier.frontend.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.croupier.core.Action;
import dev.croupier.core.Event;
import dev.croupier.core.Observer;
import dev.croupier.core.Seat;
import dev.croupier.core.play.Pending;
import dev.croupier.frontend.Guide;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.game.Brought;
import dev.croupier.frontend.game.GameChoice;
import dev.croupier.frontend.game.Games;
import dev.croupier.frontend.game.Opposition;
import dev.croupier.frontend.host.Refusal.Kind;
import dev.croupier.frontend.host.TableHost.HostLimits;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeptTablesTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    @TempDir
    private Path folder;

    private final Room room = new Room();
    private Option<DataFolder> open = Option.none();

    @AfterEach
    void close() {
        open.forEach(DataFolder::close);
    }

    /** A host that starts with what the folder has, after the one before has stopped. */
    private TableHost started() {
        open.forEach(DataFolder::close);
        open = Option.some(DataFolder.at(folder));
        return new TableHost(room.surroundings(), new SecureRandom(), new HostLimits(10, Duration.ofHours(1)), open);
    }

    private static NewTable made(TableHost host, String game, String seats) {
        TableOrder order = Room.order(game, seats);
        return host.make(new TableOrder(order.module(), order.choice(), order.seats(), Option.none(), order.rules()))
                .getOrElseThrow(why -> new AssertionError(why.why().english()));
    }

    private Path file() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".table"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Everything that the observers see of a table. */
    private static <S, A extends Action, E extends Event, V> String seen(HostedTable<S, A, E, V> table) {
        Array<Observer> observers =
                table.game().seatsInOrder().<Observer>map(seat -> seat).append(Observer.SPECTATOR);
        return observers
                .map(observer -> {
                    Sight<S, A, E, V> sight = table.seenBy(observer);
                    return sight.view() + "\n" + sight.turn() + "\n" + sight.pending() + "\n" + sight.undo() + "\n"
                            + sight.isAutoPass() + "\n"
                            + sight.log()
                                    .map(entry -> entry.kind() + " " + entry.by() + " " + entry.seat(observer)
                                            + entry.events(observer));
                })
                .append(table.seenBy(FIRST).name(FIRST).toString())
                .append(table.recording(Observer.SPECTATOR).fold(redacted -> redacted.text(), whole -> whole.text()))
                .mkString("\n");
    }

    private static <S, A extends Action, E extends Event, V> void step(HostedTable<S, A, E, V> table, int any) {
        Seat seat = table.seenBy(Observer.SPECTATOR).turn().toAct().head();
        Pending<A> pending = table.seenBy(seat).pending().get();
        assertThat(table.act(seat, pending.id(), any % pending.legalActions().size())
                        .isRight())
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"ginrummy,2", "heretoslay,3", "pokemon,2", "raid,2"})
    void come_back_as_they_were_with_the_same_tokens(String game, int seats) {
        TableHost host = started();
        NewTable made = made(host, game, "human" + ",human".repeat(seats - 1));
        made.seats().keySet().forEach(made.table()::arrived);
        made.table().join(FIRST, Option.some("Ada"), Option.some(true));
        for (int i = 0; i < 60; i++) {
            step(made.table(), i);
        }
        String before = seen(made.table());
        host.close();

        TableHost again = started();
        assertThat(again.restore()).isEmpty();
        Admission admission =
                again.enter(made.table().id(), made.seats().get(SECOND)).get();
        assertThat(admission.observer()).isEqualTo(SECOND);
        assertThat(again.enter(made.table().id(), made.spectators()).get().observer())
                .isEqualTo(Observer.SPECTATOR);
        assertThat(seen(admission.table())).isEqualTo(before);
        for (int i = 0; i < 20; i++) {
            step(admission.table(), i);
        }
    }

    @ParameterizedTest
    @CsvSource({"heretoslay,heretoslay.md", "pokemon,pokemon.md", "raid,pokemon.md"})
    void come_back_with_cards_and_decks_of_ones_own(String game, String guide) {
        Brought foxes = Brought.written("foxes", "4 Lantern Fox MINE 1\n4 Lantern Call\n52 Fire Energy\n");
        boolean decks = !game.equals("heretoslay");
        TableHost host = started();
        NewTable made = host.make(new TableOrder(
                        Games.named(game),
                        new GameChoice(
                                Option.none(),
                                Array.empty(),
                                false,
                                Option.none(),
                                decks ? Array.of(foxes, Brought.known("dark-box")) : Array.empty(),
                                Opposition.none(),
                                Option.some(Brought.written("mine", Guide.file(guide)))),
                        Option.some("human,human"),
                        Option.some(5L),
                        new HouseRules(Option.none(), true, false)))
                .get();
        made.seats().keySet().forEach(made.table()::arrived);
        for (int i = 0; i < 25; i++) {
            step(made.table(), i);
        }
        String before = seen(made.table());
        assertThat(before).contains(decks ? "MINE" : "lantern-keeper");
        host.close();

        TableHost again = started();
        assertThat(again.restore()).isEmpty();
        HostedTable<?, ?, ?, ?> table =
                again.enter(made.table().id(), made.seats().get(SECOND)).get().table();
        assertThat(seen(table)).isEqualTo(before);
        for (int i = 0; i < 8; i++) {
            step(table, i);
        }
    }

    @Test
    void come_back_with_what_was_taken_back_and_go_on_after_it() {
        TableHost host = started();
        NewTable made = made(host, "ginrummy", "human,human");
        made.seats().keySet().forEach(made.table()::arrived);
        Seat seat = made.table().seenBy(Observer.SPECTATOR).turn().toAct().head();
        act(made.table(), seat, "pile");
        made.table().undo(seat);
        made.table().declineUndo(seat.next(2));
        made.table().undo(seat);
        made.table().undo(seat.next(2));
        String before = seen(made.table());
        host.close();

        TableHost again = started();
        assertThat(again.restore()).isEmpty();
        HostedTable<?, ?, ?, ?> table =
                again.enter(made.table().id(), made.seats().get(seat)).get().table();
        assertThat(seen(table)).isEqualTo(before);
        act(table, seat, "pile");
        table.undo(seat);
        table.undo(seat.next(2));
        for (int i = 0; i < 10; i++) {
            step(table, i);
        }
    }

    private static <S, A extends Action, E extends Event, V> void act(
            HostedTable<S, A, E, V> table, Seat seat, String text) {
        Pending<A> pending = table.seenBy(seat).pending().get();
        assertThat(table.act(seat, pending.id(), table.action(seat, text).get()).isRight())
                .isTrue();
    }

    @Test
    void come_back_when_the_last_line_breaks_off_at_any_byte_and_go_on() throws IOException {
        TableHost host = started();
        NewTable made = made(host, "ginrummy", "human,human");
        made.seats().keySet().forEach(made.table()::arrived);
        for (int i = 0; i < 7; i++) {
            step(made.table(), i);
        }
        String before = seen(made.table());
        step(made.table(), 1);
        String after = seen(made.table());
        host.close();
        byte[] whole = Files.readAllBytes(file());
        int last = new String(whole, StandardCharsets.UTF_8).stripTrailing().lastIndexOf('\n') + 1;
        assertThat(whole.length - last).isGreaterThan(10);

        for (int end = last; end <= whole.length; end++) {
            Files.write(file(), Arrays.copyOf(whole, end));
            TableHost again = started();
            assertThat(again.restore()).isEmpty();
            HostedTable<?, ?, ?, ?> table = again.enter(
                            made.table().id(), made.seats().get(FIRST))
                    .get()
                    .table();
            assertThat(seen(table)).isEqualTo(end == whole.length ? after : before);

            step(table, 1);
            String further = seen(table);
            again.close();
            TableHost third = started();
            assertThat(third.restore()).isEmpty();
            assertThat(seen(third.enter(made.table().id(), made.seats().get(FIRST))
                            .get()
                            .table()))
                    .isEqualTo(further);
            third.close();
        }
    }

    @Test
    void come_back_when_the_last_line_is_rubbish() throws IOException {
        TableHost host = started();
        NewTable made = made(host, "ginrummy", "human,human");
        String before = seen(made.table());
        host.close();
        Files.write(file(), new byte[] {0, 0, 0, '\n'}, java.nio.file.StandardOpenOption.APPEND);

        TableHost again = started();
        assertThat(again.restore()).isEmpty();
        assertThat(seen(again.enter(made.table().id(), made.seats().get(FIRST))
                        .get()
                        .table()))
                .startsWith(before.substring(0, 100));
    }

    @Test
    void that_are_no_tables_are_told_and_left_alone() throws IOException {
        TableHost host = started();
        NewTable made = made(host, "ginrummy", "human,human");
        made.seats().keySet().forEach(made.table()::arrived);
        step(made.table(), 0);
        step(made.table(), 0);
        host.close();
        String text = Files.readString(file());
        List<String> broken = List.of(
                "",
                "rubbish\n",
                text.replaceFirst("croupier-table\t[0-9]+", "croupier-table\t9"),
                text.replace("open\t", "opened\t"),
                text.replace("join\t0", "dance\t0"),
                text.replace("game\tginrummy", "game\tchess"),
                text.replaceFirst("rules\t[0-9]+", "rules\t9999"),
                text.replace("pick52#", "pick53#"));

        for (String wrong : broken) {
            assertThat(wrong).isNotEqualTo(text);
            Files.writeString(file(), wrong);
            TableHost again = started();

            assertThat(again.restore()).as(wrong).hasSize(1);
            assertThat(again.tables()).isZero();
            assertThat(Files.readString(file())).isEqualTo(wrong);
        }
    }

    @Test
    void hold_no_token() throws IOException {
        NewTable made = made(started(), "ginrummy", "human,human");
        String text = Files.readString(file());

        for (Token token : made.seats().values().append(made.spectators().get())) {
            assertThat(text)
                    .doesNotContain(token.text())
                    .contains(TokenHash.of(token).hex());
        }
    }

    @Test
    void refuse_an_action_that_cannot_be_kept_and_stay_as_they_were() throws IOException {
        NewTable made = made(started(), "ginrummy", "human,human");
        made.seats().keySet().forEach(made.table()::arrived);
        String before = seen(made.table());
        Path file = file();
        Path away = folder.resolve("away");
        Files.move(file, away);
        Seat seat = made.table().seenBy(Observer.SPECTATOR).turn().toAct().head();
        String decision = made.table().seenBy(seat).pending().get().id();

        assertThat(made.table().act(seat, decision, 0).getLeft().kind()).isEqualTo(Kind.NOT_KEPT);
        assertThat(seen(made.table())).isEqualTo(before);

        Files.move(away, file);
        assertThat(made.table().act(seat, decision, 0).isRight()).isTrue();
    }

    @Test
    void are_not_set_up_again_once_they_were_closed() throws IOException {
        NewTable made = made(started(), "ginrummy", "human,human");
        Path file = file();
        room.times.pass(Duration.ofHours(2));

        assertThat(file).doesNotExist();
        assertThat(folder.resolve(made.table().id() + ".closed")).exists();
        assertThat(started().restore()).isEmpty();
    }

    @Test
    void belong_to_one_server_at_a_time() {
        started();

        assertThatThrownBy(() -> DataFolder.at(folder))
                .isInstanceOfSatisfying(
                        UserError.class,
                        error -> assertThat(error.why()).startsWith("another server keeps its tables in "));
    }

    @Test
    void keep_how_they_were_ordered() {
        HouseRules rules = new HouseRules(Option.some(Duration.ofSeconds(30)), Duration.ofMillis(1500), false, true);
        TableHost host = started();
        NewTable made = host.make(new TableOrder(
                        Games.named("raid"),
                        new GameChoice(
                                Option.none(),
                                Array.of("difficulty=hard"),
                                false,
                                Option.none(),
                                Array.empty(),
                                new Opposition(Option.some(2), Option.none(), Option.none())),
                        Option.some("human,bot"),
                        Option.some(5L),
                        rules))
                .get();
        host.close();

        TableHost again = started();
        again.restore();
        HostedTable<?, ?, ?, ?> table =
                again.enter(made.table().id(), Option.none()).get().table();
        assertThat(table.rules()).isEqualTo(rules);
        assertThat(table.isSeeded()).isTrue();
        assertThat(table.gameId()).isEqualTo(made.table().gameId());
        assertThat(table.seenBy(FIRST).chairs())
                .isEqualTo(made.table().seenBy(FIRST).chairs());
    }
}
