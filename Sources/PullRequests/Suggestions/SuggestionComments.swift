/// The comments beside lines that suggest changes: each once, with the text of the last run, and none for what is mended.
package struct SuggestionComments {
  /// What was done.
  package struct Outcome: Hashable, Sendable {
    package var posted: Int
    package var updated: Int
    package var removed: Int
    /// Those that are there as they are.
    package var kept: Int
    /// Those that the limit left out.
    package var left: Int

    /// Creates counts.
    package init(posted: Int = 0, updated: Int = 0, removed: Int = 0, kept: Int = 0, left: Int = 0)
    {
      (self.posted, self.updated, self.removed) = (posted, updated, removed)
      (self.kept, self.left) = (kept, left)
    }
  }

  /// More would bury what people write.
  package static let limit = 10

  private let service: any ReviewService
  private let name: String

  /// Creates the comments of a name, see ``CommentMarker/isName(_:)``.
  package init(_ service: any ReviewService, name: String) {
    (self.service, self.name) = (service, name)
  }

  /// Makes the pull request have comments with these suggestions and no others.
  ///
  /// Only those are posted of which the host shows all lines, at most ``limit``, and one for each line.
  ///
  /// - Parameters:
  ///   - suggestions: the most important first.
  ///   - diff: what the host shows, by path.
  ///   - commit: the commit of the lines, which must be the last one of the branch.
  /// - Returns: what was done; nil if the pull request is closed or has another last commit.
  /// - Throws: ``PullRequestError``
  package func show(
    _ suggestions: [Suggestion], among diff: [String: DiffLines], of commit: String
  ) throws -> Outcome? {
    let state = try service.pullRequest()
    guard state.isOpen, state.head == commit else { return nil }
    let all = shown(suggestions, among: diff)
    var wanted = Array(all.prefix(Self.limit))
    var outcome = Outcome()
    outcome.left = all.count - wanted.count
    for comment in try service.ownSuggestions(beginningWith: Suggestion.beginning(name: name)) {
      let index = wanted.firstIndex { comment.isAbout($0, name: name) }
      guard let index, comment.place == place(of: wanted[index], in: diff) else {
        try service.deleteSuggestion(comment)
        outcome.removed += 1
        continue
      }
      let suggestion = wanted.remove(at: index)
      let text = text(of: suggestion)
      if comment.text == text {
        outcome.kept += 1
      } else {
        try service.replaceSuggestion(comment, with: text)
        outcome.updated += 1
      }
    }
    for suggestion in wanted {
      try service.post(text(of: suggestion), at: place(of: suggestion, in: diff), of: commit)
      outcome.posted += 1
    }
    return outcome
  }

  private func shown(_ suggestions: [Suggestion], among diff: [String: DiffLines]) -> [Suggestion] {
    var taken: Set<String> = []
    return suggestions.filter { suggestion in
      guard diff[suggestion.path]?.contain(suggestion.lines) == true else { return false }
      let lines = Set(
        suggestion.lines.map { "\(suggestion.path):\($0)" } + [suggestion.marker(name: name)])
      guard taken.isDisjoint(with: lines) else { return false }
      taken.formUnion(lines)
      return true
    }
  }

  private func text(of suggestion: Suggestion) -> String {
    suggestion.text(name: name, range: service.suggestionRange(of: suggestion.lines.count))
  }

  private func place(of suggestion: Suggestion, in diff: [String: DiffLines]) -> LinePlace {
    LinePlace(
      path: suggestion.path, lines: suggestion.lines,
      oldLine: diff[suggestion.path]?.oldNumber(of: suggestion.lines.upperBound))
  }
}

extension LineComment {
  fileprivate func isAbout(_ suggestion: Suggestion, name: String) -> Bool {
    text.hasPrefix(suggestion.marker(name: name) + "\n")
  }
}
