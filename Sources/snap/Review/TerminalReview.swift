import Foundation
import Graphics
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Terminal

/// A review in the terminal, one snapshot after the other, grouped by cause.
struct TerminalReview {
  private(set) var session: ReviewSession
  private var results: [SnapshotKey: SnapshotResult] = [:]
  private var groups: [[SnapshotKey]] = []
  private let directories: SnapshotDirectories
  private let pictures: InlinePicture.Format
  private var skipped: Set<SnapshotKey> = []

  init(
    _ session: ReviewSession, _ pending: [SnapshotResult], of directories: SnapshotDirectories,
    pictures: InlinePicture.Format
  ) {
    self.session = session
    self.directories = directories
    self.pictures = pictures
    take(pending)
  }

  /// Shows these from now on; what was shown before can be undone.
  private mutating func take(_ pending: [SnapshotResult]) {
    for result in pending { results[result.key] = result }
    let known = Set(pending.map(\.key))
    let decided = groups.map { $0.filter { !known.contains($0) } }.filter { !$0.isEmpty }
    groups = decided + RunReport(RunResults(results: pending)).keysByCause
  }

  /// Asks until everything is decided or skipped, or the reviewer quits.
  mutating func run() throws {
    let input = LineInput()
    while let group = groups.first(where: { !open($0).isEmpty }), let key = open(group).first,
      let result = results[key]
    {
      try show(result, among: open(group).count)
      guard try takeAnswer(input, on: key, in: open(group)) else { break }
    }
    Console.out(session.summary)
  }

  private func open(_ keys: [SnapshotKey]) -> [SnapshotKey] {
    keys.filter { session.decisions[$0] == nil && !skipped.contains($0) }
  }

  private func show(_ result: SnapshotResult, among count: Int) throws {
    let place = "\(session.decisions.count + 1) of \(session.waiting.count)"
    let messages = RunReport(RunResults(results: [session.showing(result)]), tool: Console.tool)
      .failureMessages
      .map { Console.linked($0.text, paths: $0.paths, file: directories.url(ofRelativePath:)) }
    Console.out("\n\(place)\(count > 1 ? ", one of \(count) of this cause" : "")")
    Console.styled(messages.joined(separator: "\n"))
    guard pictures != .none, let picture = InlinePicture.stack(bitmaps(of: result)),
      let sequence = try InlinePicture.sequence(for: picture, as: pictures)
    else { return }
    Console.out("reference, actual, diff:")
    Console.raw(sequence)
  }

  /// An unreadable picture is not shown; the message names its file.
  private func bitmaps(of result: SnapshotResult) -> [Bitmap] {
    [result.shownReference, result.actual, result.diff].compactMap { path in
      guard let path, path.hasSuffix(".png") else { return nil }
      return try? PictureFile(directories.url(ofRelativePath: path).path).bitmap
    }
  }

  /// Asks until the answer is valid.
  ///
  /// - Returns: false if the reviewer quits.
  private mutating func takeAnswer(
    _ input: LineInput, on key: SnapshotKey, in group: [SnapshotKey]
  ) throws -> Bool {
    // What nobody has looked at and no cause explains is never accepted with others.
    let explained = group.filter { results[$0]?.hasUnexplainedPixels == false }
    let accept = explained.count > 1 ? " [A]ccept all \(explained.count)" : ""
    let all =
      group.count > 1 ? "\(accept) [R]eject \(accept.isEmpty ? "all \(group.count)" : "them")" : ""
    while true {
      Console.prompt("[a]ccept [r]eject\(all) [s]kip [u]ndo [q]uit: ")
      guard let answer = input.line() else {
        Console.out("")
        if Console.tool == .plugin {
          Console.error(
            "SwiftPM hands a plugin no answers; `swift run snap review --terminal` takes them.")
        }
        return false
      }
      switch answer.trimmingCharacters(in: .whitespaces) {
      case "a": return try perform(.accept, [key])
      case "r": return try perform(.reject, [key])
      case "A" where explained.count > 1: return try perform(.accept, explained)
      case "R": return try perform(.reject, group)
      case "u":
        skipped = []
        return try perform(.undo, [])
      case "s":
        skipped.insert(key)
        return true
      case "q": return false
      default: Console.out("Answer with one of the letters in brackets.")
      }
    }
  }

  /// A failed decision is skipped, so that it is not asked again, but a picture that was replaced is shown.
  private mutating func perform(_ verb: ReviewSession.Verb, _ keys: [SnapshotKey]) throws -> Bool {
    let made = try session.perform(verb, on: keys)
    Console.out(made.sentence(for: verb))
    guard !made.showOldPictures else {
      take(try session.renew())
      return true
    }
    if verb != .undo { skipped.formUnion(keys.filter { session.decisions[$0] == nil }) }
    return true
  }
}
