package dev.croupier.heretoslay;

import static org.assertj.core.api.Assertions.assertThat;

import dev.croupier.verification.ForRule;
import org.junit.jupiter.api.Test;

class SceneTest {
    @Test
    @ForRule("HTS-B17")
    void a_success_destroys_the_declared_hero() {
        Scene scene = Table.of(3)
                .party(0, "bad-axe")
                .party(1, "fluffy", "hook")
                .wears("fluffy", "really-big-ring")
                .play()
                .does("0 use bad-axe", 4, 4);
        assertThat(scene.legal()).containsExactly("0 hero hook", "0 hero fluffy");
        scene.does("0 hero fluffy").pass();
        assertThat(scene.party(1)).containsExactly("hook");
        assertThat(scene.discards()).containsExactly("fluffy", "really-big-ring");
        assertThat(scene.points()).isEqualTo(2);
        assertThat(scene.pending()).isEqualTo("turn");
    }
}
