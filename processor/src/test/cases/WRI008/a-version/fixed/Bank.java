package design;

import dev.partita.AccessPattern;
import dev.partita.Put;
import dev.partita.Table;
import java.util.List;
import java.util.Optional;

@Table(name = "Bank", items = Account.class)
public interface Bank {

    @AccessPattern("an account")
    Optional<Account> account(String id);

    @Put List<Account> importAll(List<Account> accounts);
}
