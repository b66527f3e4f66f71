internal import Foundation

extension String {
  /// The text with all but unreserved characters as `%` and two digits: RFC 3986, 2.3.
  package var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .unreserved) ?? self
  }

  /// The path encoded so, with its slashes.
  package var percentEncodedPath: String {
    addingPercentEncoding(withAllowedCharacters: .unreservedAndSlash) ?? self
  }
}

extension CharacterSet {
  fileprivate static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
  fileprivate static let unreservedAndSlash = unreserved.union(CharacterSet(charactersIn: "/"))
}
