internal import Foundation
internal import SnapshotRecords
internal import UIKit

extension PrototypeFile {
  /// The text of a cell file with a fixture for each cell of this file.
  public var firstCellFile: String {
    let source = URL(fileURLWithPath: nib.path).lastPathComponent
    let fixtures = firstFixtures.map { first in
      let isUnique = nib.prototypes(named: first.plainName).map(\.id) == [first.prototype.id]
      return fixture(of: first, cell: isUnique ? first.plainName : first.prototype.id)
    }
    return """
      {
        "source": \(source.quoted),
        "matrix": {
          "widths": [320, 414],
          \(Self.axes.joined(separator: ",\n    "))
        },
        "fixtures": [
      \(fixtures.joined(separator: ",\n"))
        ]
      }

      """
  }

  private struct FirstFixture {
    let prototype: NibPrototype
    let instance: NibInstance
    /// What a reader of the file calls the cell.
    let plainName: String
    /// The name in the cell file, different from all others.
    let name: String
  }

  private var firstFixtures: [FirstFixture] {
    var names: Set<String> = []
    return nib.prototypes.map { prototype in
      let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
      let plain = prototype.readableName(instance)
      return FirstFixture(
        prototype: prototype, instance: instance, plainName: plain,
        name: Self.unused(plain, &names))
    }
  }

  /// What changes the layout or the colours of most cells, as `snap lint` checks it.
  private static let axes = [
    "\"contentSizes\": [\"large\", \"accessibilityExtraLarge\"]",
    "\"appearances\": [\"light\", \"dark\"]",
    "\"directions\": [\"leftToRight\", \"rightToLeft\"]",
  ]

  /// Returns a name that differs from the others in more than its case.
  private static func unused(_ name: String, _ names: inout Set<String>) -> String {
    var number = 1
    var result = name
    while !names.insert(result.lowercased()).inserted {
      number += 1
      result = "\(name) \(number)"
    }
    return result
  }

  private func fixture(of first: FirstFixture, cell: String) -> String {
    let prototype = first.prototype
    let texts = first.instance.outlets.sorted { $0.key < $1.key }.compactMap { name, view in
      view.ownText.map { "\(name.quoted): { \"text\": \($0.quoted) }" }
    }
    // Without widths, an item of a collection has the size in its file.
    let matrix =
      prototype.isRow || prototype.storedSize.width <= 0
      ? ""
      : ",\n      \"matrix\": {\n        \(Self.axes.joined(separator: ",\n        "))\n      }"
    let content =
      texts.isEmpty
      ? "" : ",\n      \"content\": {\n        \(texts.joined(separator: ",\n        "))\n      }"
    return "    { \"name\": \(first.name.quoted), \"cell\": \(cell.quoted)\(matrix)\(content) }"
  }
}

extension NibPrototype {
  /// What a reader of the file calls the cell: its reuse identifier, label, own class or first text.
  @MainActor fileprivate func readableName(_ instance: NibInstance) -> String {
    let ownClass = className.hasPrefix("UI") || className == element ? nil : className
    return reuseIdentifier ?? userLabel ?? ownClass ?? instance.firstText ?? id
  }
}

extension NibInstance {
  /// Longer file names are hard to read in a list.
  private static var nameLimit: Int { 40 }

  /// The first text of the cell that is short enough for a name.
  @MainActor fileprivate var firstText: String? {
    view.descendants.lazy.compactMap(\.ownText).first {
      $0.contains(where: \.isLetter) && $0.count <= Self.nameLimit && !$0.contains("\n")
    }
  }
}

extension UIView {
  /// The text of a label, button or text field in its file.
  var ownText: String? {
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
