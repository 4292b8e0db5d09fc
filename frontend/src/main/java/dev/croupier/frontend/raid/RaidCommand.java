package dev.croupier.frontend.raid;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.terminal.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What there is for raids besides games: the bosses, the damage calculator. */
@Command(
        name = "raid",
        description = "Raids of the Pokémon TCG besides games: the bosses, the damage calculator.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class RaidCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private RaidCommand() {}

    public static CommandLine line(Screen screen) {
        return new CommandLine(new RaidCommand())
                .addSubcommand(new BossCommand(screen))
                .addSubcommand(new DamageCommand(screen));
    }

    /** Without a command: says what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
