package dev.partita.processor;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.ReferencedClassObject;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import javax.annotation.processing.Messager;

/** What each package may know. The reasons are in docs/architecture.md and docs/adr/0001-pure-core.md. */
@AnalyzeClasses(
        packages = {"dev.partita.processor", "dev.partita.runtime.key"},
        importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String PROCESSOR = "dev.partita.processor";
    private static final String[] PURE = {
        PROCESSOR + ".template..",
        PROCESSOR + ".schema..",
        PROCESSOR + ".keyspace..",
        PROCESSOR + ".check..",
        PROCESSOR + ".effect..",
        PROCESSOR + ".plan..",
        PROCESSOR + ".advice..",
        PROCESSOR + ".diagnostic..",
    };
    private static final String[] PLAIN_JAVA = {
        "java.lang..", "java.math..", "java.nio.charset..", "java.time..", "java.util..", "org.jspecify.annotations"
    };
    private static final String READ = PROCESSOR + ".read..";
    private static final String WRITE = PROCESSOR + ".write..";
    private static final String REPORT = PROCESSOR + ".report..";
    private static final String JAVAPOET = "com.squareup.javapoet..";
    private static final String KEY = "dev.partita.runtime.key";

    @ArchTest
    static final ArchRule theCoreIsPure = classes()
            .that()
            .resideInAnyPackage(PURE)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(PURE)
                    .or(resideInAnyPackage(PLAIN_JAVA))
                    .or(resideInAnyPackage("dev.partita", KEY)))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule keysArePure = classes()
            .that()
            .resideInAPackage(KEY)
            .should()
            .onlyDependOnClassesThat(resideInAnyPackage(PLAIN_JAVA).or(resideInAnyPackage("dev.partita", KEY)))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule readingKnowsNothingOfWhatComesAfterIt = noClasses()
            .that()
            .resideInAPackage(READ)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    PROCESSOR + ".plan..", PROCESSOR + ".advice..", REPORT, WRITE, PROCESSOR + ".catalog..", JAVAPOET))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule reportingKnowsOnlyFindingsAndWhereTheyAre = noClasses()
            .that()
            .resideInAPackage(REPORT)
            .should()
            .dependOnClassesThat(resideInAnyPackage(
                    PROCESSOR + ".plan..", PROCESSOR + ".advice..", WRITE, PROCESSOR + ".catalog..", JAVAPOET))
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule writingCannotFailForReasonsOfTheUser = noClasses()
            .that()
            .resideInAPackage(WRITE)
            .should()
            .dependOnClassesThat(resideInAnyPackage(READ, REPORT, PROCESSOR + ".check..", PROCESSOR + ".advice.."))
            .orShould()
            .dependOnClassesThat()
            .areAssignableTo(Messager.class)
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule onlyWritingKnowsJavaPoet =
            noClasses().that().resideOutsideOfPackage(WRITE).should().dependOnClassesThat(resideInAPackage(JAVAPOET));

    @ArchTest
    static final ArchRule ofTheRuntimeOnlyKeysAreKnown = noClasses()
            .that()
            .resideInAPackage(PROCESSOR + "..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("dev.partita.runtime", "software.amazon.."));

    @ArchTest
    static final ArchRule stagesHaveNoCycles =
            slices().matching(PROCESSOR + ".(*)..").should().beFreeOfCycles().allowEmptyShould(true);

    /** The published jar moves such classes, and with them what their literals are called. */
    @ArchTest
    static final ArchRule classesThatTheJarMovesAreNamedByText =
            classes().that().resideInAPackage(PROCESSOR + "..").should(haveNoLiteralsOf("dev.partita", KEY));

    private static ArchCondition<JavaClass> haveNoLiteralsOf(String... packages) {
        return new ArchCondition<>("have no class literals of " + String.join(", ", packages)) {
            @Override
            public void check(JavaClass type, ConditionEvents events) {
                for (ReferencedClassObject literal : type.getReferencedClassObjects()) {
                    if (resideInAnyPackage(packages).test(literal.getRawType())) {
                        String name = literal.getRawType().getName();
                        events.add(SimpleConditionEvent.violated(
                                type, type.getName() + ":" + literal.getLineNumber() + " has " + name + ".class"));
                    }
                }
            }
        };
    }
}
