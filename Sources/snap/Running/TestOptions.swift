import ArgumentParser

/// The options of the commands that run tests.
struct TestOptions: ParsableArguments {
  @Argument(
    help: """
      The folders of packages, or folders within them; those of apps without a package for their cell \
      files. The current one if none is given.
      """)
  var path: [String] = []

  @Option(help: "Run only the tests whose names match, as `swift test --filter` does.")
  var filter: String?

  @Option(help: "The folder that `swift test` builds in, instead of the package's .build.")
  var scratchPath: String?

  @Flag(help: "Run no tests, only cell files.")
  var cellsOnly = false

  @Flag(help: "Run no cell files, only tests.")
  var testsOnly = false

  @Flag(name: .shortAndLong, help: "Show what `swift test` prints.")
  var verbose = false

  /// What narrows the run, as its manifest keeps it: only a run without can say what no test names.
  var manifestFilter: String? {
    filter ?? (cellsOnly ? "--cells-only" : testsOnly ? "--tests-only" : nil)
  }

  var filterArguments: [String] { filter.map { ["--filter", $0] } ?? [] }

  var scratchArguments: [String] { scratchPath.map { ["--scratch-path", $0] } ?? [] }
}
