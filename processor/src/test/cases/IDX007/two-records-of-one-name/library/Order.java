package billing;

import dev.partita.*;

@Partition("PAYMENT#{number}")
public record Order(String number, String account) {}
