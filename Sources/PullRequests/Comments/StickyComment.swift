/// The one comment that says a thing, whoever posts it, and how often.
///
/// Of several comments with one beginning, as two runs post them at once, the one with the lowest number stays: each run
/// reads the list again after it has posted, moves its text to the first one and deletes the others. Hosts number comments in
/// the order in which they take them, so that all runs agree.
package struct StickyComment {
  private let service: any ReviewService
  /// How the comment begins.
  private let beginning: String

  package init(_ service: any ReviewService, beginning: String) {
    self.service = service
    self.beginning = beginning
  }

  package enum Outcome: Hashable, Sendable {
    case posted, updated
    /// There is none, and none is needed.
    case unneeded
  }

  private static let mostTries = 4

  /// Posts a text, or replaces that of the comment that is there.
  ///
  /// - Parameters:
  ///   - text: the whole comment, which begins as the one that is looked for.
  ///   - isNeeded: whether a comment is posted where none is.
  /// - Returns: what was done.
  /// - Throws: ``PullRequestError``
  package func say(_ text: String, isNeeded: Bool = true) throws -> Outcome {
    var made: Int?
    for isLast in (1...Self.mostTries).map({ $0 == Self.mostTries }) {
      let known = try service.ownComments(beginningWith: beginning)
      if let first = known.first {
        // What this run has posted has the text already.
        guard try first.id == made || service.replace(first.id, with: text) else { continue }
        for other in known.dropFirst() { try service.delete(other.id) }
        return first.id == made ? .posted : .updated
      }
      guard isNeeded || made != nil else { return .unneeded }
      do {
        made = try service.post(text).id
      } catch let error as PullRequestError where error.isAmbiguous && !isLast {
        // The list says whether it was posted.
      }
    }
    guard made != nil else { throw PullRequestError.busyComment }
    return .posted
  }
}

extension PullRequestError {
  /// Whether a request may have been carried out although no answer says so.
  fileprivate var isAmbiguous: Bool {
    guard case .refused(_, _, let refusal) = self else { return false }
    switch refusal {
    case .noAnswer, .failed, .unreadable: return true
    default: return false
    }
  }
}
