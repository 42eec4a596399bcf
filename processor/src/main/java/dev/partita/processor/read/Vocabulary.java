package dev.partita.processor.read;

/**
 * The names of the annotations and runtime types that the reader looks for. Texts, because references to their classes
 * are relocated in the published jar.
 */
final class Vocabulary {

    static final String TABLE = "dev.partita.Table";
    static final String PATTERNS_OF = "dev.partita.PatternsOf";
    static final String GLOBAL_INDEX = "dev.partita.GlobalIndex";
    static final String LOCAL_INDEX = "dev.partita.LocalIndex";

    static final String PARTITION = "dev.partita.Partition";
    static final String SORT = "dev.partita.Sort";
    static final String INDEX_KEY = "dev.partita.IndexKey";
    static final String COPY_KEY = "dev.partita.CopyKey";
    static final String UNIQUE = "dev.partita.Unique";
    static final String EMBEDDED = "dev.partita.Embedded";
    static final String VIEW = "dev.partita.View";
    static final String ITEM_COLLECTION = "dev.partita.ItemCollection";
    static final String KEY_OF = "dev.partita.KeyOf";
    static final String DELIMITER = "dev.partita.Delimiter";
    static final String ATTRIBUTE_NAMES = "dev.partita.AttributeNames";

    static final String ATTRIBUTE = "dev.partita.Attribute";
    static final String KEY_ONLY = "dev.partita.KeyOnly";
    static final String VERSION = "dev.partita.Version";
    static final String TIME_TO_LIVE = "dev.partita.TimeToLive";
    static final String DEFAULT = "dev.partita.Default";
    static final String CONVERT = "dev.partita.Convert";
    static final String KEY_TEXT = "dev.partita.KeyText";
    static final String KEY_CONVERTER = "dev.partita.KeyConverter";
    static final String ATTRIBUTE_CONVERTER = "dev.partita.AttributeConverter";

    static final String ACCESS_PATTERN = "dev.partita.AccessPattern";
    static final String BATCH = "dev.partita.Batch";
    static final String PUT = "dev.partita.Put";
    static final String DELETE = "dev.partita.Delete";
    static final String UPDATE = "dev.partita.Update";
    static final String CHECK = "dev.partita.Check";
    static final String TRANSACTION = "dev.partita.Transaction";
    static final String CLIENT_REQUEST_TOKEN = "dev.partita.ClientRequestToken";
    static final String ASSIGN = "dev.partita.Assign";
    static final String ADD = "dev.partita.Add";
    static final String REMOVE = "dev.partita.Remove";
    static final String APPEND = "dev.partita.Append";
    static final String EXPECT = "dev.partita.Expect";

    static final String IS = "dev.partita.Is";
    static final String FROM = "dev.partita.From";
    static final String TO = "dev.partita.To";
    static final String AFTER = "dev.partita.After";
    static final String BEFORE = "dev.partita.Before";
    static final String STARTS_WITH = "dev.partita.StartsWith";

    static final String PATCH = "dev.partita.runtime.Patch";
    static final String PAGE = "dev.partita.runtime.Page";
    static final String PAGE_REQUEST = "dev.partita.runtime.PageRequest";
    static final String CODEC_OF = "dev.partita.runtime.CodecOf";
    static final String REPOSITORY_OF = "dev.partita.runtime.RepositoryOf";

    private Vocabulary() {}
}
