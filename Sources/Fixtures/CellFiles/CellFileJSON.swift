internal import Foundation
internal import InterfaceBuilder
internal import NumberText
internal import SnapshotReferences
internal import Snapshots

/// The values of a cell file, with their lines for errors.
struct CellFileJSON {
  let file: String
  private let text: String
  private let index: LineIndex

  /// The lines of values, found on first use.
  private final class LineIndex {
    private let text: String
    private(set) lazy var lines = JSONLines(text, .json5)

    init(_ text: String) { self.text = text }
  }

  private var lines: JSONLines { index.lines }

  /// The bytes before values.
  private static let separators = Array(",[{".utf8)
  /// Of tens of thousands of fixtures, few enough to be decoded in seconds.
  private static let valueLimit = 100_000

  init(_ data: Data, file: String) throws {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CellFileError(
        file: file, line: nil, problem: "is not encoded in UTF-8. Save it again in that encoding.")
    }
    self.file = file
    self.text = text
    index = LineIndex(text)
    // Those in texts count, too, which makes no difference to any file that is not absurd.
    let count = data.count { Self.separators.contains($0) }
    guard count <= Self.valueLimit else {
      throw error(at: [], "the file holds more than \(Self.valueLimit) values. Split it.")
    }
  }

  func root() throws -> Node {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    // Foundation's decoder of JSON5 ends the process at a number like `3e+`.
    if mayHaveOpenExponent, let reason = lines.faultReason { throw malformed(reason) }
    let value: JSONValue
    do {
      value = try decoder.decode(JSONValue.self, from: Data(text.utf8))
    } catch let error as JSONValue.TooDeep {
      throw self.error(
        at: error.path, "values are nested deeper than \(JSONValue.depthLimit) levels.")
    } catch let error as DecodingError {
      if let line = conflictLine {
        throw CellFileError(
          file: file, line: line,
          problem:
            "is in an unresolved merge conflict. Choose one of its sides, and remove the markers.")
      }
      throw malformed(lines.faultReason ?? Self.reason(error))
    }
    if let twice = lines.repeated.first {
      throw CellFileError(
        file: file, line: twice.line, problem: "“\(twice.key)” is given twice. Remove one of them.")
    }
    return Node(value: value, path: [], json: self)
  }

  /// Returns the error of a text that is not JSON.
  private func malformed(_ reason: String) -> CellFileError {
    CellFileError(
      file: file, line: lines.fault, problem: "is not valid JSON or JSON5: \(reason)")
  }

  /// Whether an `e` with a sign after it is not followed by a digit, be it in a text.
  private var mayHaveOpenExponent: Bool {
    let bytes = Array(text.utf8)
    return bytes.indices.dropFirst().contains { index in
      guard bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-"),
        bytes[index - 1] | 0x20 == UInt8(ascii: "e")
      else { return false }
      return index + 1 == bytes.count || !("0"..."9" ~= Unicode.Scalar(bytes[index + 1]))
    }
  }

  /// The line at which git wrote both sides of a conflict; nil without one.
  private var conflictLine: Int? {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("<<<<<<<") }.map { $0 + 1 }
  }

  private static func reason(_ error: DecodingError) -> String {
    guard case .dataCorrupted(let context) = error else { return "\(error)" }
    let inner = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return inner as? String ?? context.debugDescription
  }

  func error(at path: [String], _ problem: String) -> CellFileError {
    CellFileError(file: file, line: lines.line(of: path), problem: problem)
  }

  struct Node {
    let value: JSONValue
    /// The keys and indices from the root.
    let path: [String]
    let json: CellFileJSON

    var line: Int? { json.lines.line(of: path) }

    func error(_ problem: String) -> CellFileError { json.error(at: path, problem) }

    /// Returns the location of a member.
    func child(_ key: String) -> Node {
      Node(value: .null, path: path + [key], json: json)
    }

    private var name: String {
      path.last.map { "“\($0)”" } ?? "the file"
    }

    private func wrong(_ expected: String) -> CellFileError {
      error("\(name) must be \(expected), not \(value.kind).")
    }

    /// Returns the members of an object without unknown keys.
    func members(_ allowed: [String]) throws -> [String: Node] {
      guard case .object(let object) = value else { throw wrong("an object") }
      let unknown = object.keys.filter { !allowed.contains($0) && $0 != "$schema" }.sorted()
      if let key = unknown.first {
        throw json.error(
          at: path + [key],
          "“\(key)” is not known here.\(Suggestion(key, among: allowed).text) Allowed: "
            + "\(allowed.joined(separator: ", ")).")
      }
      return nodes(object)
    }

    /// Returns the members of an object with any keys, by name.
    func namedMembers() throws -> [(name: String, node: Node)] {
      guard case .object(let object) = value else { throw wrong("an object") }
      return nodes(object).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    func elements() throws -> [Node] {
      guard case .array(let array) = value else { throw wrong("a list") }
      return array.enumerated().map {
        Node(value: $0.element, path: path + ["\($0.offset)"], json: json)
      }
    }

    func text() throws -> String {
      guard case .string(let text) = value else { throw wrong("a text") }
      return text
    }

    func number(_ range: ClosedRange<Double>) throws -> Double {
      guard case .number(let number) = value else { throw wrong("a number") }
      guard range.contains(number) else {
        throw error(
          "\(name) must be from \(range.lowerBound.exactText) to "
            + "\(range.upperBound.exactText).")
      }
      return number
    }

    func integer(_ range: ClosedRange<Int>) throws -> Int {
      let number = try number(Double(range.lowerBound)...Double(range.upperBound))
      guard let integer = Int(exactly: number) else { throw wrong("a whole number") }
      return integer
    }

    func bool() throws -> Bool {
      guard case .bool(let bool) = value else { throw wrong("true or false") }
      return bool
    }

    func word<Value>(_ words: [(String, Value)]) throws -> Value {
      let text = try text()
      guard let match = words.first(where: { $0.0 == text }) else {
        let allowed = words.map(\.0)
        throw error(
          "“\(text)” is not known.\(Suggestion(text, among: allowed).text) Allowed: "
            + "\(allowed.joined(separator: ", ")).")
      }
      return match.1
    }

    private func nodes(_ object: [String: JSONValue]) -> [String: Node] {
      var nodes: [String: Node] = [:]
      for (key, value) in object {
        nodes[key] = Node(value: value, path: path + [key], json: json)
      }
      return nodes
    }
  }
}

extension [String: CellFileJSON.Node] {
  /// Reads the elements of a list, of which there must be one; nil if the list is missing.
  func values<Element>(
    _ key: String, _ read: (CellFileJSON.Node) throws -> Element
  ) throws -> [Element]? {
    guard let node = self[key] else { return nil }
    let values = try node.elements().map(read)
    guard !values.isEmpty else { throw node.error("“\(key)” is empty. Give it a value.") }
    return values
  }
}
