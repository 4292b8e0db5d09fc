package dev.croupier.frontend.pokemon;

import dev.croupier.frontend.Croupier;
import dev.croupier.frontend.terminal.Screen;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** What there is for the Pokémon TCG besides games: the check of decks, and positions. */
@Command(
        name = "pokemon",
        description = "The Pokémon TCG besides games: deck lists and positions.",
        mixinStandardHelpOptions = true,
        versionProvider = Croupier.Version.class,
        synopsisSubcommandLabel = "COMMAND")
public final class PokemonCommand implements Runnable {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    private PokemonCommand() {}

    public static CommandLine line(Screen screen) {
        return new CommandLine(new PokemonCommand())
                .addSubcommand(new DeckCommand(screen))
                .addSubcommand(new PositionCommand(screen));
    }

    /** Without a command: says what there is. */
    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
