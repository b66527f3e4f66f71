import FileAccess
import Fixtures
import Foundation
import GitFormats
import LayoutModel
import PullRequests
import Revisions
import SnapReport

/// What `snap lint --fix` would change in the Interface Builder files of a pull request, as suggestions.
struct FileSuggestions {
  private(set) var all: [Suggestion] = []
  /// Why files or fixes have none, in sentences.
  private(set) var notes: [String] = []

  /// Fixing takes long, and a pull request may change any number of files.
  private static let mostFiles = 20
  private static let timeLimit = 60

  /// Checks the files that a host shows, as they are in the working tree, which must be that of the commit.
  ///
  /// - Throws: `GitProblem` if the repository cannot be read.
  init(of paths: [String], in repository: GitRepository, at commit: String) throws {
    let files = paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
    guard !files.isEmpty else { return }
    guard try repository.commit("HEAD") == commit else {
      notes.append(
        "No changes are suggested: \(commit.prefix(10)) is not the commit that is checked out.")
      return
    }
    let changed = Set(try repository.changes(from: commit, to: .workingTree).compactMap(\.new))
    let own = files.filter { !changed.contains($0) && Self.isFile($0, in: repository) }
    if own.count > Self.mostFiles {
      notes.append("Changes are suggested in the first \(Self.mostFiles) of \(own.count) files.")
    }
    let root = repository.root.path
    let run = LintRun(
      own.prefix(Self.mostFiles).map { "\(root)/\($0)" },
      jobs: ProcessInfo.processInfo.activeProcessorCount,
      timeLimit: Self.timeLimit, LintExtras(accessibility: false, xcodeFlags: false, fixes: true))
    let fixing = LintFixing(run.answers)
    notes += run.failures + fixing.failures
    for file in fixing.files { add(file, String(file.path.dropFirst(root.count + 1))) }
  }

  /// A link could lead to a file of somebody else.
  private static func isFile(_ path: String, in repository: GitRepository) -> Bool {
    let data = try? repository.tree.read(repository.root.appendingPathComponent(path))
    return data.flatMap { $0 } != nil
  }

  private mutating func add(_ file: LintFixing.File, _ path: String) {
    let lines = LineHunk.lines(of: file.contents)
    for fix in file.answer.fixes.fixes {
      // Parts of a fix could be taken without the others.
      guard fix.hunks.count == 1, let hunk = fix.hunks.first?.replacing(in: lines) else { continue }
      let finding = fix.finding
      let suggestion = Suggestion(
        path: path, lines: hunk.line...hunk.line + hunk.old.count - 1,
        replacement: hunk.new.map { String($0.unicodeScalars.dropLast()) },
        reason:
          "\(finding.kind.rawValue) \(finding.view): \(finding.message.prefix { $0 != "\n" })",
        subject: "\(finding.cell)\n\(finding.id ?? finding.view)\n\(finding.kind.rawValue)")
      if let suggestion { all.append(suggestion) }
    }
  }
}

extension LineHunk {
  /// The same change as one that replaces lines: hosts know no other; nil for lines without an end.
  fileprivate func replacing(in lines: [String]) -> LineHunk? {
    var hunk = self
    if old.isEmpty {
      guard let line = lines[..<(self.line - 1)].last else { return nil }
      hunk = LineHunk(line: self.line - 1, old: [line], new: [line] + new)
    }
    return (hunk.old + hunk.new).allSatisfy { $0.unicodeScalars.last == "\n" } ? hunk : nil
  }
}

/// What `snap comment --suggest` says of suggestions.
extension SuggestionComments.Outcome {
  var sentence: String {
    let parts = [
      (posted, "posted"), (updated, "updated"), (removed, "removed"), (kept, "as before"),
      (left, "left out"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return "Suggested changes: \(parts.isEmpty ? "none" : parts.joined(separator: ", "))."
  }
}
