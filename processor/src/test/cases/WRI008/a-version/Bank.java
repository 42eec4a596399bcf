package design;

import dev.partita.AccessPattern;
import dev.partita.Batch;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import java.util.Optional;

@Table(name = "Bank", items = Account.class)
public interface Bank {

    @AccessPattern("an account")
    Optional<Account> account(String id);

    @Batch @Put void importAll(List<Account> accounts); // error: WRI008 "Bank.importAll: Account has the version version, by which each write expects the one before; batches have neither conditions nor transactions."
}
