/// The classes of examples among a suite's sources, which SwiftPM does not find, as they have no methods that are tests.
struct SuiteSpecs {
  /// The module of their base class.
  static let module = "Quick"

  /// Their names, sorted.
  let classes: [String]

  /// Finds what inherits, maybe through other classes of the sources, the library's class.
  init(in sources: [SourceNames]) {
    let superclasses = sources.reduce(into: [String: String]()) { known, source in
      known.merge(source.superclasses) { first, _ in first }
    }
    var found: Set = [Self.base]
    while true {
      let new = superclasses.filter { found.contains($0.value) && !found.contains($0.key) }
      if new.isEmpty { break }
      found.formUnion(new.keys)
    }
    // Only what other files see can be extended there.
    let visible = Set(sources.flatMap(\.declared))
    classes = found.subtracting([Self.base]).filter(visible.contains).sorted()
  }

  private static let base = "QuickSpec"

  /// A source by which SwiftPM finds them; nil without one.
  var source: String? {
    guard !classes.isEmpty else { return nil }
    return "import \(Self.module)\n\n"
      + classes.map { "extension \($0) { func testExamples() throws { try runAllExamples() } }\n" }
      .joined()
  }
}
