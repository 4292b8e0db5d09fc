package dev.croupier.frontend.raid;

import dev.croupier.core.Message;
import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.UserError;
import dev.croupier.frontend.terminal.Screen;
import dev.croupier.raid.damage.RaidDamage;
import dev.croupier.raid.damage.RaidDamageError;
import dev.croupier.raid.damage.Working;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** How many cards the damage of a round costs a boss. */
@Command(
        name = "damage",
        description = {
            "How many cards of the boss go to the Lost Zone for the damage of a round.",
            "The number stands alone on the first line, its working below it. Damage counts in this order: "
                    + "carried over, dealt, Poisoned, Burned, healed, to itself."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class)
final class DamageCommand implements Callable<Integer> {
    private final Screen screen;

    @Parameters(
            arity = "0..*",
            paramLabel = "DAMAGE",
            description = "What each player deals; counters that effects put on the boss count 10 each.")
    private String[] damages = {};

    @Option(names = "--players", paramLabel = "N", required = true, description = "How many players count, 1 to 5.")
    private int players;

    @Option(
            names = "--poisoned",
            converter = Amount.NotHere.class,
            description = "The boss is Poisoned in the checkup: 10.")
    private boolean poisoned;

    @Option(names = "--poison", paramLabel = "DAMAGE", description = "It is Poisoned by so much instead.")
    private @Nullable String poison;

    @Option(
            names = "--burned",
            converter = Amount.NotHere.class,
            description = "The boss is Burned in the checkup: 20.")
    private boolean burned;

    @Option(names = "--burn", paramLabel = "DAMAGE", description = "It is Burned by so much instead.")
    private @Nullable String burn;

    @Option(names = "--healed", paramLabel = "DAMAGE", description = "What the boss heals in its turn.")
    private @Nullable String healed;

    @Option(names = "--self", paramLabel = "DAMAGE", description = "What the attack of the boss does to itself.")
    private @Nullable String self;

    @Option(
            names = "--carried",
            paramLabel = "DAMAGE",
            description = "What lies on the boss from the round before: damage that was kept, and what conditions did "
                    + "in the checkup after its turn.")
    private @Nullable String carried;

    @Option(
            names = "--remainder",
            paramLabel = "WHAT",
            converter = Remainder.Reader.class,
            description = "Damage too little for one more card: discard, or keep it on the boss. Default: discard.")
    private Remainder remainder = Remainder.DISCARD;

    DamageCommand(Screen screen) {
        this.screen = screen;
    }

    @Override
    public Integer call() {
        Working working = asked().worked()
                .getOrElseThrow(wrong -> UserError.badInput(wrong.map(RaidDamageError::message)
                        .map(Message::english)
                        .mkString("; ")));
        screen.line(Integer.toString(working.cards()));
        working.describe().map(Message::english).forEach(screen::line);
        return CommandLine.ExitCode.OK;
    }

    private RaidDamage asked() {
        RaidDamage damage = RaidDamage.of(players).withRemainder(remainder.remainder());
        damage = carried == null ? damage : damage.carried(Amount.of(carried));
        damage = damage.dealt(Arrays.stream(damages).mapToInt(Amount::of).toArray());
        damage = poison != null ? damage.poisoned(Amount.of(poison)) : poisoned ? damage.poisoned() : damage;
        damage = burn != null ? damage.burned(Amount.of(burn)) : burned ? damage.burned() : damage;
        damage = healed == null ? damage : damage.healed(Amount.of(healed));
        return self == null ? damage : damage.toItself(Amount.of(self));
    }
}
