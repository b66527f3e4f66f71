import SnapshotRecords

/// A result in a word, with its severity for the reader.
struct Verdict: Equatable {
  enum Weight: String {
    case good, changed, bad
  }

  let word: String
  let weight: Weight
  /// One column wide in every terminal.
  let mark: String

  init(_ result: SnapshotResult, in subject: ReportSubject = .references) {
    switch result.status {
    case .missing where subject == .revisions: self.init("new", .bad)
    case .passed where result.hasErrorDiagnostic: self.init("layout error", .bad)
    case .recorded where result.hasErrorDiagnostic: self.init("recorded, layout error", .bad)
    case .passed: self.init("passed", .good)
    case .recorded: self.init(result.isRefreshed ? "refreshed" : "recorded", .changed)
    case .different: self.init("differs", .bad)
    case .sizeChanged: self.init("size changed", .bad)
    case .missing: self.init(result.isRecorded ? "new, recorded" : "no reference", .bad)
    case .error: self.init("error", .bad)
    }
  }

  private init(_ word: String, _ weight: Weight) {
    self.word = word
    self.weight = weight
    mark =
      switch weight {
      case .good: "✔"
      case .changed: "●"
      case .bad: "✘"
      }
  }
}
