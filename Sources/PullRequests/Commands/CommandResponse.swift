import FileAccess
import Foundation
import PrintedText
package import SnapReport
import SnapshotRecords
import SnapshotReferences
package import Snapshots

/// Carrying out the command of a comment with the results that Snap's comment shows, and answering it.
///
/// # Guarantees
/// - Who wrote a command, and what it says, is asked of the host, whatever an event says.
/// - Only pictures are accepted that the comment shows, by their bytes, and only on the commit that it names.
/// - Nothing of a comment reaches a program, a path or an address.
package struct CommandResponse {
  package enum Outcome: Hashable, Sendable {
    /// The comment is not for Snap.
    case nothing
    case refused(CommandRefusal)
    /// It may be carried out on the results of a run of a commit.
    case allowed(CommentMarker)
    case done(CommentCommand.Verb, count: Int, commit: String?)
  }

  private let service: any ReviewService
  private let name: String

  /// Creates a response to comments about Snap's comment of a name.
  package init(_ service: any ReviewService, name: String) {
    self.service = service
    self.name = name
  }

  /// Says whether the command of a comment may be carried out; answers it if not.
  ///
  /// - Throws: ``PullRequestError``
  package func check(_ id: Int) throws -> Outcome {
    guard let comment = try service.comment(id) else { return .nothing }
    switch try CommandCheck(service, name: name).outcome(of: comment) {
    case .nothing: return .nothing
    case .refused(let refusal): return try refuse(refusal, id)
    case .allowed(_, let marker, _): return .allowed(marker)
    }
  }

  /// Carries out the command of a comment, and answers it.
  ///
  /// - Parameters:
  ///   - id: the comment.
  ///   - report: the results of the last run here.
  ///   - source: their pictures.
  ///   - store: where they are pending.
  ///   - largeFile: returns one of some paths that a checkout has to commit; nil for none.
  /// - Returns: what was done.
  /// - Throws: ``PullRequestError``, or `FileError` for a file that cannot be used.
  package func carryOut(
    _ id: Int, on report: RunReport, _ source: PictureSource, in store: SnapshotStore,
    largeFile: ([String]) throws -> String?
  ) throws -> Outcome {
    guard let comment = try service.comment(id) else { return .nothing }
    let pending = try store.pending()
    // Read before they are compared with the comment, so that others are not accepted.
    let actuals = store.shownActuals(of: pending)
    switch try CommandCheck(service, name: name).outcome(of: comment) {
    case .nothing: return .nothing
    case .refused(let refusal): return try refuse(refusal, id)
    case .allowed(let command, let marker, let branch):
      guard marker.shown == ShownResults.digest(of: report, source) else {
        return try refuse(.otherResults, id)
      }
      let keys = try keys(of: command, in: report, store)
      let shown = actuals.filter { keys.contains($0.key) }
      guard !shown.isEmpty else { return try refuse(.noMatch, id) }
      return switch command.verb {
      case .reject: try reject(shown.count, comment, marker)
      case .accept: try accept(shown, of: store, comment, marker, branch, largeFile)
      }
    }
  }

  private func refuse(_ refusal: CommandRefusal, _ id: Int) throws -> Outcome {
    try answer(CommandAnswer.refused(refusal), to: id)
    return .refused(refusal)
  }

  private func answer(_ text: String, to id: Int) throws {
    let beginning = CommandAnswer.beginning(to: id, name: name)
    _ = try StickyComment(service, beginning: beginning).say("\(beginning)\n\n\(text)\n")
  }

  /// The snapshots that a command names, among those of the comment.
  private func keys(
    of command: CommentCommand, in report: RunReport, _ store: SnapshotStore
  ) throws -> Set<SnapshotKey> {
    let causes = report.commentCauses
    let all = Set(causes.flatMap(\.keys))
    guard !command.subjects.isEmpty else { return all }
    return try command.subjects.reduce(into: []) { keys, subject in
      switch subject {
      case .cause(let number):
        keys.formUnion(causes.first { $0.number == number }?.keys ?? [])
      case .pattern(let pattern):
        keys.formUnion(try store.pending(matching: [pattern]).map(\.key).filter(all.contains))
      }
    }
  }

  private func reject(
    _ count: Int, _ comment: PostedComment, _ marker: CommentMarker
  ) throws -> Outcome {
    let text = "\(count.counted("snapshot")) rejected by \(comment.author.name)"
    let status = CommitStatus(
      name: marker.name, isGood: false, text: "\(PrintedText(line: text))", address: nil)
    try service.set(status, of: marker.commit)
    try answer(
      CommandAnswer.done(.reject, count, by: comment.author.name, commit: nil), to: comment.id)
    return .done(.reject, count: count, commit: nil)
  }

  private func accept(
    _ shown: [SnapshotKey: SnapshotStore.ShownActual], of store: SnapshotStore,
    _ comment: PostedComment, _ marker: CommentMarker, _ branch: String,
    _ largeFile: ([String]) throws -> String?
  ) throws -> Outcome {
    let paths = try store.pending().filter { shown[$0.key] != nil }.map(\.reference)
    let references = try AcceptedReferences(Set(paths), in: store.directories)
    if let path = try largeFile(references.paths) {
      throw PullRequestError.largeFile(path: path)
    }
    let decisions = try store.accept(shown: shown)
    let problems = decisions.filter { $0.outcome != .accepted }.map { "\($0.key): \($0.message)" }
    guard problems.isEmpty else { return try refuse(.failed(problems), comment.id) }
    let count = decisions.count
    let message =
      "Snapshots: accept \(count.counted("snapshot"))\n\nAsked for by \(comment.author.name) in comment "
      + "\(comment.id)."
    let commit = try service.commit(
      references.changes(), to: branch, after: marker.commit, "\(PrintedText(message))")
    guard let commit else { return try refuse(.branchMoved, comment.id) }
    try answer(
      CommandAnswer.done(.accept, count, by: comment.author.name, commit: commit), to: comment.id)
    return .done(.accept, count: count, commit: commit)
  }
}
