package strategos.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@DisplayName("What keeps somebody from using a page")
class BarriersTest {

    @RegisterExtension private final House house = House.shared();

    private static String page(String body) {
        return "<!doctype html><html lang='en'><title>Page</title><main>" + body + "</main></html>";
    }

    private String barriers(String body) {
        var page = house.window(Device.DESK.options()).page();
        page.setContent(page(body));
        return String.join("\n", Barriers.on(page));
    }

    @Test
    @DisplayName("Buttons that are small and close to each other are found")
    void small() {
        String button = "<button style='width: 9px; height: 9px; padding: 0'>+</button>";
        assertThat(barriers(button + button)).contains("target-size");
    }

    @Test
    @DisplayName("A button that has scrolled half under a bar is not called small")
    void cutOff() {
        String tool = "<button style='width: 48px; height: 40px'>+</button>";
        String bar = "<div style='position: sticky; top: 0; display: flex'>" + tool.repeat(3);
        String line = "<button style='display: block; width: 99px; height: 40px'>+</button>";
        String scroll = "<script>scrollTo(0, 36)</script>";
        assertThat(barriers(bar + "</div>" + line.repeat(40) + scroll)).isEmpty();
    }
}
