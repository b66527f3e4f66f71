import PullRequests
import SnapReport

/// What is printed of a comment.
extension RunComment.Outcome {
  var sentence: String {
    switch self {
    case .said(.posted): "Commented on the pull request."
    case .said(.updated): "Updated the comment on the pull request."
    case .said(.unneeded): "All snapshots match, and there is no comment to update."
    case .closed: "The pull request is closed, so nothing was posted."
    case .outdated(let head):
      "The branch is at \(head.prefix(10)) now, whose own run comments; nothing was posted."
    }
  }
}

extension CommandResponse.Outcome {
  /// Lines for the log; those of what is allowed are names and values for the steps that follow.
  var lines: [String] {
    switch self {
    case .nothing: ["The comment has no command for Snap."]
    case .refused(let refusal): [CommandAnswer.refused(refusal)]
    case .allowed(let marker): ["commit=\(marker.commit)", "run=\(marker.run)"]
    case .done(let verb, let count, let commit):
      [CommandAnswer.done(verb, count, by: "the comment", commit: commit)]
    }
  }
}
