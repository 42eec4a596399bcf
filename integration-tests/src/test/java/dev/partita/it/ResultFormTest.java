package dev.partita.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.partita.AccessPattern;
import dev.partita.Direction;
import dev.partita.GlobalIndex;
import dev.partita.IndexKey;
import dev.partita.ItemCollection;
import dev.partita.Partition;
import dev.partita.Put;
import dev.partita.Sort;
import dev.partita.Table;
import dev.partita.runtime.ItemNotFoundException;
import dev.partita.runtime.NonUniqueResultException;
import dev.partita.runtime.Page;
import dev.partita.runtime.PageRequest;
import dev.partita.testing.WireRequest;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What each form of result gives for nothing, one and many. */
class ResultFormTest {

    @RegisterExtension
    final Engine engine = new Engine();

    @Table(
            name = "Blog",
            items = {Author.class, Post.class})
    @GlobalIndex(name = "GSI1")
    interface Blog {

        @AccessPattern("an author who is there")
        Author author(String id);

        @AccessPattern("an author, or null")
        @Nullable
        Author authorOrNull(String id);

        @AccessPattern("an author, perhaps")
        Optional<Author> authorIfAny(String id);

        @AccessPattern(value = "whether there is an author", of = Author.class)
        boolean isAuthor(String id);

        @AccessPattern("the author of that name, who is there")
        Author named(String name);

        @AccessPattern("the author of that name, or null")
        @Nullable
        Author namedOrNull(String name);

        @AccessPattern("the author of that name, perhaps")
        Optional<Author> namedIfAny(String name);

        @AccessPattern(value = "whether there is an author of that name", of = Author.class)
        boolean isNamed(String name);

        @AccessPattern("an author's posts")
        List<Post> posts(String authorId);

        @AccessPattern(value = "an author's last posts", order = Direction.DESCENDING, limit = 2)
        List<Post> lastPosts(String authorId);

        @AccessPattern(value = "an author's first post", limit = 1)
        Optional<Post> firstPost(String authorId);

        @AccessPattern("an author's posts, page by page")
        Page<Post> page(String authorId, PageRequest page);

        @AccessPattern("an author's posts as a stream")
        @SuppressWarnings("PAT029")
        Stream<Post> stream(String authorId);

        @AccessPattern(value = "how many posts an author has", of = Post.class)
        long count(String authorId);

        @AccessPattern(value = "whether an author has a post", of = Post.class)
        boolean hasPosts(String authorId);

        @AccessPattern("an author with all posts")
        WithPosts withPosts(String id);

        @AccessPattern("an author with all posts, perhaps")
        Optional<WithPosts> withPostsIfAny(String id);

        @AccessPattern("posts of which the author may be gone")
        PostsPerhapsOfNobody postsOf(String id);

        @AccessPattern(value = "an author with the first posts", limit = 2)
        WithPosts withFirstPosts(String id);

        @Put
        void save(Author author);

        @Put
        void save(Post post);
    }

    @Partition("AUTHOR#{id}")
    @Sort("A")
    @IndexKey(index = "GSI1", partition = "NAME#{name:lower}", sort = "{id}")
    record Author(String id, String name) {}

    @Partition("AUTHOR#{authorId}")
    @Sort("POST#{no:4}")
    record Post(String authorId, int no, String title) {}

    @ItemCollection
    record WithPosts(Author author, List<Post> posts) {}

    @ItemCollection
    record PostsPerhapsOfNobody(Optional<Author> author, List<Post> posts) {}

    private static final Author ANN = new Author("1", "Ann");
    private static final List<Post> POSTS =
            List.of(new Post("1", 1, "a"), new Post("1", 2, "b"), new Post("1", 3, "c"));

    private Blog blog = new DynamoResultFormTest_Blog(engine.client());

    @BeforeEach
    void fill() {
        ResultFormTest_BlogSchema.create(engine.client(), engine.options(Blog.class));
        blog = new DynamoResultFormTest_Blog(engine.client(), engine.options(Blog.class));
        blog.save(ANN);
        POSTS.forEach(blog::save);
        blog.save(new Author("2", "Bo"));
        blog.save(new Author("3", "BO"));
        blog.save(new Post("4", 1, "of nobody"));
        engine.log().clear();
    }

    @Test
    void oneByItsKey() {
        assertThat(blog.author("1")).isEqualTo(ANN);
        assertThat(blog.authorOrNull("1")).isEqualTo(ANN);
        assertThat(blog.authorIfAny("1")).contains(ANN);
        assertThat(blog.isAuthor("1")).isTrue();
        assertThat(blog.authorOrNull("9")).isNull();
        assertThat(blog.authorIfAny("9")).isEmpty();
        assertThat(blog.isAuthor("9")).isFalse();
        assertThatExceptionOfType(ItemNotFoundException.class)
                .isThrownBy(() -> blog.author("9"))
                .withMessageContaining("author")
                .withMessageContaining("AUTHOR#9");
        assertThat(engine.log().sent())
                .hasSize(8)
                .allSatisfy(sent -> assertThat(sent.operation()).isEqualTo("GetItem"));
    }

    @Test
    void oneByAnIndexIsUnique() {
        assertThat(blog.named("ANN")).isEqualTo(ANN);
        assertThat(blog.namedOrNull("ann")).isEqualTo(ANN);
        assertThat(blog.namedIfAny("Ann")).contains(ANN);
        assertThat(blog.isNamed("bo")).isTrue();
        assertThat(blog.namedOrNull("cy")).isNull();
        assertThat(blog.namedIfAny("cy")).isEmpty();
        assertThat(blog.isNamed("cy")).isFalse();
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> blog.named("cy"));
        assertThatExceptionOfType(NonUniqueResultException.class).isThrownBy(() -> blog.named("bo"));
        assertThatExceptionOfType(NonUniqueResultException.class).isThrownBy(() -> blog.namedOrNull("Bo"));
        assertThatExceptionOfType(NonUniqueResultException.class).isThrownBy(() -> blog.namedIfAny("BO"));
        assertThat(engine.log().sent()).hasSize(11).allSatisfy(sent -> {
            assertThat(sent.operation()).isEqualTo("Query");
            assertThat(sent.index()).isEqualTo("GSI1");
        });
    }

    @Test
    void many() {
        assertThat(blog.posts("1")).isEqualTo(POSTS);
        assertThat(blog.posts("9")).isEmpty();
        assertThat(blog.lastPosts("1")).containsExactly(POSTS.get(2), POSTS.get(1));
        assertThat(blog.firstPost("1")).contains(POSTS.get(0));
        assertThat(blog.firstPost("9")).isEmpty();
        assertThat(blog.page("1", PageRequest.first(2)).items()).isEqualTo(POSTS.subList(0, 2));
        try (Stream<Post> stream = blog.stream("1")) {
            assertThat(stream).isEqualTo(POSTS);
        }
        assertThat(engine.log().sent())
                .extracting(WireRequest::limit)
                .containsExactly(
                        OptionalInt.empty(),
                        OptionalInt.empty(),
                        OptionalInt.of(2),
                        OptionalInt.of(1),
                        OptionalInt.of(1),
                        OptionalInt.of(2),
                        OptionalInt.empty());
    }

    @Test
    void countsAndWhetherThereIsOne() {
        assertThat(blog.count("1")).isEqualTo(3);
        assertThat(blog.count("9")).isZero();
        assertThat(blog.hasPosts("1")).isTrue();
        assertThat(blog.hasPosts("9")).isFalse();
        assertThat(engine.log().sent()).hasSize(4);
        assertThat(engine.log().sent().subList(2, 4))
                .extracting(WireRequest::limit)
                .containsOnly(OptionalInt.of(1));
    }

    @Test
    void collections() {
        assertThat(blog.withPosts("1")).isEqualTo(new WithPosts(ANN, POSTS));
        assertThat(blog.withPosts("2")).isEqualTo(new WithPosts(new Author("2", "Bo"), List.of()));
        assertThat(blog.withPostsIfAny("9")).isEmpty();
        assertThat(blog.withPostsIfAny("1")).contains(new WithPosts(ANN, POSTS));
        assertThat(blog.withFirstPosts("1")).isEqualTo(new WithPosts(ANN, POSTS.subList(0, 2)));
        assertThat(blog.postsOf("4"))
                .isEqualTo(new PostsPerhapsOfNobody(Optional.empty(), List.of(new Post("4", 1, "of nobody"))));
        assertThat(blog.postsOf("9")).isEqualTo(new PostsPerhapsOfNobody(Optional.empty(), List.of()));
        assertThat(engine.log().sent()).hasSize(7);
        assertThatExceptionOfType(ItemNotFoundException.class)
                .isThrownBy(() -> blog.withPosts("4"))
                .withMessageContaining("author")
                .withMessageContaining("1");
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> blog.withPostsIfAny("4"));
        assertThatExceptionOfType(ItemNotFoundException.class).isThrownBy(() -> blog.withPosts("9"));
    }
}
