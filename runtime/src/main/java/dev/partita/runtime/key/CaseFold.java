package dev.partita.runtime.key;

/**
 * The fold of {@code {mail:lower}} and {@code {mail:upper}}: the simple case mappings of Unicode 13, code point by code
 * point, so that a prefix stays a prefix and folding twice is folding once.
 *
 * <p>These are the mappings of Java 17. Later versions map more letters (U+0264 has a capital since Unicode 16), so
 * asking the running JDK would let a stored key stop matching when the JDK is replaced. The tables below don't change.
 */
final class CaseFold {

    // Per range three characters: its first letter, twice the number of further letters plus 1 if every other letter
    // is meant, the distance to the folded letter. Sorted; a table is for one plane, letters taken without it.

    private static final String LOWER =
            "\300\054\040\330\014\040\u0100\057\001\u0130\000\uff39\u0132\005\001\u0139\017\001"
                    + "\u014a\055\001\u0178\000\uff87\u0179\005\001\u0181\000\322\u0182\003\001\u0186\000\316"
                    + "\u0187\000\001\u0189\002\315\u018b\000\001\u018e\000\117\u018f\000\312\u0190\000\313"
                    + "\u0191\000\001\u0193\000\315\u0194\000\317\u0196\000\323\u0197\000\321\u0198\000\001"
                    + "\u019c\000\323\u019d\000\325\u019f\000\326\u01a0\005\001\u01a6\000\332\u01a7\000\001"
                    + "\u01a9\000\332\u01ac\000\001\u01ae\000\332\u01af\000\001\u01b1\002\331\u01b3\003\001"
                    + "\u01b7\000\333\u01b8\000\001\u01bc\000\001\u01c4\000\002\u01c5\000\001\u01c7\000\002"
                    + "\u01c8\000\001\u01ca\000\002\u01cb\021\001\u01de\021\001\u01f1\000\002\u01f2\003\001"
                    + "\u01f6\000\uff9f\u01f7\000\uffc8\u01f8\047\001\u0220\000\uff7e\u0222\021\001\u023a\000\u2a2b"
                    + "\u023b\000\001\u023d\000\uff5d\u023e\000\u2a28\u0241\000\001\u0243\000\uff3d\u0244\000\105"
                    + "\u0245\000\107\u0246\011\001\u0370\003\001\u0376\000\001\u037f\000\164\u0386\000\046"
                    + "\u0388\004\045\u038c\000\100\u038e\002\077\u0391\040\040\u03a3\020\040\u03cf\000\010"
                    + "\u03d8\027\001\u03f4\000\uffc4\u03f7\000\001\u03f9\000\ufff9\u03fa\000\001\u03fd\004\uff7e"
                    + "\u0400\036\120\u0410\076\040\u0460\041\001\u048a\065\001\u04c0\000\017\u04c1\015\001"
                    + "\u04d0\137\001\u0531\112\060\u10a0\112\u1c60\u10c7\000\u1c60\u10cd\000\u1c60\u13a0\236\u97d0"
                    + "\u13f0\012\010\u1c90\124\uf440\u1cbd\004\uf440\u1e00\225\001\u1e9e\000\ue241\u1ea0\137\001"
                    + "\u1f08\016\ufff8\u1f18\012\ufff8\u1f28\016\ufff8\u1f38\016\ufff8\u1f48\012\ufff8\u1f59\007\ufff8"
                    + "\u1f68\016\ufff8\u1f88\016\ufff8\u1f98\016\ufff8\u1fa8\016\ufff8\u1fb8\002\ufff8\u1fba\002\uffb6"
                    + "\u1fbc\000\ufff7\u1fc8\006\uffaa\u1fcc\000\ufff7\u1fd8\002\ufff8\u1fda\002\uff9c\u1fe8\002\ufff8"
                    + "\u1fea\002\uff90\u1fec\000\ufff9\u1ff8\002\uff80\u1ffa\002\uff82\u1ffc\000\ufff7\u2126\000\ue2a3"
                    + "\u212a\000\udf41\u212b\000\udfba\u2132\000\034\u2160\036\020\u2183\000\001\u24b6\062\032"
                    + "\u2c00\134\060\u2c60\000\001\u2c62\000\ud609\u2c63\000\uf11a\u2c64\000\ud619\u2c67\005\001"
                    + "\u2c6d\000\ud5e4\u2c6e\000\ud603\u2c6f\000\ud5e1\u2c70\000\ud5e2\u2c72\000\001\u2c75\000\001"
                    + "\u2c7e\002\ud5c1\u2c80\143\001\u2ceb\003\001\u2cf2\000\001\ua640\055\001\ua680\033\001"
                    + "\ua722\015\001\ua732\075\001\ua779\003\001\ua77d\000\u75fc\ua77e\011\001\ua78b\000\001"
                    + "\ua78d\000\u5ad8\ua790\003\001\ua796\023\001\ua7aa\000\u5abc\ua7ab\000\u5ab1\ua7ac\000\u5ab5"
                    + "\ua7ad\000\u5abf\ua7ae\000\u5abc\ua7b0\000\u5aee\ua7b1\000\u5ad6\ua7b2\000\u5aeb\ua7b3\000\u03a0"
                    + "\ua7b4\013\001\ua7c2\000\001\ua7c4\000\uffd0\ua7c5\000\u5abd\ua7c6\000\u75c8\ua7c7\003\001"
                    + "\ua7f5\000\001\uff21\062\040";

    private static final String LOWER_PLANE_1 =
            "\u0400\116\050\u04b0\106\050\u0c80\144\100\u18a0\076\040\u6e40\076\040\ue900\102\042";

    private static final String UPPER =
            "\265\000\u02e7\340\054\uffe0\370\014\uffe0\377\000\171\u0101\057\uffff\u0131\000\uff18"
                    + "\u0133\005\uffff\u013a\017\uffff\u014b\055\uffff\u017a\005\uffff\u017f\000\ufed4\u0180\000\303"
                    + "\u0183\003\uffff\u0188\000\uffff\u018c\000\uffff\u0192\000\uffff\u0195\000\141\u0199\000\uffff"
                    + "\u019a\000\243\u019e\000\202\u01a1\005\uffff\u01a8\000\uffff\u01ad\000\uffff\u01b0\000\uffff"
                    + "\u01b4\003\uffff\u01b9\000\uffff\u01bd\000\uffff\u01bf\000\070\u01c5\000\uffff\u01c6\000\ufffe"
                    + "\u01c8\000\uffff\u01c9\000\ufffe\u01cb\000\uffff\u01cc\000\ufffe\u01ce\017\uffff\u01dd\000\uffb1"
                    + "\u01df\021\uffff\u01f2\000\uffff\u01f3\000\ufffe\u01f5\000\uffff\u01f9\047\uffff\u0223\021\uffff"
                    + "\u023c\000\uffff\u023f\002\u2a3f\u0242\000\uffff\u0247\011\uffff\u0250\000\u2a1f\u0251\000\u2a1c"
                    + "\u0252\000\u2a1e\u0253\000\uff2e\u0254\000\uff32\u0256\002\uff33\u0259\000\uff36\u025b\000\uff35"
                    + "\u025c\000\ua54f\u0260\000\uff33\u0261\000\ua54b\u0263\000\uff31\u0265\000\ua528\u0266\000\ua544"
                    + "\u0268\000\uff2f\u0269\000\uff2d\u026a\000\ua544\u026b\000\u29f7\u026c\000\ua541\u026f\000\uff2d"
                    + "\u0271\000\u29fd\u0272\000\uff2b\u0275\000\uff2a\u027d\000\u29e7\u0280\000\uff26\u0282\000\ua543"
                    + "\u0283\000\uff26\u0287\000\ua52a\u0288\000\uff26\u0289\000\uffbb\u028a\002\uff27\u028c\000\uffb9"
                    + "\u0292\000\uff25\u029d\000\ua515\u029e\000\ua512\u0345\000\124\u0371\003\uffff\u0377\000\uffff"
                    + "\u037b\004\202\u03ac\000\uffda\u03ad\004\uffdb\u03b1\040\uffe0\u03c2\000\uffe1\u03c3\020\uffe0"
                    + "\u03cc\000\uffc0\u03cd\002\uffc1\u03d0\000\uffc2\u03d1\000\uffc7\u03d5\000\uffd1\u03d6\000\uffca"
                    + "\u03d7\000\ufff8\u03d9\027\uffff\u03f0\000\uffaa\u03f1\000\uffb0\u03f2\000\007\u03f3\000\uff8c"
                    + "\u03f5\000\uffa0\u03f8\000\uffff\u03fb\000\uffff\u0430\076\uffe0\u0450\036\uffb0\u0461\041\uffff"
                    + "\u048b\065\uffff\u04c2\015\uffff\u04cf\000\ufff1\u04d1\137\uffff\u0561\112\uffd0\u10d0\124\u0bc0"
                    + "\u10fd\004\u0bc0\u13f8\012\ufff8\u1c80\000\ue792\u1c81\000\ue793\u1c82\000\ue79c\u1c83\002\ue79e"
                    + "\u1c85\000\ue79d\u1c86\000\ue7a4\u1c87\000\ue7db\u1c88\000\u89c2\u1d79\000\u8a04\u1d7d\000\u0ee6"
                    + "\u1d8e\000\u8a38\u1e01\225\uffff\u1e9b\000\uffc5\u1ea1\137\uffff\u1f00\016\010\u1f10\012\010"
                    + "\u1f20\016\010\u1f30\016\010\u1f40\012\010\u1f51\007\010\u1f60\016\010\u1f70\002\112"
                    + "\u1f72\006\126\u1f76\002\144\u1f78\002\200\u1f7a\002\160\u1f7c\002\176\u1f80\016\010"
                    + "\u1f90\016\010\u1fa0\016\010\u1fb0\002\010\u1fb3\000\011\u1fbe\000\ue3db\u1fc3\000\011"
                    + "\u1fd0\002\010\u1fe0\002\010\u1fe5\000\007\u1ff3\000\011\u214e\000\uffe4\u2170\036\ufff0"
                    + "\u2184\000\uffff\u24d0\062\uffe6\u2c30\134\uffd0\u2c61\000\uffff\u2c65\000\ud5d5\u2c66\000\ud5d8"
                    + "\u2c68\005\uffff\u2c73\000\uffff\u2c76\000\uffff\u2c81\143\uffff\u2cec\003\uffff\u2cf3\000\uffff"
                    + "\u2d00\112\ue3a0\u2d27\000\ue3a0\u2d2d\000\ue3a0\ua641\055\uffff\ua681\033\uffff\ua723\015\uffff"
                    + "\ua733\075\uffff\ua77a\003\uffff\ua77f\011\uffff\ua78c\000\uffff\ua791\003\uffff\ua794\000\060"
                    + "\ua797\023\uffff\ua7b5\013\uffff\ua7c3\000\uffff\ua7c8\003\uffff\ua7f6\000\uffff\uab53\000\ufc60"
                    + "\uab70\236\u6830\uff41\062\uffe0";

    private static final String UPPER_PLANE_1 =
            "\u0428\116\uffd8\u04d8\106\uffd8\u0cc0\144\uffc0\u18c0\076\uffe0\u6e60\076\uffe0\ue922\102\uffde";

    private CaseFold() {}

    static String lower(String text) {
        return fold(text, false);
    }

    static String upper(String text) {
        return fold(text, true);
    }

    private static String fold(String text, boolean upper) {
        int at = 0;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            int folded = fold(letter, upper);
            if (folded != letter) {
                return foldFrom(text, at, upper);
            }
            at += Character.charCount(letter);
        }
        return text;
    }

    private static String foldFrom(String text, int from, boolean upper) {
        StringBuilder folded = new StringBuilder(text.length()).append(text, 0, from);
        int at = from;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            folded.appendCodePoint(fold(letter, upper));
            at += Character.charCount(letter);
        }
        return folded.toString();
    }

    static int fold(int letter, boolean upper) {
        if (letter < 0x80) {
            char first = upper ? 'a' : 'A';
            return letter >= first && letter <= first + 25 ? letter ^ 0x20 : letter;
        }
        return switch (letter >> 16) {
            case 0 -> look(upper ? UPPER : LOWER, letter);
            case 1 -> 0x10000 + look(upper ? UPPER_PLANE_1 : LOWER_PLANE_1, letter & 0xFFFF);
            default -> letter;
        };
    }

    private static int look(String table, int letter) {
        int low = 0;
        int high = table.length() / 3 - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int distance = letter - table.charAt(3 * middle);
            if (distance < 0) {
                high = middle - 1;
                continue;
            }
            int shape = table.charAt(3 * middle + 1);
            int step = (shape & 1) + 1;
            if (distance <= (shape >> 1) * step) {
                return distance % step == 0 ? (char) (letter + table.charAt(3 * middle + 2)) : letter;
            }
            low = middle + 1;
        }
        return letter;
    }
}
