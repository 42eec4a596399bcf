package dev.partita.processor.keyspace;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The digits of whole numbers between limits, as boxes. */
final class DigitBoxes {

    private static final CodePoints DIGIT = CodePoints.range('0', '9');

    private DigitBoxes() {}

    /** So many digits, padded with zeros; below zero a {@code -} and the nines' complement. */
    static List<Box> padded(int width, BigInteger least, BigInteger greatest) {
        BigInteger widest = BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
        List<Box> boxes = new ArrayList<>();
        add(boxes, "", width, least.max(BigInteger.ZERO), greatest.min(widest));
        // -1 is written as the complement of 1; there is no negative zero
        BigInteger lowest = least.max(widest.negate());
        BigInteger highest = greatest.min(BigInteger.ONE.negate());
        add(boxes, "-", width, widest.add(lowest), widest.add(highest));
        return boxes;
    }

    /** As Java prints them. */
    static List<Box> plain(BigInteger least, BigInteger greatest) {
        List<Box> boxes = new ArrayList<>();
        int digits = least.abs().max(greatest.abs()).toString().length();
        for (int width = 1; width <= digits; width++) {
            BigInteger shortest = width == 1 ? BigInteger.ZERO : BigInteger.TEN.pow(width - 1);
            BigInteger longest = BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
            add(boxes, "", width, shortest.max(least), longest.min(greatest));
            BigInteger nearest = shortest.max(BigInteger.ONE);
            add(boxes, "-", width, nearest.max(greatest.negate()), longest.min(least.negate()));
        }
        return boxes;
    }

    /** Fixed point: as {@link #padded}, with a point before the fraction, if there is one. */
    static List<Box> decimal(int integerDigits, int fractionDigits) {
        BigInteger widest = BigInteger.TEN.pow(integerDigits + fractionDigits);
        List<Box> boxes = padded(integerDigits + fractionDigits, widest.negate(), widest);
        return fractionDigits == 0
                ? boxes
                : boxes.stream().map(box -> withPoint(box, fractionDigits)).toList();
    }

    private static Box withPoint(Box digits, int fractionDigits) {
        int at = digits.length() - fractionDigits;
        return new Box(digits.places().subList(0, at))
                .then(Box.of("."))
                .then(new Box(digits.places().subList(at, digits.length())));
    }

    private static void add(List<Box> boxes, String sign, int width, BigInteger least, BigInteger greatest) {
        if (least.compareTo(greatest) <= 0) {
            between(padded(least, width), padded(greatest, width))
                    .forEach(box -> boxes.add(Box.of(sign).then(box)));
        }
    }

    private static String padded(BigInteger number, int width) {
        String digits = number.toString();
        return "0".repeat(width - digits.length()) + digits;
    }

    /** All rows of digits of one length from one to another. */
    private static List<Box> between(String least, String greatest) {
        int width = least.length();
        int same = 0;
        while (same < width && least.charAt(same) == greatest.charAt(same)) {
            same++;
        }
        if (same == width) {
            return List.of(Box.of(least));
        }
        List<Box> boxes = new ArrayList<>(List.of(Box.of(least), Box.of(greatest)));
        addDigits(boxes, least.substring(0, same), least.charAt(same) + 1, greatest.charAt(same) - 1, width);
        for (int at = same + 1; at < width; at++) {
            addDigits(boxes, least.substring(0, at), least.charAt(at) + 1, '9', width);
            addDigits(boxes, greatest.substring(0, at), '0', greatest.charAt(at) - 1, width);
        }
        return boxes;
    }

    /** Adds what begins so and goes on with one of some digits, if there are any, and then with any digits. */
    private static void addDigits(List<Box> boxes, String start, int from, int to, int width) {
        if (from <= to) {
            Box box = Box.of(start).then(new Box(List.of(CodePoints.range(from, to))));
            boxes.add(box.then(new Box(Collections.nCopies(width - box.length(), DIGIT))));
        }
    }
}
