package strategos.learn.lesson;

import strategos.learn.page.Page;

/** A question that a player has, and how the answer is written for a ruleset. */
sealed interface LessonSection
        permits ContinentLesson,
                TradeLesson,
                AttackLesson,
                ReinforceLesson,
                ClaimLesson,
                GarrisonLesson {

    /** What links to it are called. */
    String name();

    String question();

    /** Says what is measured. */
    void explain(Page page);

    void write(Page page, Lessons lessons);
}
