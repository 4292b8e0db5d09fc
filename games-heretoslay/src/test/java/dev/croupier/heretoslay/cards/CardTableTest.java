package dev.croupier.heretoslay.cards;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.heretoslay.Scene;
import dev.croupier.heretoslay.Table;
import dev.croupier.heretoslay.card.BaseGame;
import dev.croupier.heretoslay.table.Card;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Plays every cell of the table card × situation: nothing differs afterwards but what the cell says. */
class CardTableTest {

    @TestFactory
    Stream<DynamicTest> every_cell_holds() {
        return CardTable.cells()
                .filter(cell -> cell.none().isEmpty())
                .map(cell -> DynamicTest.dynamicTest(cell.card() + ": " + cell.situation(), () -> check(cell)))
                .toJavaStream();
    }

    @Test
    void every_card_has_a_cell_or_a_reason_for_every_situation() {
        Array<String> written = CardTable.cells().map(cell -> cell.card() + " × " + situation(cell));
        Array<String> wanted = BaseGame.catalogue()
                .all()
                .map(Card::id)
                .flatMap(id -> CardTable.SITUATIONS.map(situation -> id + " × " + situation));
        assertThat(wanted.removeAll(written)).as("cells that are missing").isEmpty();
        assertThat(written.removeAll(wanted))
                .as("cells of no card or situation")
                .isEmpty();
        assertThat(CardTable.cells()
                        .filter(cell -> cell.none().isEmpty() == cell.does().isEmpty()))
                .as("cells with neither steps nor a reason, or with both")
                .isEmpty();
    }

    private static String situation(Cell cell) {
        int bracket = cell.situation().indexOf('(');
        return bracket < 0
                ? cell.situation()
                : cell.situation().substring(0, bracket).strip();
    }

    private static void check(Cell cell) {
        Scene scene = laid(cell).play();
        TreeMap<String, String> before = Zones.of(scene);
        cell.does().forEach(step -> played(scene, step));
        TreeMap<String, String> after = Zones.of(scene);
        TreeMap<String, String> expected = before;
        for (var clause : cell.then()) {
            String head = clause._1;
            String words = clause._2;
            if (head.equals("deck")) {
                int change = Integer.parseInt(words.replace("+", ""));
                expected = expected.put(
                        head, Integer.toString(Integer.parseInt(before.get(head).get()) + change));
            } else if (head.startsWith("wears ") && words.equals("-")) {
                assertThat(expected.containsKey(head))
                        .as(cell.place() + ": " + head + " before")
                        .isTrue();
                expected = expected.remove(head);
            } else {
                assertThat(head.startsWith("wears ") || before.containsKey(head))
                        .as(cell.place() + ": there is a zone " + head)
                        .isTrue();
                expected = expected.put(head, ordered(head) ? words : sorted(words));
            }
        }
        assertThat(lines(after))
                .as(cell.place() + " " + cell.card() + ", " + cell.situation())
                .isEqualTo(lines(expected));
    }

    private static String lines(TreeMap<String, String> zones) {
        return zones.map(zone -> zone._1 + ": " + zone._2).mkString("\n");
    }

    private static boolean ordered(String head) {
        return !head.startsWith("hand ")
                && !head.startsWith("party ")
                && !head.startsWith("wears ")
                && !head.equals("used");
    }

    private static String sorted(String words) {
        return Array.of(words.split(" +", -1)).sorted().mkString(" ");
    }

    private static void played(Scene scene, String step) {
        int bracket = step.indexOf('[');
        String action = bracket < 0 ? step : step.substring(0, bracket).strip();
        int[] dice = bracket < 0
                ? new int[0]
                : Stream.of(step.substring(bracket + 1, step.indexOf(']')).split(" +", -1))
                        .mapToInt(Integer::parseInt)
                        .toArray();
        if (action.equals("pass")) {
            scene.pass(dice);
        } else if (action.startsWith("pick ")) {
            scene.picking(action.substring(5).split(" +", -1));
        } else if (action.startsWith("leaves ")) {
            scene.leaves(Integer.parseInt(action.substring(7)));
        } else if (action.startsWith("not ")) {
            scene.refusal(action.substring(4));
        } else {
            scene.does(action, dice);
        }
    }

    private static Table laid(Cell cell) {
        Table table = Table.of(Integer.parseInt(cell.lay().get("seats").getOrElse("3")));
        for (var clause : cell.lay()) {
            String[] head = clause._1.split(" +", -1);
            String[] words = clause._2.equals("-") ? new String[0] : clause._2.split(" +", -1);
            table = switch (head[0]) {
                case "seats" -> table;
                case "rules" ->
                    Array.of(words)
                            .foldLeft(
                                    table,
                                    (laid, word) -> laid.rules(rules -> rules.with(
                                                    word.substring(0, word.indexOf('=')),
                                                    word.substring(word.indexOf('=') + 1))
                                            .get()));
                case "turn" -> table.turn(Integer.parseInt(words[0]), Integer.parseInt(words[1]));
                case "leader" -> table.leader(Integer.parseInt(head[1]), words[0]);
                case "hand" -> table.hand(Integer.parseInt(head[1]), words);
                case "party" -> table.party(Integer.parseInt(head[1]), words);
                case "wears" -> table.wears(head[1], words);
                case "slain" -> table.slain(Integer.parseInt(head[1]), words);
                case "used" -> table.used(words);
                case "discards" -> table.discards(words);
                case "deck" -> table.deck(words);
                case "row" -> table.row(words);
                case "rest" -> table.restInDiscards();
                default -> throw new AssertionError(cell.place() + ": no clause " + clause._1);
            };
        }
        return table;
    }
}
