package import Foundation
import SnapReport

/// A request to the interface of a host of code.
package struct APIRequest {
  package enum Body {
    case json(Data)
    /// A file in the form field `file`, as browsers send it.
    case upload(Data, name: String)
  }

  let method: String
  /// The names below the interface's address, which are percent-encoded.
  let path: [String]
  let query: [(name: String, value: String)]
  let body: Body?
  /// Whether the same request may be sent again when nobody knows whether it was carried out.
  let isRepeatable: Bool

  init(
    _ method: String, _ path: [String], query: [(name: String, value: String)] = [],
    body: Body? = nil, isRepeatable: Bool = true
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.isRepeatable = isRepeatable
  }

  /// A request with a value as JSON.
  init(
    _ method: String, _ path: [String], json value: some Encodable, isRepeatable: Bool = true
  ) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    self.init(
      method, path, body: .json(try encoder.encode(value)), isRepeatable: isRepeatable)
  }

  /// The part of the address behind that of the interface.
  var target: String {
    let names = path.map { "/\($0.percentEncoded)" }.joined()
    let values = query.map { "\($0.name.percentEncoded)=\($0.value.percentEncoded)" }
    return names + (values.isEmpty ? "" : "?\(values.joined(separator: "&"))")
  }

  /// The request in words: `POST /repos/app/cells/issues/7/comments`.
  var name: String { "\(method) /\(path.joined(separator: "/"))" }
}

/// What a host of code answered.
package struct APIAnswer {
  let status: Int
  /// By names in lower case.
  let headers: [String: String]
  let body: Data
}
