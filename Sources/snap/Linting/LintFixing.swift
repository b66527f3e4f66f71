import FileAccess
import Fixtures
import Foundation
import Graphics
import Processes
import SnapReport
import SnapshotRecords
import Terminal

/// The fixes of several files, after the files were checked.
struct LintFixing {
  /// A file with its fixes.
  struct File {
    let path: String
    let answer: LintAnswer.Fixed
    /// What the file has now.
    let contents: Data

    var diff: UnifiedDiff {
      UnifiedDiff(path: path, from: contents, to: answer.fixes.contents)
    }
  }

  private(set) var files: [File] = []
  /// Files that could not be read again or written.
  private(set) var failures: [String] = []

  /// Reads the files again; one that has changed since it was checked is a failure.
  init(_ answers: [(path: String, answer: LintAnswer)]) {
    for (path, answer) in answers {
      guard let fixed = answer.fixed else { continue }
      do {
        let data = try Files.read(existing: URL(fileURLWithPath: path))
        guard "\(Digest(of: data))" == fixed.digest else {
          failures.append("\(path): it changed while it was checked. Run the command again.")
          continue
        }
        files.append(File(path: path, answer: fixed, contents: data))
      } catch {
        failures.append("\(error)")
      }
    }
  }

  /// Writes the files that change; each is as before or as proven, whenever the process ends.
  mutating func write() {
    for file in files where file.answer.fixes.contents != file.contents {
      let url = URL(fileURLWithPath: file.path)
      do {
        // Through a link the file of somebody else could change.
        guard !Files.isLink(url) else {
          throw FileError(.write, path: file.path, code: ELOOP)
        }
        try Files.write(file.answer.fixes.contents, to: url)
      } catch {
        failures.append("\(error)")
      }
    }
  }

  var diffs: [UnifiedDiff] { files.map(\.diff) }

  var fixes: [LintFixes.Fix] { files.flatMap(\.answer.fixes.fixes) }

  /// The findings of a run whose files have been written.
  func findings(after run: LintRun) -> [LintFinding] {
    let fixed = Dictionary(files.map { ($0.path, $0.answer.findings) }) { one, _ in one }
    return run.answers.flatMap { path, answer in fixed[path] ?? answer.findings }
  }

  var rest: [LintFixes.Rest] { files.flatMap(\.answer.fixes.rest) }

  /// How many findings are fixed, or would be.
  func summary(isWritten: Bool) -> String {
    let changed = files.count { !$0.answer.fixes.fixes.isEmpty }.counted("file")
    let count = fixes.count
    let all = (count + rest.count).counted("finding")
    return isWritten
      ? "Fixed \(count) of \(all) in \(changed)."
      : "\(count) of \(all) can be fixed, in \(changed). Nothing was written."
  }
}
