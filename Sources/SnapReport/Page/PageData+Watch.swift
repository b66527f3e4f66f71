import LayoutModel
import SnapshotRecords

/// What the page of `snap watch` has besides.
extension PageData {
  /// The state of all, of which the results are only those that changed.
  struct Watch: Encodable {
    /// The keys of all results, in their order.
    let keys: [String]
    let status: String
    let summary: String
    /// Why files or fixtures cannot be drawn.
    let problems: [String]
    let findings: [Finding]
  }

  /// How a snapshot differs from the state before.
  struct Before: Encodable {
    let facts: [String]
    let reference: Side?
    let diff: Side?
    let changes: [Change]

    init(_ result: SnapshotResult, pictures: inout PagePictures) {
      facts = [result.pixelSentence, result.sizeSentence].compactMap { $0?.visible }
      reference = pictures.reference(of: result)
      diff = result.diff.flatMap { pictures.side($0, of: result) }
      changes = result.describedChanges.map(Change.init)
    }
  }

  /// What lint found.
  struct Finding: Encodable, Equatable {
    let place, weight, headline, message, hint: String

    init(_ finding: WatchPage.Finding) {
      place = finding.place.visible
      weight = finding.severity.rawValue
      headline = finding.headline.visible
      message = finding.message.visible
      hint = finding.hint.visible
    }
  }
}
