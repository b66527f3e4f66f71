import Serving

/// Restricts access to a review's server to its own page, on this machine.
///
/// 1. The address contains a token of 128 random bits; without it nothing is served.
/// 2. `Host` must be the loopback address with the server's port, so that a foreign name that resolves to this machine
///    (DNS rebinding) is rejected. Where the server listens on another address, as in a container, the port may be any, as
///    it is forwarded, and so may an address in numbers, which no name server can choose.
/// 3. `Origin` must be the same, and is required for requests that change files, so that no other page can send a form
///    or a request.
struct ReviewAccess {
  let port: UInt16
  let token: String
  /// The address that the server listens on.
  var host = loopback

  static let loopback = "127.0.0.1"

  /// An unguessable token.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The page's address on this machine, or that which a forwarded port has.
  var address: String {
    let name = [Self.loopback, "0.0.0.0"].contains(host) ? Self.loopback : host
    return "http://\(name):\(port)/\(token)/"
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  private func isKnown(_ host: String) -> Bool {
    if hosts.contains(host) { return true }
    guard self.host != Self.loopback else { return false }
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ UInt16($0) != nil }) else {
      return false
    }
    let numbers = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    return parts[0] == "localhost" || numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
  }

  /// The problem with a request; nil without one.
  func refusal(of head: HTTPHead) -> String? {
    refusal(
      host: head["host"], origin: head["origin"], site: head["sec-fetch-site"],
      isChange: head.method != "GET" && head.method != "HEAD")
  }

  /// The problem with a request's headers; nil without one.
  private func refusal(host: String?, origin: String?, site: String?, isChange: Bool) -> String? {
    guard let host, isKnown(host) else { return "Unknown host." }
    if let origin, origin != "http://\(host)" {
      return "Requests from other pages are not allowed."
    }
    if isChange, origin == nil { return "Only the review's page may send this request." }
    if let site, !["same-origin", "none"].contains(site) {
      return "Requests from other pages are not allowed."
    }
    return nil
  }

  /// Returns what follows the token in a path; nil if it is not this review's path.
  func place(of path: String) -> String? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].isEmpty, isToken(parts[1]) else { return nil }
    return String(parts[2])
  }

  /// Compares all characters, so that the time does not reveal how many match.
  private func isToken(_ text: Substring) -> Bool {
    let (ours, theirs) = (Array(token.utf8), Array(text.utf8))
    guard ours.count == theirs.count else { return false }
    return zip(ours, theirs).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
