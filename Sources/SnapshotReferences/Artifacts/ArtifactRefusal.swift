/// Why an artifact cannot be verified, regardless of its reference: there is nothing to accept.
public struct ArtifactRefusal: Error, Hashable, Sendable {
  /// The problem and what to do, in whole sentences.
  public let reason: String
  /// The name of what is wrong, equal for all snapshots that are refused for one reason.
  public let subject: String

  /// Creates a refusal.
  public init(reason: String, subject: String = "") {
    self.reason = reason
    self.subject = subject
  }
}
