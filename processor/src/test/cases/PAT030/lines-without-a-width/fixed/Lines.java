package shop;

import dev.partita.*;
import java.util.List;

@Table(name = "Lines", items = Line.class)
public interface Lines {

    @AccessPattern("the lines of an order")
    List<Line> lines(String order);
}
