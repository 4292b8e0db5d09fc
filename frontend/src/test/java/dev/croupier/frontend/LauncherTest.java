package dev.croupier.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code croupier}, with a Maven and a Java that only pretend. */
class LauncherTest {
    private static final Path SHELL = Path.of("/bin/sh");

    @TempDir
    Path folder = Path.of("");

    private Path target = Path.of("");

    @BeforeEach
    void a_project_that_was_never_built() throws IOException {
        assumeTrue(Files.isExecutable(SHELL), "there is no shell");
        target = Files.createDirectories(folder.resolve("frontend/target"));
        Files.createDirectories(folder.resolve("tools/bin"));
        tool("mvn", "echo built > '" + target + "/croupier.jar'");
        tool("java", "echo plays");
        Path launcher = Stream.iterate(Path.of("").toAbsolutePath(), path -> path != null, Path::getParent)
                .map(path -> path.resolve("croupier"))
                .filter(Files::isRegularFile)
                .findFirst()
                .orElseThrow();
        Files.copy(launcher, folder.resolve("croupier"));
    }

    private void tool(String name, String does) throws IOException {
        Path tool = Files.writeString(folder.resolve("tools/bin/" + name), "#!/bin/sh\n" + does + "\n");
        assertThat(tool.toFile().setExecutable(true)).isTrue();
    }

    private String started() throws IOException, InterruptedException {
        ProcessBuilder start =
                new ProcessBuilder(SHELL.toString(), folder.resolve("croupier").toString());
        String tools = folder.resolve("tools").toString();
        start.environment().put("JAVA_HOME", tools);
        start.environment().put("PATH", tools + "/bin:" + System.getenv("PATH"));
        Process process = start.redirectErrorStream(true).start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
            return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void builds_once_and_starts() throws IOException, InterruptedException {
        assertThat(started()).contains("croupier: building").endsWith("plays\n");
        assertThat(target.resolve("croupier.lock")).doesNotExist();
    }

    @Test
    void takes_over_a_lock_that_names_nobody() throws IOException, InterruptedException {
        Path lock = Files.createDirectory(target.resolve("croupier.lock"));

        assertThat(started())
                .contains(
                        "waiting for another start to build (it holds ",
                        lock.getFileName().toString())
                .contains("croupier: building")
                .endsWith("plays\n");
    }
}
