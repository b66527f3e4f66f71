/// The request line and the headers of an HTTP request, in the strict form that browsers send.
///
/// Sources: RFC 9112, sections 3 and 5; RFC 9110, section 8.6.
package struct HTTPHead {
  /// What a request is refused for before anything looks at its contents.
  package enum Problem: Error {
    case malformed
    case lengthRequired
  }

  package let method: String
  /// The path as sent, without the query.
  package let path: String
  /// The number of bytes after the head.
  package let bodyLength: Int
  private let headers: [String: String]

  /// Reads a head, without the empty line that ends it.
  package init(_ bytes: some Collection<UInt8>) throws(Problem) {
    var lines = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
    let words = lines.removeFirst().split(separator: " ", omittingEmptySubsequences: false)
      .map { String($0) }
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
      throw .malformed
    }
    method = words[0]
    path =
      words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      .first.map(String.init) ?? words[1]
    headers = try Self.headers(lines)
    // A body in chunks states no length that could be bounded before it comes.
    guard headers["transfer-encoding"] == nil else { throw .lengthRequired }
    bodyLength = try Self.length(headers["content-length"])
  }

  /// The value of a header, by its name in lower case.
  package subscript(name: String) -> String? { headers[name] }

  /// Two headers of one name are refused: which one counts would depend on the reader.
  private static func headers(
    _ lines: [Substring.UnicodeScalarView]
  ) throws(Problem) -> [String: String] {
    var headers: [String: String] = [:]
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        .map { String($0) }
      guard parts.count == 2, !parts[0].isEmpty, !parts[0].contains(where: \.isWhitespace) else {
        throw .malformed
      }
      let old = headers.updateValue(parts[1].trimmed, forKey: parts[0].lowercased())
      guard old == nil else { throw .malformed }
    }
    return headers
  }

  private static func length(_ text: String?) throws(Problem) -> Int {
    guard let text else { return 0 }
    // `Int` would accept a sign.
    guard text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains),
      let length = Int(text)
    else { throw .malformed }
    return length
  }
}

extension String {
  /// The text without the spaces and tabs around it.
  fileprivate var trimmed: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = drop(while: isBlank)
    let end = start.lastIndex { !isBlank($0) }.map { start.index(after: $0) }
    return String(start[..<(end ?? start.startIndex)])
  }
}
