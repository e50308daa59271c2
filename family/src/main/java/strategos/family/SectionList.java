package strategos.family;

import java.util.ArrayList;
import java.util.List;
import strategos.family.Encoding.Section;

/** Sections that are laid out one after the other. */
public final class SectionList {

    private final List<Section> sections = new ArrayList<>();
    private int end;

    /** Adds a section behind the others and returns where it begins. */
    public int add(String name, int count) {
        int from = end;
        sections.add(new Section(name, from, count));
        end += count;
        return from;
    }

    public List<Section> sections() {
        return List.copyOf(sections);
    }
}
