internal import Foundation
internal import Snapshots
internal import UIKit

extension PrototypeFile {
  /// The text of a cell file with a fixture for each cell of this file.
  public var firstCellFile: String {
    let source = URL(fileURLWithPath: nib.path).lastPathComponent
    var names: Set<String> = []
    let fixtures = nib.prototypes.map { prototype in
      let plain = prototype.reuseIdentifier ?? prototype.id
      let name = names.insert(plain).inserted ? plain : "\(plain) \(prototype.id)"
      return fixture(of: prototype, name: name, cell: name == plain ? plain : prototype.id)
    }
    return """
      {
        "source": \(source.quoted),
        "matrix": { "widths": [320, 414], "appearances": ["light", "dark"] },
        "fixtures": [
      \(fixtures.joined(separator: ",\n"))
        ]
      }

      """
  }

  private func fixture(of prototype: NibPrototype, name: String, cell: String) -> String {
    let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
    let texts = instance.outlets.sorted { $0.key < $1.key }.compactMap { name, view in
      view.ownText.map { "\(name.quoted): { \"text\": \($0.quoted) }" }
    }
    // Without widths, an item of a collection has the size in its file.
    let matrix =
      prototype.isRow || prototype.storedSize.width <= 0
      ? "" : ",\n      \"matrix\": { \"appearances\": [\"light\", \"dark\"] }"
    let content =
      texts.isEmpty
      ? "" : ",\n      \"content\": {\n        \(texts.joined(separator: ",\n        "))\n      }"
    return "    { \"name\": \(name.quoted), \"cell\": \(cell.quoted)\(matrix)\(content) }"
  }
}

extension UIView {
  /// The text of a label, button or text field in its file.
  fileprivate var ownText: String? {
    switch self {
    case let label as UILabel: label.text ?? ""
    case let button as UIButton: button.title(for: .normal)
    case let field as UITextField: field.text
    default: nil
    }
  }
}

extension String {
  fileprivate var quoted: String { (try? CanonicalJSON.text(of: self)) ?? "\"\"" }
}

/// A cell of an Interface Builder file with the content that a cell file gives it.
@MainActor struct FilledPrototype {
  let prototype: NibPrototype
  let content: [CellContent]

  /// Returns a picture of the cell in a configuration.
  /// - Throws: ``CellFileError`` if a view cannot have its content, or ``RenderingError``.
  func inspection(in configuration: Configuration) throws -> Inspection {
    Inspection(try prototype.rendering(in: configuration, of: makeView)) {
      try $0.artifact()
    }
  }

  private func makeView() throws -> UIView {
    let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
    for part in content { try part.apply(to: instance) }
    return instance.view
  }
}
