package dev.partita.processor.keyspace;

import dev.partita.processor.keyspace.Match.Relation;
import java.util.ArrayList;
import java.util.List;

/** A text as rows of characters and unknowns between delimiters. */
record Tokens(List<List<Atom>> rows, char delimiter) {

    /** Copies the lists. */
    Tokens {
        rows = rows.stream().map(List::copyOf).toList();
    }

    int count() {
        return rows.size();
    }

    /**
     * What has to match so that this relates so to another text: one of these lists as a whole. Every token but the last
     * is compared with the delimiter behind it.
     */
    List<List<Match>> relate(Relation relation, Tokens other) {
        return switch (relation) {
            case EQUAL -> count() == other.count() ? List.of(equal(other, count())) : List.of();
            case LESS, GREATER -> differ(relation, other);
            case LONGER -> count() >= other.count() ? List.of(beginsWith(other)) : List.of();
            case SHORTER -> other.count() >= count() ? List.of(isBeginningOf(other)) : List.of();
            case RAISED -> raised(other);
        };
    }

    private List<Match> equal(Tokens other, int count) {
        List<Match> matches = new ArrayList<>();
        for (int token = 0; token < count; token++) {
            matches.add(new Match(rows.get(token), other.rows.get(token), Relation.EQUAL));
        }
        return matches;
    }

    private List<List<Match>> differ(Relation relation, Tokens other) {
        List<List<Match>> ways = new ArrayList<>();
        for (int token = 0; token < Math.min(count(), other.count()); token++) {
            List<Match> way = equal(other, token);
            way.add(new Match(closed(token), other.closed(token), relation));
            ways.add(way);
        }
        return ways;
    }

    private List<Match> beginsWith(Tokens other) {
        int last = other.count() - 1;
        List<Match> way = equal(other, last);
        way.add(new Match(closed(last), other.rows.get(last), Relation.LONGER));
        return way;
    }

    private List<Match> isBeginningOf(Tokens other) {
        int last = count() - 1;
        List<Match> way = equal(other, last);
        way.add(new Match(rows.get(last), other.closed(last), Relation.SHORTER));
        return way;
    }

    /** The raised character may be the delimiter, which then ends this. */
    private List<List<Match>> raised(Tokens other) {
        int last = other.count() - 1;
        boolean endsWithDelimiter = count() == last + 2 && rows.get(last + 1).isEmpty();
        if (count() != last + 1 && !endsWithDelimiter) {
            return List.of();
        }
        List<Match> way = equal(other, last);
        way.add(new Match(closed(last), other.rows.get(last), Relation.RAISED));
        return List.of(way);
    }

    /** A token with the delimiter behind it, if there is one. */
    private List<Atom> closed(int token) {
        if (token == count() - 1) {
            return rows.get(token);
        }
        List<Atom> closed = new ArrayList<>(rows.get(token));
        closed.add(new Atom.Letter(delimiter));
        return closed;
    }
}
