import Foundation
import Testing

/// A Markdown page of the repository, in the parts that the tests look at.
struct Page: Sendable, CustomTestStringConvertible {
  /// Below the root of the repository.
  let path: String
  let blocks: [CodeBlock]
  /// The lines outside of code blocks.
  let lines: [Line]

  struct Line: Sendable {
    let number: Int
    let text: String
  }

  var testDescription: String { path }
  /// The folder of the page, empty for the root.
  var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }

  /// All pages that people read, in order.
  ///
  /// Licences and the origins of fonts and samples are other people's texts.
  static let all: [Page] = Repository.files.filter { path in
    path.hasSuffix(".md") && !path.hasPrefix("Fonts/") && !path.hasPrefix("Tests/")
  }.map { Page(path: $0) }

  private init(path: String) {
    self.path = path
    var reader = BlockReader(page: path)
    reader.read((try? Repository.text(of: path)) ?? "")
    blocks = reader.blocks
    lines = reader.lines
  }

  /// The names that links to parts of this page may have, as GitHub makes them of headings.
  var anchors: Set<String> {
    Set(
      lines.filter { $0.text.hasPrefix("#") }.map { line in
        let title = line.text.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)
        return String(
          title.lowercased().compactMap { character in
            if character == " " { return "-" }
            return character.isLetter || character.isNumber || "-_".contains(character)
              ? character : nil
          })
      })
  }
}

/// Parts a page into code blocks and the lines around them.
private struct BlockReader {
  let page: String
  var blocks: [CodeBlock] = []
  var lines: [Page.Line] = []
  private var open: CodeBlock?
  private var caption = ""

  init(page: String) { self.page = page }

  mutating func read(_ text: String) {
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let bare = line.trimmingCharacters(in: .whitespaces)
      if bare.hasPrefix("```") {
        toggle(language: String(bare.dropFirst(3)), at: index + 1)
      } else if open != nil {
        open?.lines.append(line)
      } else {
        lines.append(Page.Line(number: index + 1, text: line))
        if !bare.isEmpty { caption = bare }
      }
    }
  }

  private mutating func toggle(language: String, at line: Int) {
    if let block = open {
      blocks.append(block)
      open = nil
    } else {
      open = CodeBlock(page: page, line: line, language: language, caption: caption, lines: [])
    }
  }
}
