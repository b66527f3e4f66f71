import Foundation
import Processes
import SnapshotReferences

/// The names, passwords and tokens that a server of pictures gets.
///
/// The server's address is in `snap.json`, which any change of the repository can edit. So it gets them only if the machine's
/// owner has named it too, in the environment, and if nobody on the way can read them.
struct PictureCredentials {
  /// The variable with the address at which, or below which, a server gets credentials.
  static let serverVariable = "SNAP_PICTURE_SERVER"
  /// The variable with a token for `Authorization: Bearer`.
  static let tokenVariable = "SNAP_PICTURE_TOKEN"
  /// The variable with the region of a bucket; requests are then signed with the usual variables of AWS.
  static let regionVariable = "SNAP_PICTURE_REGION"

  /// Why a server gets no credentials.
  enum Refusal: Equatable {
    /// Only `snap.json` names it.
    case unnamed
    /// The machine's owner has named another one.
    case other(ServerAddress)
    case unreadable(String)
    case unencrypted
  }

  /// The lines of curl's settings; empty for a server that gets nothing.
  let settings: [String]
  /// Why the server gets nothing, nil if it gets what there is.
  let refusal: Refusal?
  /// Whether the environment has anything that could be sent.
  let exist: Bool
  private let address: ServerAddress

  init(for address: ServerAddress, environment: [String: String]) {
    let all = Self.settings(environment)
    self.address = address
    exist = !all.isEmpty
    refusal = Self.refusal(of: address, environment[Self.serverVariable, default: ""])
    // The passwords of `~/.netrc` are bound to hosts, but neither to ports nor to encryption.
    settings = refusal == nil ? all + ["netrc-optional"] : []
  }

  private static func refusal(of address: ServerAddress, _ named: String) -> Refusal? {
    if named.isEmpty { return .unnamed }
    guard let allowed = ServerAddress(named) else { return .unreadable(named) }
    guard address.isAtOrBelow(allowed) else { return .other(allowed) }
    return address.isEncrypted || address.isLoopback ? nil : .unencrypted
  }

  private static func settings(_ environment: [String: String]) -> [String] {
    var settings: [String] = []
    if let token = environment[tokenVariable], !token.isEmpty {
      settings.append("header = \("Authorization: Bearer \(token)".quotedForCurl)")
    }
    guard let region = environment[regionVariable], !region.isEmpty,
      let name = environment["AWS_ACCESS_KEY_ID"], let secret = environment["AWS_SECRET_ACCESS_KEY"]
    else { return settings }
    settings += [
      "aws-sigv4 = \("aws:amz:\(region):s3".quotedForCurl)",
      "user = \("\(name):\(secret)".quotedForCurl)",
    ]
    if let session = environment["AWS_SESSION_TOKEN"] {
      settings.append("header = \("x-amz-security-token: \(session)".quotedForCurl)")
    }
    return settings
  }

  /// Why the server gets nothing, in words; nil if it gets what there is.
  var note: String? {
    guard let refusal else { return nil }
    let reason =
      switch refusal {
      case .unnamed:
        "only snap.json names it, which any change of the repository can edit. If the server is yours, set "
          + "\(Self.serverVariable) to its address."
      case .other(let allowed): "\(Self.serverVariable) is \(allowed)."
      case .unreadable(let text):
        "\(Self.serverVariable) is “\(text)”, which is not an address such as https://example.com/pictures."
      case .unencrypted: "others on the way could read them. Use https."
      }
    return "No credentials are sent to \(address): \(reason)"
  }
}
