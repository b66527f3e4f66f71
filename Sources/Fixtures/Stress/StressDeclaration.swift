package import Foundation
package import UIKit

/// A stress test that a fixture of a cell file declares; nil is the standard of each setting.
@MainActor package struct StressDeclaration {
  /// The cell.
  package let prototype: StressPrototype
  /// The views that show sample texts, by their names.
  package let varied: [String]
  /// The texts of views that show only some, by the views' names in alphabetical order.
  package let texts: [(view: String, texts: [String])]
  /// In points.
  package let widths: ClosedRange<CGFloat>?
  package let contentSizes: [UIContentSizeCategory]?
  package let directions: [UIUserInterfaceLayoutDirection]?
  package let appearances: [UIUserInterfaceStyle]?
  package let locales: [String]?
  /// The greatest height that the cell may have, in points.
  package let maxHeight: CGFloat?
  package let allowances: [AllowedDiagnostic]
  /// How many trials to make.
  package let trials: Int?
  package let seed: UInt64?
}

/// Reads the member `stress` of a fixture.
@MainActor struct StressReading {
  private typealias Node = CellFileJSON.Node
  let prototype: StressPrototype

  func declaration(_ node: CellFileJSON.Node) throws -> StressDeclaration {
    let members = try node.members(CellFileKeys.stress)
    let texts = try members["texts"]?.namedMembers().map { name, node in
      (view: name, texts: try self.texts(node, of: name))
    }
    let varied = try members["vary"]?.elements().map(view)
    return StressDeclaration(
      prototype: prototype,
      varied: try varied ?? (texts == nil ? prototype.textOutlets() : []), texts: texts ?? [],
      widths: try members["widths"].map(widths),
      contentSizes: try members.values("contentSizes") {
        try $0.word(CellFileKeys.contentSizeWords)
      },
      directions: try members.values("directions") { try $0.word(CellFileKeys.directions) },
      appearances: try members.values("appearances") { try $0.word(CellFileKeys.appearances) },
      locales: try members.values("locales") { try $0.text() },
      maxHeight: try members["maxHeight"].map { CGFloat(try $0.number(1...10_000)) },
      allowances: try members["allow"].map(CellAllowanceReading.allowances) ?? [],
      trials: try members["trials"]?.integer(1...100_000),
      seed: try members["seed"].map { UInt64(try $0.integer(0...1_000_000)) })
  }

  private func texts(_ node: Node, of name: String) throws -> [String] {
    try requireText(name, node)
    let texts = try node.elements().map { try $0.text() }
    guard !texts.isEmpty else { throw node.error("“\(name)” is empty. Give it a text.") }
    return texts
  }

  private func view(_ node: Node) throws -> String {
    let name = try node.text()
    try requireText(name, node)
    return name
  }

  private func requireText(_ name: String, _ node: Node) throws {
    do {
      _ = try prototype.makeView(texts: [(name, "")])
    } catch let error as UnknownTextView {
      let names = try prototype.textOutlets()
      throw node.error(
        "\(error)\(Suggestion(name, among: names).text) It has: "
          + "\(names.isEmpty ? "none" : names.joined(separator: ", ")).")
    }
  }

  /// The least and the greatest width.
  private func widths(_ node: Node) throws -> ClosedRange<CGFloat> {
    let numbers = try node.elements().map { CGFloat(try $0.number(1...10_000)) }
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw node.error("“widths” must be the least and the greatest width, such as [320, 440].")
    }
    return numbers[0]...numbers[1]
  }
}
