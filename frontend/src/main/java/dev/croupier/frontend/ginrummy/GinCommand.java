package dev.croupier.frontend.ginrummy;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.terminal.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The analysis of Gin Rummy, a hand a line. */
@Command(
        name = "gin",
        description = "The analysis of Gin Rummy: one hand a line on standard input, one answer a line.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class GinCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private GinCommand() {}

    public static CommandLine line(Screen screen) {
        return new CommandLine(new GinCommand())
                .addSubcommand(new DeadwoodCommand(screen))
                .addSubcommand(new LayOffCommand(screen));
    }

    /** Without a command: says what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
