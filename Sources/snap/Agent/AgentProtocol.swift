import Serving

/// The revisions of the Model Context Protocol that the server speaks.
///
/// Since 2026-07-28 each request names its revision; before, a client agreed on one by `initialize`. Results have the
/// members that the newest revision requires, which older clients ignore. Source: the protocol's published schemas.
enum AgentProtocol {
  /// Those in which each request names its revision.
  static let stateless = ["2026-07-28"]
  /// Those with a handshake, the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let versionMember = "io.modelcontextprotocol/protocolVersion"
  private static let unsupportedVersion = -32_022
  /// How long lists may be kept: they never change.
  private static let listLifetime = 3_600_000

  /// Refuses a request of a revision that is not spoken.
  ///
  /// - Throws: ``MessageError``
  static func check(_ request: MessageRequest) throws(MessageError) {
    guard let version = request.parameters["_meta"]?[versionMember]?.text else { return }
    guard !(stateless + withHandshake).contains(version) else { return }
    throw MessageError(
      code: unsupportedVersion, "Unsupported protocol version",
      data: [
        "supported": .list(stateless.map(MessageValue.text)), "requested": .text(version),
      ])
  }

  /// The revision of a handshake: the one that the client asks for, else the newest.
  static func agreed(on version: MessageValue?) -> MessageValue {
    version?.text.flatMap { withHandshake.contains($0) ? .text($0) : nil }
      ?? .text(withHandshake[0])
  }

  /// A complete result, which names this server.
  static func result(_ members: [String: MessageValue], of server: MessageValue) -> MessageValue {
    .object(
      members.merging([
        "resultType": "complete", "_meta": ["io.modelcontextprotocol/serverInfo": server],
      ]) { $1 })
  }

  /// What a result says of how long it may be kept: lists for long, what a run leaves not at all.
  static func lifetime(isConstant: Bool) -> [String: MessageValue] {
    ["ttlMs": .integer(isConstant ? listLifetime : 0), "cacheScope": "private"]
  }
}
