/// What keeps a comment from being posted, or a command in one from being carried out.
package enum PullRequestError: Error {
  /// Why a host refused a request.
  package enum Refusal: Hashable, Sendable {
    case noAnswer(reason: String)
    /// An answer that is not JSON of the published form.
    case unreadable
    case redirect(status: Int)
    /// 401.
    case unknownToken
    /// 403.
    case noRights
    /// 404, which hosts also answer to those who may not know.
    case notFound
    case failed(status: Int)
    case limited(seconds: Int)
    /// What a host does not accept, and what it says of it: 409, 422 and others.
    case invalid(status: Int, message: String)
  }

  case refused(request: String, host: String, Refusal)
  case noCurl
  case noToken(variables: [String])
  /// The address of the interface cannot be read, or would tell everyone on the way the token.
  case unusableAddress(variable: String, text: String)
  case missingVariable(String, purpose: String)
  case unreadableEvent(file: String)
  /// Others push to the branch of pictures all the time.
  case busyBranch(String)
  /// The comment is deleted whenever it is posted.
  case busyComment
  case noPicture(path: String)
  case tooManyPages(request: String)
  case outsideRepository(file: String)
  case largeFile(path: String)
}
