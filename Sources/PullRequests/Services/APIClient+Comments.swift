/// A comment in the words of its host; nil if it cannot be used.
protocol HostComment: Decodable {
  var comment: PostedComment? { get }
}

/// Comments, of which hosts differ in the paths and the values.
extension APIClient {
  /// Returns a comment; nil if it is gone.
  func comment(_ type: (some HostComment).Type, at path: [String]) throws -> PostedComment? {
    try valueIfAny(type, of: APIRequest("GET", path))?.comment
  }

  /// Adds a comment to a list.
  func post(
    _ text: String, as type: (some HostComment).Type, to path: [String]
  ) throws -> PostedComment {
    let request = try APIRequest("POST", path, json: ["body": text], isRepeatable: false)
    guard let comment = try value(type, of: request).comment else {
      throw refusal(of: request, .unreadable)
    }
    return comment
  }

  /// Replaces the text of a comment; returns false if it is gone.
  func replace(
    _ path: [String], with text: String, as type: (some HostComment).Type, by method: String
  ) throws -> Bool {
    try valueIfAny(type, of: APIRequest(method, path, json: ["body": text])) != nil
  }

  /// Deletes what a path names, if it is there.
  func delete(_ path: [String]) throws {
    let request = APIRequest("DELETE", path)
    let answer = try send(request)
    if !answer.isAbsence { _ = try checked(answer, of: request) }
  }
}
