package dev.croupier.core.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.core.Happening;
import dev.croupier.core.agenda.Tape.Add;
import dev.croupier.core.agenda.Tape.Answer;
import dev.croupier.core.agenda.Tape.Call;
import dev.croupier.core.agenda.Tape.Count;
import dev.croupier.core.agenda.Tape.Even;
import dev.croupier.core.agenda.Tape.Numbers;
import dev.croupier.core.agenda.Tape.Say;
import dev.croupier.core.chance.Randomness;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.TreeMap;
import java.util.ArrayList;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.statistics.Statistics;

/** Random programs, carried out by the interpreter step by step and read naively by recursion. */
class InterpreterPropertyTest {
    private static final Array<Slot<Integer>> SLOTS = Array.of("a", "b", "c").map(name -> Slot.of(name, Integer.class));

    @Provide
    Arbitrary<Instruction<Tape, String>> programs() {
        Arbitrary<Slot<Integer>> slots = Arbitraries.of(SLOTS.toJavaList());
        Arbitrary<Instruction<Tape, String>> simple = Arbitraries.oneOf(
                Arbitraries.of("x", "y").map(Say::new),
                Arbitraries.integers().between(1, 3).map(Add::new),
                slots.map(Answer::new),
                Combinators.combine(slots, Arbitraries.integers().between(0, 2)).as(Bind::new),
                slots.map(Unbind::new),
                slots.map(slot -> new Choose<>(slot, Who.owner(), new Numbers())));
        Arbitrary<Instruction<Tape, String>> nested = Arbitraries.recursive(
                () -> simple,
                inner -> Arbitraries.oneOf(
                        inner.list().ofMaxSize(3).map(steps -> new Sequence<>(Array.ofAll(steps))),
                        inner.list().ofMinSize(2).ofMaxSize(4).map(steps -> new Sequence<>(Array.ofAll(steps))),
                        Combinators.combine(inner, inner).as((then, other) -> new If<>(new Even(), then, other)),
                        inner.map(then -> new If<>(new Even(), then)),
                        inner.map(body -> new Repeat<>(new Count(), body)),
                        Combinators.combine(slots, inner).as((slot, body) -> new ForEach<>(slot, new Numbers(), body)),
                        inner.map(body -> new May<>(Who.owner(), body)),
                        inner.map(Call::new)),
                1,
                4);
        return nested.list().ofMinSize(2).ofMaxSize(6).map(steps -> new Sequence<>(Array.ofAll(steps)));
    }

    @Property(tries = 300)
    void does_what_a_recursive_reader_does(@ForAll("programs") Instruction<Tape, String> program, @ForAll int luck) {
        Reader reader = new Reader(luck);
        reader.frames = List.of(TreeMap.empty());
        reader.read(program);

        Happening<String> happening = Happening.from(Randomness.seeded(1));
        Tape tape = Interpreter.run(Tape.of(program), happening);
        int answers = 0;
        while (!tape.agenda().isEmpty()) {
            Instruction<Tape, String> asked = tape.agenda().top().next();
            int answer = answer(luck, answers++);
            Tape answered = asked instanceof May<Tape, String> may
                    ? (answer % 2 == 0 ? may.accepted(tape) : may.declined(tape))
                    : chosen(tape, (Choose<Tape, String, ?>) asked, answer);
            tape = Interpreter.run(answered, happening);
        }
        Statistics.label("asked")
                .collect(answers > 1)
                .coverage(coverage -> coverage.check(true).percentage(share -> share > 20));
        assertThat(tape.agenda()).isEqualTo(Agenda.empty());
        assertThat(answers).isEqualTo(reader.answers);
        assertThat(tape.counter()).isEqualTo(reader.counter);
        assertThat(happening.endsIn(tape).events()).containsExactlyElementsOf(reader.said);
    }

    private static int answer(int luck, int number) {
        return Math.floorMod(luck * 31 + number * 7919, 1009);
    }

    private static <T> Tape chosen(Tape tape, Choose<Tape, String, T> choose, int answer) {
        var options = choose.options(tape);
        return choose.chosen(tape, options.get(answer % options.size()));
    }

    /** What a program means, in the plainest way. */
    private static final class Reader {
        private final int luck;
        private final ArrayList<String> said = new ArrayList<>();
        private List<TreeMap<String, Integer>> frames = List.empty();
        private int counter;
        private int answers;

        Reader(int luck) {
            this.luck = luck;
        }

        private void bind(String slot, int value) {
            frames = frames.tail().prepend(frames.head().put(slot, value));
        }

        private Array<Integer> numbers() {
            return Array.range(counter % 3, 3);
        }

        void read(Instruction<Tape, String> program) {
            if (program instanceof Say say) {
                said.add(say.word() + frames.head().mkString(" ").replaceAll("[(](\\w), (\\d+)[)]", "$1=$2"));
            } else if (program instanceof Add add) {
                counter += add.number();
            } else if (program instanceof Answer answer) {
                if (frames.size() > 1) {
                    frames = frames.update(1, below -> below.put(answer.slot().name(), counter));
                }
            } else if (program instanceof Bind<Tape, String, ?> bind) {
                bind(bind.slot().name(), (Integer) bind.value());
            } else if (program instanceof Unbind<Tape, String> unbind) {
                frames =
                        frames.tail().prepend(frames.head().remove(unbind.slot().name()));
            } else if (program instanceof Choose<Tape, String, ?> choose) {
                String slot = choose.as().name();
                if (!frames.head().get(slot).exists(numbers()::contains)) {
                    bind(slot, numbers().get(answer(luck, answers++) % numbers().size()));
                }
            } else {
                combined(program);
            }
        }

        private void combined(Instruction<Tape, String> program) {
            if (program instanceof Sequence<Tape, String> sequence) {
                sequence.steps().forEach(this::read);
            } else if (program instanceof If<Tape, String> branch) {
                read(counter % 2 == 0 ? branch.then() : branch.otherwise());
            } else if (program instanceof Repeat<Tape, String> repeat) {
                int times = counter % 3;
                for (int i = 0; i < times; i++) {
                    read(repeat.body());
                }
            } else if (program instanceof ForEach<Tape, String, ?> each) {
                for (int number : numbers()) {
                    bind(each.as().name(), number);
                    read(each.body());
                }
            } else if (program instanceof May<Tape, String> may) {
                if (answer(luck, answers++) % 2 == 0) {
                    read(may.body());
                }
            } else if (program instanceof Call call) {
                frames = frames.prepend(TreeMap.empty());
                read(call.program());
                frames = frames.tail();
            } else {
                throw new AssertionError("no such instruction: " + program);
            }
        }
    }
}
