import Foundation
import Serving
import SnapshotRecords

/// A file of a snapshot that an agent can read: `snap://reference/FeedTests/a-row.320`.
struct AgentResource {
  enum Kind: String, CaseIterable {
    case layout
    case reference
    case actual
    case diff

    fileprivate var description: String {
      switch self {
      case .layout: "The layout that the last run drew, one view per line"
      case .reference: "The picture that the snapshot is compared with"
      case .actual: "The picture that the last run drew, where it differs"
      case .diff: "The picture of what differs"
      }
    }

    fileprivate var type: String { self == .layout ? "text/plain" : "image/png" }
  }

  let kind: Kind
  let name: String

  private static let scheme = "snap://"

  init(_ kind: Kind, of key: SnapshotKey) { (self.kind, name) = (kind, "\(key)") }

  /// Reads an address; nil for any other.
  init?(address: String) {
    guard address.hasPrefix(Self.scheme) else { return nil }
    let parts = address.dropFirst(Self.scheme.count).split(separator: "/", maxSplits: 1)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])),
      let name = parts[1].removingPercentEncoding
    else { return nil }
    (self.kind, self.name) = (kind, name)
  }

  /// The forms of addresses.
  static let templates: [MessageValue] = Kind.allCases.map { kind in
    [
      "uriTemplate": .text("\(scheme)\(kind.rawValue)/{+snapshot}"), "name": .text(kind.rawValue),
      "description": .text(kind.description), "mimeType": .text(kind.type),
    ]
  }

  private var address: MessageValue {
    let name = name.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? name
    return .text("\(Self.scheme)\(kind.rawValue)/\(name)")
  }

  /// How the protocol names it.
  var value: MessageValue {
    ["uri": address, "name": .text("\(name), \(kind.rawValue)"), "mimeType": .text(kind.type)]
  }

  /// The contents with their address.
  func contents(_ data: Data) -> MessageValue {
    kind == .layout
      ? [
        "uri": address, "mimeType": .text(kind.type),
        "text": .text(String(decoding: data, as: UTF8.self)),
      ]
      : ["uri": address, "mimeType": .text(kind.type), "blob": .text(data.base64EncodedString())]
  }
}
