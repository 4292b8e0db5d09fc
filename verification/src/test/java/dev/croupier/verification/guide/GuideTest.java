package dev.croupier.verification.guide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.Law;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class GuideTest {
    private static final Path GUIDE = Path.of("../docs/verification.md");
    private static final Path EXAMPLE = Path.of("src/test/java/dev/croupier/verification/guide/PigLawsTest.java");

    @Test
    void theExampleOfTheGuideIsTheCompiledOne() throws IOException {
        String source = Files.readString(EXAMPLE);
        String example = source.substring(source.indexOf("class PigLawsTest"), source.indexOf("// end::example"));
        assertThat(Files.readString(GUIDE)).contains(example);
    }

    @Test
    void theGuideNamesEveryLaw() throws IOException {
        String guide = Files.readString(GUIDE);
        assertThat(Law.values()).allMatch(law -> guide.contains("`" + law + "` " + law.statement()));
    }
}
