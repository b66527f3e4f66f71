import LayoutModel
import SnapshotRecords

extension RunReport {
  /// The counts in one sentence, such as `41 snapshots: 38 passed, 2 differ, 1 is new; 3 warnings`, or of two revisions
  /// `cells: 2 changed, 1 new, 40 the same`.
  public var summary: String { summary(countsAllowed: true) }

  func summary(countsAllowed: Bool) -> String {
    let others = otherFailures.isEmpty ? "" : "; \(otherFailures.count.counted("other failure"))"
    if let comparison = run.comparison { return comparison.sentence(with: run.results) + others }
    let counts = run.summary
    let noun = counts.total == 1 ? "snapshot" : "snapshots"
    guard counts.total > 0 else { return "no snapshots\(others)" }
    return
      "\(counts.total) \(noun): \(verdicts.joined(separator: ", "))\(diagnosticCounts(countsAllowed))\(others)"
  }

  /// How many snapshots fail because another engine drew their references, and what to do; nil if none does.
  public var engineDrift: String? {
    let total = run.results.count
    let pixels = failures.count { $0.hasEngineDrift == true }
    let layouts = failures.count { $0.hasLayoutDrift == true }
    let sentences =
      (pixels > 0 ? [EngineDriftWords.summary(pixels, of: total)] : [])
      + (layouts > 0 ? [LayoutDriftWords.summary(layouts, of: total)] : [])
    return sentences.isEmpty ? nil : tool.naming(sentences.joined(separator: "\n"))
  }

  /// How many references with equal pixels have an older layout, and what to do; nil if none is known to.
  public var olderLayouts: String? {
    let known = run.results.compactMap(\.hasOlderLayout)
    let count = known.count(where: \.self)
    guard count > 0 else { return nil }
    let share = known.count == run.results.count ? "" : " of \(known.count) that were compared"
    let verb = count == 1 ? "has" : "have"
    return tool.naming(
      "\(count.counted("reference"))\(share) \(verb) an older layout: `snap record --mode layouts`")
  }

  /// Whether snapshots that were drawn several times were the same each time; nil if they were drawn once.
  public var drawingVerdict: String? {
    guard let drawings = run.drawings else { return nil }
    let unstable = run.results.filter { $0.diagnostics.contains { $0.kind == .unstableDrawing } }
    let intro = "Each snapshot was drawn \(drawings) times"
    guard !unstable.isEmpty else { return "\(intro), and was the same each time." }
    let names = unstable.prefix(Self.listedUnstable).map { "\($0.key)" }
    let rest = unstable.count - names.count
    return "\(intro); \(unstable.count) differ\(unstable.count == 1 ? "s" : "") between drawings: "
      + names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more." : ".")
  }

  /// The page lists all of them as failures.
  private static let listedUnstable = 5

  private var verdicts: [String] {
    let counts = run.summary
    let all = [
      (counts.passed, "passed", "passed"), (counts.recorded, "recorded", "recorded"),
      (counts.different, "differs", "differ"),
      (counts.sizeChanged, "has a different size", "have different sizes"),
      (counts.missing, "is new", "are new"),
      (counts.error, "could not be compared", "could not be compared"),
      (counts.layoutError, "has a broken layout", "have broken layouts"),
    ]
    return all.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
  }

  private func diagnosticCounts(_ countsAllowed: Bool) -> String {
    let diagnostics = run.results.flatMap(\.diagnostics)
    func count(_ severity: Diagnostic.Severity) -> Int {
      diagnostics.filter { $0.severity == severity && !$0.isAllowed }.count
    }
    let all = [
      (count(.error), "layout error"), (count(.warning), "warning"), (count(.note), "note"),
    ]
    let allowed = countsAllowed ? diagnostics.filter(\.isAllowed).count : 0
    let present =
      all.filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
      + (allowed > 0 ? ["\(allowed) allowed"] : [])
    return present.isEmpty ? "" : "; " + present.joined(separator: ", ")
  }
}
