package import Foundation
internal import Snapshots
package import UIKit

/// A cell of an Interface Builder file whose texts may be replaced.
@MainActor package struct StressPrototype {
  /// The fixture's name, or the cell's.
  package let name: String
  /// The reuse identifier, id or class by which the file finds the cell.
  package let cell: String
  /// The file that declares it.
  package let file: String
  /// The line of the declaration.
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

  /// Creates the cell with other texts, by the names of views.
  package func makeView(texts: [(view: String, text: String)]) throws -> UIView {
    let instance = try filled.makeInstance()
    for (name, text) in texts {
      guard let view = instance.view(named: name), ViewContent.set("text", .text(text), of: view)
      else { throw UnknownTextView(name: name) }
    }
    return instance.view
  }

  /// Lays a view of this prototype out as in its table, and describes it.
  package func rendering(
    in configuration: Configuration, of makeView: () throws -> UIView
  ) throws -> Rendering {
    try filled.prototype.rendering(in: configuration, of: makeView)
  }

  /// The size in points of an item of a collection, which its layout decides; nil for rows.
  package var itemSize: CGSize? {
    let size = filled.prototype.storedSize
    return filled.prototype.isRow || size.width <= 0 || size.height <= 0 ? nil : size
  }
}

/// A name that no view with a text has.
struct UnknownTextView: Error, CustomStringConvertible {
  let name: String
  var description: String { "No view of the cell named “\(name)” has a text." }
}

extension PrototypeFile {
  /// The cells, each with the texts of the file.
  package var stressPrototypes: [StressPrototype] {
    nib.prototypes.map { prototype in
      let name = prototype.reuseIdentifier ?? prototype.id
      return StressPrototype(
        name: name, cell: name, file: nib.path, line: prototype.line,
        filled: FilledPrototype(prototype: prototype, content: []))
    }
  }
}
