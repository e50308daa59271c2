package strategos.conquest.odds;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** A number without any rounding. */
record Ratio(BigInteger numerator, BigInteger denominator) {

    static final Ratio ZERO = of(0, 1);
    static final Ratio ONE = of(1, 1);

    Ratio {
        BigInteger divisor = numerator.gcd(denominator);
        numerator = numerator.divide(divisor);
        denominator = denominator.divide(divisor);
    }

    static Ratio of(long numerator, long denominator) {
        return new Ratio(BigInteger.valueOf(numerator), BigInteger.valueOf(denominator));
    }

    Ratio plus(Ratio other) {
        return new Ratio(
                numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
                denominator.multiply(other.denominator));
    }

    Ratio times(Ratio other) {
        return new Ratio(
                numerator.multiply(other.numerator), denominator.multiply(other.denominator));
    }

    boolean isBelow(double value) {
        BigDecimal scaled = new BigDecimal(value).multiply(new BigDecimal(denominator));
        return new BigDecimal(numerator).compareTo(scaled) < 0;
    }

    double value() {
        return new BigDecimal(numerator)
                .divide(new BigDecimal(denominator), MathContext.DECIMAL64)
                .doubleValue();
    }
}
