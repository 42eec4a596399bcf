package people;

import dev.partita.*;

@Table(name = "People", items = {Profile.class, Mail.class, Phone.class})
public interface People {

    @AccessPattern("a person with a way to reach them")
    Person person(String id);
}
