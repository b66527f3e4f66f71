/// Whether a comment's command may be carried out: who wrote it, when, and on what.
package struct CommandCheck {
  package enum Outcome: Hashable, Sendable {
    /// The comment is not for Snap, or nobody is to be answered.
    case nothing
    case refused(CommandRefusal)
    case allowed(CommentCommand, CommentMarker, branch: String)
  }

  private let service: any ReviewService
  private let name: String

  /// Creates a check of comments to Snap's comment of a name.
  package init(_ service: any ReviewService, name: String) {
    self.service = service
    self.name = name
  }

  /// Checks a comment as the host has it, whatever the event said.
  package func outcome(of comment: PostedComment) throws -> Outcome {
    let reading = CommentCommand.reading(of: comment.text)
    // Programs, Snap too, quote what strangers wrote.
    guard reading != .nothing, !comment.author.isProgram else { return .nothing }
    guard try service.mayWrite(comment.author) else { return .refused(.noRights) }
    guard case .command(let command) = reading else { return .refused(.unknownCommand) }
    let pull = try service.pullRequest()
    guard pull.isOpen else { return .refused(.closed) }
    let own = try service.ownComments(beginningWith: CommentMarker.beginning(name: name))
    guard let shown = own.first, let marker = CommentMarker(of: shown.text, name: name) else {
      return .refused(.noComment)
    }
    guard marker.commit == pull.head else {
      return .refused(.outdated(judged: marker.commit, head: pull.head))
    }
    guard shown.updated < comment.created else { return .refused(.changedSince) }
    guard command.verb == .reject || !pull.isOfFork else { return .refused(.fork) }
    return .allowed(command, marker, branch: pull.branch)
  }
}
