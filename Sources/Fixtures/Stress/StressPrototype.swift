package import Foundation
internal import Snapshots
package import UIKit

/// A cell of an Interface Builder file whose texts may be replaced.
@MainActor package struct StressPrototype {
  /// The fixture's name, or the cell's.
  package let name: String
  /// The reuse identifier, id or class by which the file finds the cell.
  package let cell: String
  /// The Interface Builder file, from the folder of a cell file.
  let source: String
  package let file: String
  package let line: Int
  let filled: FilledPrototype

  /// The names of the outlets of views that show a text, in alphabetical order.
  package func textOutlets() throws -> [String] {
    let instance = try filled.makeInstance()
    return instance.outlets.filter { $0.value.ownText != nil }.keys.sorted()
  }

  /// Returns the translations of a view's text in the files beside the Interface Builder file.
  package func translations(ofView name: String) -> [String] {
    filled.prototype.translations(ofOutlet: name)
  }

  /// The text of a view in the cell; empty for a view without one.
  package func ownText(ofView name: String) throws -> String {
    try filled.makeInstance().view(named: name)?.ownText ?? ""
  }

  /// Creates the cell with values for some properties; nil for those in the Interface Builder file.
  package func makeView(_ values: [(StressVariable, ViewValue?)]) throws -> UIView {
    let instance = try filled.makeInstance()
    for (variable, value) in values {
      guard let view = instance.view(named: variable.view) else {
        throw UnknownTextView(name: variable.view)
      }
      try Self.set(variable, value, of: view)
    }
    return instance.view
  }

  /// Fills a cell that showed other values.
  package func fill(_ cell: UIView, _ values: [(StressVariable, ViewValue?)]) throws {
    let instance = try filled.makeInstance()
    for (variable, value) in values {
      let id = instance.view(named: variable.view)?.nibOrigin?.id
      guard let view = cell.layoutOrder.first(where: { id != nil && $0.nibOrigin?.id == id }) else {
        throw UnknownTextView(name: variable.view)
      }
      try Self.set(variable, value, of: view)
    }
  }

  private static func set(
    _ variable: StressVariable, _ value: ViewValue?, of view: UIView
  ) throws {
    guard let value else { return }
    guard ViewContent.set(variable.key, value, of: view) else {
      throw UnknownTextView(name: variable.view)
    }
  }

  /// Lays a view of this prototype out as in its table.
  package func layOut(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> LaidOutView {
    try filled.prototype.layOut(in: configuration, of: makeView)
  }

  /// Whether the file gives the row its height, so that its table imposes no other.
  package var hasFixedHeight: Bool { filled.prototype.fixedRowHeight != nil }

  /// The size in points of an item of a collection, which its layout decides; nil for rows.
  package var itemSize: CGSize? {
    let size = filled.prototype.storedSize
    return filled.prototype.isRow || size.width <= 0 || size.height <= 0 ? nil : size
  }
}

extension PrototypeFile {
  /// The cells, each with the texts of the file.
  package var stressPrototypes: [StressPrototype] {
    nib.prototypes.map { prototype in
      let name = prototype.reuseIdentifier ?? prototype.id
      return StressPrototype(
        name: name, cell: name, source: URL(fileURLWithPath: nib.path).lastPathComponent,
        file: nib.path, line: prototype.line,
        filled: FilledPrototype(prototype: prototype, content: []))
    }
  }
}
