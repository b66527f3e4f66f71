import Foundation
import LayoutModel
import NumberText
import SnapshotRecords

/// The data from which the script builds the page.
///
/// All texts have hidden characters made visible.
struct PageData: Encodable {
  /// A part of the list, such as all snapshots that differ.
  struct Section: Encodable {
    let title: String
    let count: Int
    let groups: [Group]

    init(title: String, groups: [Group]) {
      (self.title, self.groups) = (title, groups)
      count = groups.reduce(0) { $0 + $1.members.count }
    }
  }

  /// Snapshots under one heading.
  struct Group: Encodable {
    /// The common cause, the suite, or nil for a single snapshot.
    let title: String?
    let isOpen: Bool
    /// Indices of results.
    let members: [Int]
  }

  /// A picture or text of a snapshot: one of `picture`, `file`, `text` and `problem` is not nil.
  struct Side: Encodable {
    /// The identifier of a picture in the page.
    var picture: Int?
    /// The name of a file beside the page; of a picture if it has a width.
    var file: String?
    var width: Int?
    var height: Int?
    var text: String?
    var problem: String?
    /// The list of layouts beside the page that has the picture's, and the place in it.
    var layout: String?
    var place: Int?
  }

  struct Change: Encodable {
    let text: String
    let isCause: Bool
  }

  /// A version of a reference.
  struct Version: Encodable {
    let commit: String
    let changes: [String]
    let side: Side?
  }

  struct Diagnostic: Encodable {
    let headline: String
    let weight: String
    let view: String
    let message: String
    let constraints: [String]
  }

  /// A verdict, which many results share.
  struct Verdict: Encodable, Hashable {
    let mark: String
    let word: String
    let weight: String
  }

  /// A result; lists without an element are nil, as most results of a large run have nothing to say.
  struct Result: Encodable {
    let key: String
    /// The index of the verdict.
    let verdict: Int
    let scale: Double
    let facts: [String]
    var notes: [String]?
    var reference: Side?
    var actual: Side?
    var diff: Side?
    var changes: [Change]?
    var diagnostics: [Diagnostic]?
    /// Those that do not matter for a failure.
    var otherDiagnostics: [Diagnostic]?
    var sizing: Sizing?
    var accept: String?
    /// Whether pixels changed that no cause explains, so that it is accepted alone; nil for false.
    var isUnexplained: Bool?
    /// The index of the call that took it, in a gallery; nil if that is not known.
    var call: Int?
    /// Who owns it; nil for nobody.
    var owners: [String]?
    /// The versions of its reference, the oldest first; nil where nobody asked git.
    var history: [Version]?
    /// How it differs from the state before, on a page that is changed while it is shown.
    var before: Before?
  }

  /// Whether the page has buttons for decisions.
  let isReview: Bool
  /// The number of a review's page; nil for other pages.
  let edition: Int?
  let sections: [Section]
  let verdicts: [Verdict]
  let results: [Result]
  /// What both sides are called, by the names that they have in a run's page; nil for those.
  var captions: [String: String]?
  /// What only galleries have; nil for other pages.
  var gallery: GalleryFacts?

  /// What only a page has that is changed while it is shown.
  var watch: Watch?

  /// The data as JSON that is safe in a script element: it contains no `<`.
  func json() throws -> String {
    let text = try CanonicalJSON.text(of: self)
    let pieces = text.utf8.split(
      separator: UInt8(ascii: "<"), omittingEmptySubsequences: false)
    return pieces.lazy.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\\u003C")
  }
}

extension PageData {
  init(_ report: RunReport, edition: Int?, pictures: inout PagePictures) {
    var verdicts: [Verdict] = []
    let results = report.run.results.map { result in
      let verdict = verdicts.place(of: Verdict(SnapReport.Verdict(result, in: report.subject)))
      // A review of commits decides without references.
      let canDecide = report.subject == .references || edition != nil
      var shown = Result(
        result, verdict: verdict, tool: canDecide ? report.tool : nil, pictures: &pictures)
      shown.owners = report.owners[result.key]?.map(\.visible)
      shown.history = report.histories[result.key]?.map { version in
        Version(
          commit: version.commit.visible, changes: version.changes.map(\.visible),
          side: version.picture.flatMap { pictures.side(of: $0) })
      }
      return shown
    }
    self.init(
      isReview: edition != nil, edition: edition, sections: report.pageSections,
      verdicts: verdicts, results: results)
    if report.subject == .revisions { captions = ["reference": "before", "actual": "after"] }
  }
}

extension PageData.Verdict {
  init(_ verdict: SnapReport.Verdict) {
    self.init(mark: verdict.mark, word: verdict.word, weight: verdict.weight.rawValue)
  }
}

extension [PageData.Verdict] {
  /// Returns where a verdict is; one that is not there is added.
  mutating func place(of verdict: PageData.Verdict) -> Int {
    if let known = firstIndex(of: verdict) { return known }
    append(verdict)
    return count - 1
  }
}

extension PageData.Change {
  init(_ change: LayoutChange) {
    self.init(text: change.sentence.visible, isCause: change.cause == nil)
  }
}

extension PageData.Result {
  init(
    _ result: SnapshotResult, verdict: Int, tool: ToolName?, pictures: inout PagePictures
  ) {
    key = result.key.description.visible
    self.verdict = verdict
    scale = result.scale
    facts = [
      result.pixelSentence, result.sizeSentence, "scale \(result.scale.pointText)",
      result.source?.description,
    ].compactMap { $0?.visible }
    notes =
      [result.message.map { tool?.naming($0) ?? $0 }, result.lineChanges?.summary].compactMap {
        $0?.visible
      }.nonEmpty
    reference = pictures.reference(of: result)
    actual = result.actual.flatMap { pictures.side($0, of: result) }
    diff = result.diff.flatMap { pictures.side($0, of: result) }
    changes = result.describedChanges.map(PageData.Change.init).nonEmpty
    let shown = result.isFailure ? result.failureDiagnostics : result.diagnostics
    diagnostics = shown.map(PageData.Diagnostic.init).nonEmpty
    otherDiagnostics =
      result.isFailure ? result.otherDiagnostics.map(PageData.Diagnostic.init).nonEmpty : nil
    sizing = result.sizingAudit.map(PageData.Sizing.init)
    isUnexplained = result.hasUnexplainedPixels ? true : nil
    accept = tool.flatMap { result.isPending ? "\($0) accept '\(result.key)'".visible : nil }
  }
}

extension Array {
  /// The array, nil if it has no element.
  fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}

extension PageData.Diagnostic {
  init(_ diagnostic: LayoutModel.Diagnostic) {
    headline = diagnostic.headline.visible
    weight = diagnostic.weight.rawValue
    view = diagnostic.view.visible
    message = diagnostic.message.visible
    constraints = diagnostic.constraints.map(\.visible)
  }
}

extension PageData {
  /// The audit of a table's rows.
  ///
  /// Measured times are left out, so that equal runs give equal pages.
  struct Sizing: Encodable, Equatable {
    struct Row: Encodable, Equatable {
      let name: String
      let estimate: Double
      let height: Double
      let remarks: String
    }

    let summary: [String]
    let rows: [Row]

    init(_ audit: SizingAudit) {
      summary = audit.summary.map(\.visible)
      rows = audit.rows.map {
        Row(name: $0.name, estimate: $0.estimate, height: $0.height, remarks: $0.remarks.visible)
      }
    }
  }
}
