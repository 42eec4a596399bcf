package desk;

import dev.partita.*;
import java.util.List;

@Table(name = "Notes", items = Note.class)
public interface Notes {

    @AccessPattern("notes of a ticket")
    List<Note> notes(String ticket);
}
