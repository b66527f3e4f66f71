internal import Foundation
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
      (view as? UILabel).map { "\(name.quoted): { \"text\": \(($0.text ?? "").quoted) }" }
    }
    let content = texts.isEmpty ? "" : ",\n      \"content\": { \(texts.joined(separator: ", ")) }"
    return "    { \"name\": \(name.quoted), \"cell\": \(cell.quoted)\(content) }"
  }
}

extension String {
  /// The text as JSON writes it.
  fileprivate var quoted: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(self) else { return "\"\"" }
    return String(decoding: data, as: UTF8.self)
  }
}
