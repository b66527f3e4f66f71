package import Foundation

/// A host of code as seen from one pull request, or merge request.
package protocol ReviewService {
  /// The pull request as it is now.
  func pullRequest() throws -> PullRequestState

  /// The comments that this token's owner wrote and that begin with a text, the oldest first.
  func ownComments(beginningWith text: String) throws -> [PostedComment]

  /// Returns a comment as the host has it; nil if it is gone.
  func comment(_ id: Int) throws -> PostedComment?

  func post(_ text: String) throws -> PostedComment

  /// Replaces a comment's text; returns false if the comment is gone.
  func replace(_ id: Int, with text: String) throws -> Bool

  /// Deletes a comment, if it is there.
  func delete(_ id: Int) throws

  /// Says the verdict on a commit.
  func set(_ status: CommitStatus, of commit: String) throws

  /// Puts pictures where they stay, and returns their addresses by name.
  func publish(_ pictures: [PublishedPicture]) throws -> [String: String]

  /// Whether someone may push to the repository, by the host's own account.
  func mayWrite(_ author: PostedComment.Author) throws -> Bool

  /// Commits files on top of a commit that must be the last one of a branch.
  ///
  /// - Returns: the new commit; nil if the branch has another last commit.
  func commit(_ files: [CommittedFile], to branch: String, after parent: String, _ message: String)
    throws -> String?

  /// The lines that the host shows of files that the pull request changes, by path.
  func shownLines() throws -> [String: DiffLines]

  /// What the host writes behind the word that makes a block a suggestion for so many lines.
  func suggestionRange(of count: Int) -> String

  /// The comments beside lines that this token's owner wrote and that begin with a text, the oldest first.
  func ownSuggestions(beginningWith text: String) throws -> [LineComment]

  /// Posts a comment beside lines of a commit, which must be the last one.
  func post(_ text: String, at place: LinePlace, of commit: String) throws

  /// Replaces the text of a comment beside lines, if it is there.
  func replaceSuggestion(_ comment: LineComment, with text: String) throws

  /// Deletes a comment beside lines, if it is there.
  func deleteSuggestion(_ comment: LineComment) throws
}

/// A pull request of GitHub, or a merge request of GitLab.
package struct PullRequestState: Hashable, Sendable {
  /// The last commit of its branch.
  package let head: String
  package let branch: String
  /// Whether its branch is in another repository.
  package let isOfFork: Bool
  package let isOpen: Bool
}

/// A comment as its host has it.
package struct PostedComment: Hashable, Sendable {
  package struct Author: Hashable, Sendable {
    package let id: Int
    package let name: String
    /// Whether it is known to be a program.
    package let isProgram: Bool
  }

  package let id: Int
  package let author: Author
  package let text: String
  package let created: Date
  package let updated: Date
}

/// The verdict on a commit, which a host shows beside it.
package struct CommitStatus: Hashable, Sendable {
  /// What tells it from other verdicts on the commit.
  package let name: String
  package let isGood: Bool
  /// One line; hosts show the first 140 characters.
  package let text: String
  /// Where more is; nil for nowhere.
  package let address: String?

  package init(name: String, isGood: Bool, text: String, address: String?) {
    self.name = name
    self.isGood = isGood
    self.text = String(text.prefix(140))
    self.address = address
  }
}

/// A picture to show in a comment.
package struct PublishedPicture: Hashable, Sendable {
  /// A name with lowercase letters, digits and `.png`.
  package let name: String
  package let data: Data

  package init(name: String, data: Data) {
    self.name = name
    self.data = data
  }
}

/// A file to commit.
package struct CommittedFile: Hashable, Sendable {
  /// The path from the repository's root.
  package let path: String
  /// Nil for a file that is removed.
  package let data: Data?
  /// Whether the parent commit has it.
  package let isThere: Bool

  package init(path: String, data: Data?, isThere: Bool) {
    self.path = path
    self.data = data
    self.isThere = isThere
  }
}

extension Date {
  /// Reads such as `2011-04-14T16:00:49Z` and `2013-09-30T13:46:01.123+02:00`: RFC 3339.
  init?(hostText text: String) {
    let whole = text.replacing(/\.\d+/, with: "")
    guard let date = try? Date(whole, strategy: .iso8601) else { return nil }
    self = date
  }
}
