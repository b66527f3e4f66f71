import Foundation
import GitFormats

extension GitRepository {
  /// Returns the files whose bytes in the working tree are not those that git has, because an attribute makes it convert
  /// them: line ends, or another encoding.
  ///
  /// - Parameter paths: paths of files without line feeds.
  /// - Returns: the paths.
  /// - Throws: ``GitProblem``
  func convertedFiles(among paths: [String]) throws -> [String] {
    let candidates = try attributes(["text", "eol", "ident", "working-tree-encoding"], of: paths)
      .filter { Self.converts($0.attribute, $0.value) }.map(\.path)
      // git would unquote it.
      .filter { !$0.hasPrefix("\"") }
    guard !candidates.isEmpty else { return [] }
    let names = try Dictionary(
      index().map { ($0.path, $0.object) }, uniquingKeysWith: { first, _ in first })
    let known = Set(candidates).filter { names[$0] != nil }.sorted()
    let arguments = ["hash-object", "--no-filters", "--stdin-paths"]
    let output = try run(arguments, reading: known.map { "\($0)\n" }.joined())
    guard output.succeeded else { throw failure(.failed(arguments: arguments), output) }
    return zip(known, output.text.split(separator: "\n")).filter { names[$0] != String($1) }
      .map(\.0)
  }

  /// `text=auto` converts no file with a zero byte, as every picture has.
  private static func converts(_ attribute: String, _ value: String) -> Bool {
    switch attribute {
    case "text": value == "set"
    default: value != "unspecified" && value != "unset"
    }
  }

  /// Returns what attributes are for paths.
  package func attributes(
    _ names: [String], of paths: [String]
  ) throws -> [(path: String, attribute: String, value: String)] {
    guard !paths.isEmpty else { return [] }
    let arguments = ["check-attr", "-z", "--stdin"] + names
    let output = try run(arguments, reading: paths.map { "\($0)\0" }.joined())
    guard output.succeeded else { throw failure(.failed(arguments: arguments), output) }
    let items = output.items
    return stride(from: 0, to: items.count - items.count % 3, by: 3).map {
      (items[$0], items[$0 + 1], items[$0 + 2])
    }
  }
}
