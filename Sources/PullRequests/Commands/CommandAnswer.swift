import Foundation
internal import SnapReport

/// The answer to a command, in the Markdown of a comment.
package enum CommandAnswer {
  /// The beginning by which the answer to a comment is found, so that a job that runs again answers once.
  package static func beginning(to comment: Int, name: String) -> String {
    "<!-- snap answer \(name) \(comment) -->"
  }

  /// What was done.
  ///
  /// - Parameters:
  ///   - verb: what the command was.
  ///   - count: the number of snapshots.
  ///   - author: who asked for it.
  ///   - commit: the commit with the new references; nil where nothing was committed.
  /// - Returns: a sentence or two.
  package static func done(
    _ verb: CommentCommand.Verb, _ count: Int, by author: String, commit: String?
  ) -> String {
    let what =
      "\(verb.rawValue.capitalized)ed \(count.counted("snapshot")) for \(author.markdownCode())"
    guard let commit else {
      return "\(what): the references stay, and the status of the commit says so."
    }
    return "\(what), in commit \(commit.markdownCode()). The next run verifies it."
  }

  /// Why nothing was done, and what to do.
  package static func refused(_ refusal: CommandRefusal) -> String {
    switch refusal {
    case .unknownCommand:
      "Nothing was done. `/snap accept` and `/snap reject` are the commands, with the number of a cause or a name such as "
        + "`CellTests/*` behind them."
    case .noRights:
      "Nothing was done: only who may push to this repository decides on its pictures."
    case .closed:
      "Nothing was done: this is closed. Open it again, or accept the pictures in a new one."
    case .fork:
      "Nothing was accepted: the branch is in a fork, where this job may not push. Who has the branch runs `snap verify` and "
        + "`snap accept` and pushes. A maintainer checks the branch out, unpacks the run's `.snap` folders, runs "
        + "`snap merge` and `snap accept`, and pushes if the author allows edits."
    case .noComment:
      "Nothing was done: there is no comment of Snap to decide on. Wait for its run, or run it again."
    case .outdated(let judged, let head):
      "Nothing was done: the pictures above are of commit \(judged.markdownCode()), and the branch is at "
        + "\(head.markdownCode()) now. \(decideAgain)"
    case .changedSince:
      "Nothing was done: Snap's comment changed after the command was written. Look at it again, and decide again."
    case .otherResults:
      "Nothing was done: the results here are not those that the comment shows. \(decideAgain)"
    case .noMatch:
      "Nothing was done: no snapshot of the comment has such a name, and no cause such a number."
    case .failed(let reasons):
      "Nothing was committed:\n\n"
        + reasons.map { "- \($0.markdownCode())" }.joined(separator: "\n")
    case .branchMoved:
      "Nothing was committed: someone pushed to the branch just now. \(decideAgain)"
    }
  }

  private static let decideAgain = "Wait for the next run, look, and decide again."
}
