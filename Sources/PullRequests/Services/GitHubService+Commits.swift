import Foundation
import SnapReport

/// Commits that are made without a checkout.
///
/// Source: GitHub, "REST API endpoints for Git database".
extension GitHubService {
  /// The branch of pictures, which has nothing in common with those of sources.
  package static let pictureBranch = "snap-pictures"
  private static let mostTries = 5

  private struct Object: Decodable {
    let sha: String

    init(from decoder: any Decoder) throws {
      sha = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .sha)
      // It becomes a part of addresses.
      guard CommitName.isOne(sha) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "not the name of an object"))
      }
    }

    private enum CodingKeys: CodingKey {
      case sha
    }
  }

  private struct Commit: Decodable {
    let sha: String
    let tree: Object
  }

  private struct Reference: Decodable {
    let object: Object
  }

  private struct Blob: Encodable {
    let content: String
    let encoding = "base64"
  }

  private struct Tree: Encodable {
    struct Entry: Encodable {
      let path: String
      /// Nil removes the file.
      let sha: String?

      enum CodingKeys: CodingKey {
        case path, sha, mode, type
      }

      func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(path, forKey: .path)
        try container.encode(sha, forKey: .sha)
        try container.encode("100644", forKey: .mode)
        try container.encode("blob", forKey: .type)
      }
    }

    let base_tree: String?
    let tree: [Entry]
  }

  private struct NewCommit: Encodable {
    let message: String
    let tree: String
    let parents: [String]
  }

  private struct NewReference: Encodable {
    var ref: String?
    let sha: String
    var force: Bool?
  }

  /// Puts pictures into a commit of a branch of their own.
  ///
  /// Each commit has the one before as its parent, so that addresses that name earlier commits stay, and its tree has its
  /// own pictures only. GitHub refuses to move a branch to a commit that does not follow, so that two runs lose nothing.
  package func publish(_ pictures: [PublishedPicture]) throws -> [String: String] {
    guard !pictures.isEmpty else { return [:] }
    let entries = try self.entries(pictures.map { ($0.name, $0.data) })
    let tree = try makeTree(entries, on: nil)
    for _ in 0..<Self.mostTries {
      let request = APIRequest("GET", path("git", "ref", "heads", Self.pictureBranch))
      let parent = try client.valueIfAny(Reference.self, of: request)?.object.sha
      let commit = try makeCommit("Pictures of #\(number)", tree, after: parent)
      guard try move(Self.pictureBranch, to: commit, isNew: parent == nil) else { continue }
      let folder = "\(server)/\(repository)/blob/\(commit)"
      return Dictionary(
        pictures.map { ($0.name, "\(folder)/\($0.name.percentEncoded)?raw=true") },
        uniquingKeysWith: { first, _ in first })
    }
    throw PullRequestError.busyBranch(Self.pictureBranch)
  }

  package func commit(
    _ files: [CommittedFile], to branch: String, after parent: String, _ message: String
  ) throws -> String? {
    let base = try client.value(Commit.self, of: APIRequest("GET", path("git", "commits", parent)))
    let added = try entries(files.compactMap { file in file.data.map { (file.path, $0) } })
    let removed = files.filter { $0.data == nil && $0.isThere }
      .map { Tree.Entry(path: $0.path, sha: nil) }
    let tree = try makeTree(added + removed, on: base.tree.sha)
    let commit = try makeCommit(message, tree, after: parent)
    return try move(branch, to: commit, isNew: false) ? commit : nil
  }

  private func entries(_ files: [(path: String, data: Data)]) throws -> [Tree.Entry] {
    let requests = try files.map {
      try APIRequest(
        "POST", path("git", "blobs"), json: Blob(content: $0.data.base64EncodedString()))
    }
    return zip(files, try client.values(Object.self, of: requests)).map {
      Tree.Entry(path: $0.path, sha: $1.sha)
    }
  }

  private func makeTree(_ entries: [Tree.Entry], on base: String?) throws -> String {
    try client.value(
      Object.self,
      of: APIRequest(
        "POST", path("git", "trees"), json: Tree(base_tree: base, tree: entries))
    ).sha
  }

  private func makeCommit(_ message: String, _ tree: String, after parent: String?) throws -> String
  {
    let commit = NewCommit(message: message, tree: tree, parents: parent.map { [$0] } ?? [])
    return try client.value(
      Object.self, of: APIRequest("POST", path("git", "commits"), json: commit)
    ).sha
  }

  /// Lets a branch end with a commit; returns false if it has gone on, or is there already.
  private func move(_ branch: String, to commit: String, isNew: Bool) throws -> Bool {
    let request =
      isNew
      ? try APIRequest(
        "POST", path("git", "refs"), json: NewReference(ref: "refs/heads/\(branch)", sha: commit))
      : try APIRequest(
        "PATCH", path("git", "refs", "heads") + branch.split(separator: "/").map(String.init),
        json: NewReference(sha: commit, force: false))
    let answer = try client.send(request)
    if answer.status == 409 || answer.status == 422 { return false }
    _ = try client.checked(answer, of: request)
    return true
  }
}
