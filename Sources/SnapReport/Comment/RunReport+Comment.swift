import SnapshotRecords

/// What a comment on a pull request says besides its results.
package struct CommentFrame {
  /// The first line, by which the comment is found again; a page shows nothing of it.
  package let marker: String
  /// The commit that was judged.
  package let commit: String
  /// Where all results are; nil if nothing shows them.
  package let report: String?
  /// Whether commands in comments are carried out.
  package let offersCommands: Bool

  package init(marker: String, commit: String, report: String?, offersCommands: Bool) {
    self.marker = marker
    self.commit = commit
    self.report = report
    self.offersCommands = offersCommands
  }
}

extension RunReport {
  /// GitHub's limit of a comment; GitLab's is a million.
  package static let commentLimit = 65_536
  /// As many causes have pictures: each is a request or three to the host.
  private static let pictured = 20
  /// The paths of the pictures that a comment shows, each once.
  package var commentPictures: [String] {
    var known: Set<String> = []
    return commentCauses.prefix(Self.pictured).flatMap(\.pictures).filter {
      known.insert($0).inserted
    }
  }

  /// Returns the run as a comment on a pull request, in the Markdown of GitHub and GitLab.
  ///
  /// It has at most ``commentLimit`` UTF-16 units: causes that do not fit are counted.
  /// What strangers wrote is in code spans, and no line begins with it: see `markdownCode`.
  ///
  /// - Parameters:
  ///   - frame: what the comment says besides.
  ///   - address: returns where a picture is shown; nil for one that cannot be.
  /// - Returns: the comment.
  package func comment(
    _ frame: CommentFrame, showing address: (String) -> String?
  ) -> String {
    let causes = commentCauses
    let head = [frame.marker, "## \(title)", commentSummary, place(frame)] + otherFailureSection
    let ending = commands(frame, causes)
    var parts = head
    // Space for the line with the number of omitted causes.
    var left =
      Self.commentLimit - 300 - Self.length(of: head + ending) - (frame.report?.utf16.count ?? 0)
    var shown = 0
    for cause in causes {
      let isPictured = shown < Self.pictured
      let section = cause.section(
        showing: { isPictured ? address($0) : nil }, offersCommands: frame.offersCommands)
      left -= Self.length(of: [section])
      guard left >= 0 else { break }
      parts.append(section)
      shown += 1
    }
    parts += omission(of: causes.dropFirst(shown), frame)
    return (parts + ending).joined(separator: "\n\n") + "\n"
  }

  private static func length(of parts: [String]) -> Int {
    parts.reduce(0) { $0 + $1.utf16.count + 2 }
  }

  private var commentSummary: String {
    "\(summary(countsAllowed: false)).\(isGood ? " All snapshots match." : "")"
  }

  private func place(_ frame: CommentFrame) -> String {
    let report = frame.report.map { " [All results](\($0))." } ?? ""
    return "Judged at commit `\(frame.commit.prefix(10))`.\(report)"
  }

  private var otherFailureSection: [String] {
    guard !otherFailures.isEmpty else { return [] }
    let items = otherFailures.prefix(Self.maxOtherFailures).map { "- \($0.markdownCode())" }
    let lines = list(otherFailureTitle, items, of: otherFailures.count)
    return [lines.dropFirst().joined(separator: "\n")]
  }

  private func omission(of causes: ArraySlice<CommentCause>, _ frame: CommentFrame) -> [String] {
    guard !causes.isEmpty else { return [] }
    let snapshots = causes.reduce(0) { $0 + $1.results.count }
    let link = frame.report.map { " [The report](\($0)) shows all." } ?? ""
    return [
      "… and \(causes.count.counted("more cause")) with \(snapshots.counted("snapshot")).\(link)"
    ]
  }

  private func commands(_ frame: CommentFrame, _ causes: [CommentCause]) -> [String] {
    guard frame.offersCommands, !causes.isEmpty else { return [] }
    return [
      "Who may push here decides by a comment: `/snap accept` accepts all, `/snap accept 1` a cause, "
        + "`/snap accept CellTests/*` by name; `/snap reject` rejects in the same ways."
    ]
  }
}
