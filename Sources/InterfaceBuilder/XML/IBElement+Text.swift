internal import Foundation

extension IBElement {
  /// Returns a text that Interface Builder writes as an attribute or, when it has several lines, as
  /// a `string` or `mutableString` child with that key.
  ///
  /// Such a child may be marked as UTF-8 in Base64; the text is then decoded.
  public func string(_ key: String) -> String? {
    if let text = attributes[key] { return text }
    let child = child(named: "string", key: key) ?? child(named: "mutableString", key: key)
    return child?.decodedText
  }

  private var decodedText: String {
    guard attributes["base64-UTF8"] == "YES" else { return text }
    // Interface Builder omits the padding, which Foundation requires.
    let digits = text.filter { !$0.isWhitespace && $0 != "=" }
    let padded = digits + String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) } ?? text
  }
}
