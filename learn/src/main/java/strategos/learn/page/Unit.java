package strategos.learn.page;

import java.util.Locale;

/** How numbers are written at an axis and in a table. */
public enum Unit {
    /** With as many digits as the size of the number asks for. */
    NUMBER {
        @Override
        public String text(double value) {
            double size = Math.abs(value);
            return plain(size >= 100 || value == Math.rint(value) ? 0 : size >= 10 ? 1 : 2, value);
        }
    },
    /** A whole number. */
    COUNT {
        @Override
        public String text(double value) {
            return plain(0, value);
        }

        @Override
        double leastStep() {
            return 1;
        }
    },
    /** A loss, of which the third digit still matters. */
    LOSS {
        @Override
        public String text(double value) {
            return plain(3, value);
        }
    },
    /** A share from 0 to 1, written as a percentage. */
    PERCENT {
        @Override
        public String text(double value) {
            return plain(0, 100 * value) + " %";
        }
    },
    /** A difference of chances from −1 to 1, written in points. */
    POINTS {
        @Override
        public String text(double value) {
            String points = plain(1, 100 * Math.abs(value));
            return (points.equals("0.0") ? "" : value < 0 ? "−" : "+") + points;
        }
    };

    public abstract String text(double value);

    /** The smallest step between the ticks of an axis. */
    double leastStep() {
        return 0;
    }

    /** An estimate with half of the width of its interval. */
    public String text(Estimate estimate) {
        if (!estimate.isKnown()) return "–";
        if (estimate.reach() == 0) return text(estimate.value());
        return text(estimate.value()) + " ± " + text(estimate.reach()).replace("+", "");
    }

    private static String plain(int digits, double value) {
        return String.format(Locale.ROOT, "%,." + digits + "f", value).replace('-', '−');
    }
}
