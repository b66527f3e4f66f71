/// A thing of a source that was left out as it does not compile or ended the program, or that something else was compiled for.
package struct DroppedCode: Codable, Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    case statement, condition, argument, element, member, declaration, attribute, modifier
    case inheritedType, enumCase, importing, result, value, type, addition
  }

  /// The path of the source.
  package let file: String
  /// The first line, from 1.
  package let line: Int
  package let lastLine: Int
  package let kind: Kind
  /// The name at which the compiler found the error; nil if no name is there.
  package let name: String?
  /// The modules that the source imports and that are missing.
  package let libraries: [String]
  /// What is in its place.
  package let replacement: String?
  /// What the compiler said, or the program as it ended.
  package let reason: String
  /// True for what compiles and ended the program that draws the cells; nil for all other things.
  package let endedProgram: Bool?

  package init(
    file: String, line: Int, lastLine: Int, kind: Kind, name: String?, libraries: [String],
    replacement: String?, reason: String, endedProgram: Bool? = nil
  ) {
    (self.file, self.line, self.lastLine, self.kind) = (file, line, lastLine, kind)
    (self.name, self.libraries, self.replacement) = (name, libraries, replacement)
    (self.reason, self.endedProgram) = (reason, endedProgram)
  }
}

extension DroppedCode {
  /// Adds what a later attempt left out, in which what it contains is gone, too.
  ///
  /// The first reason is what is missing; later ones may follow from what was left out before.
  package static func add(_ later: [DroppedCode], to dropped: inout [DroppedCode]) {
    var added = later
    for index in added.indices {
      let inner = dropped.first { added[index].contains($0) }
      if let inner { added[index] = added[index].because(of: inner) }
    }
    dropped = dropped.filter { earlier in !added.contains { $0.contains(earlier) } } + added
  }

  /// The same of a file with another path, and some lines below.
  package func moved(to path: String, by lines: Int = 0) -> DroppedCode {
    DroppedCode(
      file: path, line: line + lines, lastLine: lastLine + lines, kind: kind, name: name,
      libraries: libraries,
      replacement: replacement, reason: reason, endedProgram: endedProgram)
  }

  private func contains(_ other: DroppedCode) -> Bool {
    file == other.file && line <= other.line && other.lastLine <= lastLine
  }

  private func because(of other: DroppedCode) -> DroppedCode {
    DroppedCode(
      file: file, line: line, lastLine: lastLine, kind: kind, name: other.name,
      libraries: libraries, replacement: replacement, reason: other.reason,
      endedProgram: other.endedProgram)
  }
}
