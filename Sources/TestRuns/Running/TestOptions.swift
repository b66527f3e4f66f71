package import ArgumentParser

/// The options of the commands that run tests.
package struct TestOptions: ParsableArguments, Sendable {
  @Argument(
    help: """
      The folders of packages, or folders inside them; for apps without a package, the folders of their \
      cell files. By default the current folder.
      """)
  package var path: [String] = []

  @Option(help: "Run only the tests whose names match, as `swift test --filter` does.")
  package var filter: String?

  @OptionGroup package var place: BuildPlace

  @Flag(help: "Run only cell files, no tests.")
  package var cellsOnly = false

  @Flag(help: "Run only tests, no cell files.")
  var testsOnly = false

  @Flag(
    inversion: .prefixedNo,
    help: "If another run of the package is in progress, wait for it to end.")
  package var wait = true

  @Option(
    help: ArgumentHelp(
      "How long tests may work on one snapshot, or do nothing, before they count as hung; 0 for any time.",
      valueName: "seconds"))
  package var timeLimit = 300

  @Option(
    help: ArgumentHelp(
      "How many processes share the tests and the cell files. By default the number of cores, less where memory is "
        + "short or there is little to do; never more than there are parts of work, nor than four for each core.",
      valueName: "n"))
  package var jobs: Int?

  @Flag(name: .shortAndLong, help: "Show what the build and the tests print.")
  package var verbose = false

  package init() {}

  /// All tests of a package and no cell files, as in a command that has no options for that.
  package static var forFixing: TestOptions {
    get throws { try parse(["--tests-only"]) }
  }

  package func validate() throws {
    guard (0...86_400).contains(timeLimit) else {
      throw ValidationError("--time-limit must be from 0 to 86400 seconds.")
    }
    guard jobs ?? 1 >= 1 else { throw ValidationError("--jobs must be 1 or more.") }
    if cellsOnly && testsOnly {
      throw ValidationError(
        "--cells-only and --tests-only together leave nothing to run. Drop one.")
    }
  }

  /// The restriction of the run, for its manifest: only an unrestricted run can tell which references are unused.
  package var manifestFilter: String? {
    filter ?? (cellsOnly ? "--cells-only" : testsOnly ? "--tests-only" : nil)
  }

  /// The keys of cell files to verify by a filter; nil for all.
  ///
  /// - Throws: ``TestRunsError/invalidFilter(_:)``
  package static func pattern(of filter: String?) throws -> Regex<AnyRegexOutput>? {
    guard let filter else { return nil }
    do {
      return try Regex(filter)
    } catch {
      throw TestRunsError.invalidFilter(filter)
    }
  }
}
