package desk;

import dev.partita.*;

public final class PhoneText implements AttributeConverter<Phone, String> {

    @Override
    public String toAttribute(Phone phone) {
        return phone.country() + " " + phone.number();
    }

    @Override
    public Phone fromAttribute(String text) {
        int space = text.indexOf(' ');
        return new Phone(text.substring(0, space), text.substring(space + 1));
    }
}
