import Foundation
import Testing

/// A block of code or output on a page.
struct CodeBlock: Sendable, CustomTestStringConvertible {
  let page: String
  /// The line where it begins.
  let line: Int
  /// What follows the opening fence; empty for output and drawings.
  let language: String
  /// The last line of text before it.
  let caption: String
  var lines: [String]

  var testDescription: String { "\(page):\(line) \(language)" }

  /// The lines of output: without commands, blank lines and the block's indentation.
  var output: [String] {
    let indentation = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("$ ") }
  }

  /// The commands: all of a shell's block, and the lines of other blocks that begin with a prompt.
  var commands: [String] {
    if language == "sh" { return lines }
    return lines.filter { $0.hasPrefix("$ ") }.map { String($0.dropFirst(2)) }
  }
}

/// Swift code without what may differ between a page and a source file: imports, line breaks, spaces.
func essence(ofSwift lines: [String]) -> String {
  let code = lines.filter { line in
    let bare = line.trimmingCharacters(in: .whitespaces)
    return !bare.hasPrefix("import ") && !bare.hasPrefix("@testable import ")
  }
  return String(code.joined(separator: "\n").filter { !$0.isWhitespace })
}
