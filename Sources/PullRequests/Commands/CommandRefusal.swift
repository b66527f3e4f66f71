/// Why a command in a comment is not carried out.
package enum CommandRefusal: Hashable, Sendable {
  case unknownCommand
  case noRights
  case closed
  case fork
  /// Snap has not commented yet, or the comment is gone.
  case noComment
  /// The branch has gone on since the comment.
  case outdated(judged: String, head: String)
  /// The comment changed after the command was written.
  case changedSince
  /// The results here are not those of the comment.
  case otherResults
  case noMatch
  /// A picture could not be accepted; why, in sentences.
  case failed([String])
  /// Someone pushed just now.
  case branchMoved
}
