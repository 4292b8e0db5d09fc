package dev.croupier.raid.damage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.raid.rules.RemainderDamage;
import dev.croupier.verification.ForRule;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** Against a table with damage counters on it, which are put there, taken off and paid one by one. */
@ForRule({"RAID-30", "RAID-32", "RAID-35", "RAID-36", "RAID-38"})
class RaidDamagePropertyTest {
    @Provide
    Arbitrary<List<Change>> rounds() {
        Arbitrary<Change> change = Combinators.combine(
                        Arbitraries.of(Change.Cause.class),
                        Arbitraries.integers().between(0, 40).map(counters -> counters * 10))
                .as(Change::new);
        return change.list().ofMaxSize(12);
    }

    private static RaidDamage asked(int players, RemainderDamage remainder, List<Change> changes) {
        RaidDamage damage = RaidDamage.of(players).withRemainder(remainder);
        for (Change change : changes) {
            damage = switch (change.cause()) {
                case CARRIED -> damage.carried(change.amount());
                case DEALT -> damage.dealt(change.amount());
                case POISONED -> damage.poisoned(change.amount());
                case BURNED -> damage.burned(change.amount());
                case HEALED -> damage.healed(change.amount());
                case TO_ITSELF -> damage.toItself(change.amount());
            };
        }
        return damage;
    }

    @Property
    void agrees_with_counters_on_a_table(
            @ForAll @IntRange(min = 1, max = 5) int players,
            @ForAll RemainderDamage remainder,
            @ForAll("rounds") List<Change> changes) {
        Deque<String> counters = new ArrayDeque<>();
        for (Change change : changes) {
            for (int counter = 0; counter < change.amount(); counter += 10) {
                if (change.cause() != Change.Cause.HEALED) {
                    counters.push("counter");
                } else if (!counters.isEmpty()) {
                    counters.pop();
                }
            }
        }
        int onBoss = counters.size();
        int cards = 0;
        while (counters.size() >= players) {
            for (int player = 0; player < players; player++) {
                counters.pop();
            }
            cards++;
        }

        Working working = asked(players, remainder, changes).worked().get();

        assertThat(working.total()).isEqualTo(onBoss * 10);
        assertThat(working.cards()).isEqualTo(cards);
        assertThat(working.carried()).isEqualTo(remainder == RemainderDamage.KEEP_ON_BOSS ? counters.size() * 10 : 0);
        assertThat(working.lines()).hasSameSizeAs(changes);
    }

    @Property
    void a_number_that_is_no_counters_is_refused_wherever_it_stands(
            @ForAll("rounds") List<Change> changes, @ForAll @IntRange(min = -1000, max = 1000) int amount) {
        boolean isDamage = amount >= 0 && String.valueOf(amount).endsWith("0");

        assertThat(asked(2, RemainderDamage.DISCARD, changes)
                        .dealt(amount)
                        .worked()
                        .isRight())
                .isEqualTo(isDamage);
    }
}
