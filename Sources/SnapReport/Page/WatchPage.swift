package import Foundation
package import LayoutModel
package import SnapshotRecords

/// The page of `snap watch`, which is changed while a browser shows it.
///
/// Each change has a number; a browser asks for what came after the one that it has.
package struct WatchPage {
  /// A snapshot as it is now.
  package struct Snapshot: Sendable {
    /// Compared with its reference, or with the state before if it can have none.
    let result: SnapshotResult
    /// Compared with the state before; nil if that is not known.
    let before: SnapshotResult?
    /// Whether it can have a reference.
    let hasReference: Bool

    /// Creates a snapshot that can have a reference.
    package init(_ result: SnapshotResult, before: SnapshotResult?) {
      (self.result, self.before, hasReference) = (result, before, true)
    }

    /// Creates a snapshot that can have none, from its comparison with the state before.
    package init(before: SnapshotResult) {
      (result, self.before, hasReference) = (before, before, false)
    }

    /// Whether the picture is another one than before.
    package var isChanged: Bool {
      before.map { $0.status == .different || $0.status == .sizeChanged } ?? false
    }

    /// The result by its verdict on the page: what can have no reference has nothing to pass.
    var judged: SnapshotResult {
      guard !hasReference, result.status != .error else { return result }
      var judged = result
      judged.status = .passed
      return judged
    }

    /// What changed, in a line.
    package var line: String {
      let facts = before.map { [$0.describedChanges.first?.sentence ?? $0.pixelSentence] } ?? []
      let line = facts.compactMap(\.self).joined(separator: " ")
      return "\(result.key): \(line.isEmpty ? "changed" : line)"
    }

    /// The paths of the pictures before and now, and of the diff.
    package var paths: [String] {
      guard let before else { return [] }
      return [before.shownReference, before.actual ?? result.actual, before.diff].compactMap(\.self)
    }
  }

  private struct Entry {
    let file: String
    let snapshot: Snapshot
    let data: PageData.Result
    /// The number of the change that drew it last.
    let edition: Int

    var result: SnapshotResult { snapshot.result }
  }

  /// The number of the last change.
  package private(set) var edition = 0
  /// What happened last, in a sentence.
  package var status = "" { didSet { edition += 1 } }
  private let tool: ToolName
  private var entries: [SnapshotKey: Entry] = [:]
  private var problems: [String: [String]] = [:]
  private var findings: [String: [PageData.Finding]] = [:]
  private var verdicts: [PageData.Verdict] = []
  private var pictures: PagePictures
  /// The number of the change that began with the last save.
  private var saved = 0

  /// Creates an empty page.
  ///
  /// - Parameters:
  ///   - tool: how the user calls the tool.
  ///   - source: the pictures.
  package init(tool: ToolName, source: PictureSource) {
    self.tool = tool
    pictures = PagePictures(source, .all, .beside)
  }
}

/// Changing the page.
extension WatchPage {
  /// Begins to show what a save changes.
  package mutating func beginSave() {
    edition += 1
    saved = edition
  }

  /// Shows snapshots of a file.
  package mutating func put(_ snapshots: [Snapshot], of file: String) {
    edition += 1
    for snapshot in snapshots {
      let data = data(of: snapshot)
      entries[snapshot.result.key] = Entry(
        file: file, snapshot: snapshot, data: data, edition: edition)
    }
  }

  private mutating func data(of snapshot: Snapshot) -> PageData.Result {
    var data = PageData.Result(
      snapshot.result, verdict: verdicts.place(of: PageData.Verdict(snapshot)), tool: nil,
      pictures: &pictures)
    if !snapshot.hasReference, snapshot.result.status != .error {
      data.actual = data.actual ?? data.reference
      (data.reference, data.diff, data.changes, data.notes) = (nil, nil, nil, nil)
    }
    if snapshot.isChanged {
      data.before = snapshot.before.map { PageData.Before($0, pictures: &pictures) }
    }
    return data
  }

  /// Removes the snapshots of a file that are not among some.
  package mutating func keep(_ keys: Set<SnapshotKey>, of file: String) {
    let gone = entries.filter { $0.value.file == file && !keys.contains($0.key) }
    guard !gone.isEmpty else { return }
    edition += 1
    for key in gone.keys { entries[key] = nil }
  }

  /// Shows why a file, or a part of it, cannot be drawn, in place of what was wrong with it before.
  package mutating func put(problems found: [String], of file: String) {
    guard problems[file, default: []] != found else { return }
    edition += 1
    problems[file] = found.isEmpty ? nil : found
  }

  /// Shows what lint finds in an Interface Builder file.
  package mutating func put(findings found: [Finding], of file: String) {
    let found = found.map(PageData.Finding.init)
    guard findings[file, default: []] != found else { return }
    edition += 1
    findings[file] = found.isEmpty ? nil : found
  }

  /// What lint found, in words.
  package struct Finding: Hashable, Sendable {
    let place, headline, message, hint: String
    let severity: Diagnostic.Severity

    /// Creates a finding.
    ///
    /// - Parameters:
    ///   - place: the file with the line.
    ///   - severity: how much it weighs.
    ///   - headline: the kind and the view.
    ///   - message: what is wrong.
    ///   - hint: how to fix it; empty if that is not known.
    package init(
      place: String, severity: Diagnostic.Severity, headline: String, message: String, hint: String
    ) {
      (self.place, self.headline, self.message, self.hint) = (place, headline, message, hint)
      self.severity = severity
    }

    /// The finding in a line.
    package var line: String { "\(place): \(headline): \(message)".visibleLine }
  }
}

/// What a browser gets.
extension WatchPage {
  /// The page with all that is known.
  package func html() throws -> Data {
    try RunReport(RunResults(results: []), title: "Watch", tool: tool).watchPage(data(since: 0))
  }

  /// What changed after a number, as JSON.
  package func update(since edition: Int) throws -> Data {
    Data(try CanonicalJSON.text(of: data(since: edition)).utf8)
  }

  /// The path of a picture by its name on the page; nil if the page never showed it.
  package func path(ofPicture name: String) -> String? { pictures.files[name] }

  private func data(since edition: Int) -> PageData {
    let sorted = entries.sorted { $0.key < $1.key }.map(\.value)
    var data = PageData(
      isReview: false, edition: self.edition, sections: sections(of: sorted), verdicts: verdicts,
      results: sorted.filter { $0.edition > edition }.map(\.data))
    data.watch = PageData.Watch(
      keys: sorted.map(\.data.key), status: status.visible, summary: summary(of: sorted).visible,
      problems: problems.sorted { $0.key < $1.key }.flatMap(\.value).map(\.visible),
      findings: findings.sorted { $0.key < $1.key }.flatMap(\.value))
    return data
  }

  private func summary(of entries: [Entry]) -> String {
    let compared = entries.filter(\.snapshot.hasReference).map(\.result)
    let others = entries.count - compared.count
    let parts = [
      compared.isEmpty ? nil : RunReport(RunResults(results: compared)).summary,
      others == 0
        ? nil : others.counted("picture without a reference", "pictures without references"),
    ]
    return parts.compactMap(\.self).joined(separator: "; ")
  }

  /// What the last save changed, then the rest by what there is to do.
  private func sections(of entries: [Entry]) -> [PageData.Section] {
    let fresh = entries.indices.filter {
      entries[$0].edition > saved && entries[$0].snapshot.isChanged
    }
    let last = PageData.Section(
      title: "Last save", groups: [PageData.Group(title: nil, isOpen: true, members: fresh)])
    let shown = Set(fresh)
    // RunResults keeps the order of keys.
    let results = RunResults(results: entries.map(\.snapshot.judged))
    let rest = RunReport(results).pageSections.map { $0.without(shown) }
    return ([last] + rest).filter { $0.count > 0 }
  }
}

extension PageData.Section {
  fileprivate func without(_ shown: Set<Int>) -> PageData.Section {
    let groups = groups.map {
      PageData.Group(
        title: $0.title, isOpen: $0.isOpen, members: $0.members.filter { !shown.contains($0) })
    }.filter { !$0.members.isEmpty }
    return PageData.Section(title: title, groups: groups)
  }
}

extension PageData.Verdict {
  /// The verdict on the reference; on the state before where there can be no reference.
  fileprivate init(_ snapshot: WatchPage.Snapshot) {
    guard !snapshot.hasReference, let before = snapshot.before, before.status != .error,
      !before.hasErrorDiagnostic
    else {
      self.init(SnapReport.Verdict(snapshot.judged))
      return
    }
    switch before.status {
    case .passed: self.init(mark: "✔", word: "as before", weight: "good")
    case .missing: self.init(mark: "✔", word: "drawn", weight: "good")
    default: self.init(mark: "●", word: "changed", weight: "changed")
    }
  }
}
