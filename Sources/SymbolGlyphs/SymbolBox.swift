internal import Foundation

/// The box of a symbol that has no drawing, in hundredths of the point size.
///
/// 1. Interface Builder stores the proportions of the symbols in a file; those of `measured` are from public files.
/// 2. A symbol in a frame, such as `.circle`, has the frame's box. Another one has that of the longest part of its name
///    that is drawn or measured, and at last the middle of all measured ones.
/// 3. A box as high as wide is 117 wide. A wider one grows to both sides, as the boxes of the drawn symbols do. Rule
///    `symbol-proportions`.
package struct SymbolBox: Hashable {
  let width: Double
  let height: Double

  init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  /// Creates the box with some proportions, width by height.
  private init(proportions: Double) {
    if proportions <= 1 {
      self.init(width: 117 * proportions, height: 117)
    } else {
      // Width 117 · p^0.4: 119 for a circle (p = 1.04), 128 for p = 1.25, 152 for two persons (1.47 drawn, 137 here).
      let width = 117 * pow(proportions, 0.4)
      self.init(width: width, height: width / proportions)
    }
  }

  /// Returns the box of a symbol; `drawn` is that of a name with a drawing.
  init(of name: String, drawn: (String) -> SymbolBox?) {
    let words = name.split(separator: ".").map(String.init)
    func known(_ words: ArraySlice<String>) -> SymbolBox? {
      let stem = words.joined(separator: ".")
      return drawn(stem) ?? Self.measured[stem].map(SymbolBox.init(proportions:))
    }
    var stem = words[...]
    while stem.count > 1, let last = stem.last, Self.variants.contains(last) { stem.removeLast() }
    if let box = known(stem) {
      self = box
    } else if stem.count > 1, let frame = Self.frame(stem.last, drawn) {
      self = frame
    } else {
      var part = words.filter { $0 != "fill" }[...]
      while !part.isEmpty, known(part) == nil, Self.frame(part.joined(separator: "."), drawn) == nil
      {
        part.removeLast()
      }
      self =
        known(part) ?? Self.frame(part.joined(separator: "."), drawn)
        ?? SymbolBox(proportions: Self.middle)
    }
  }

  private static func frame(_ name: String?, _ drawn: (String) -> SymbolBox?) -> SymbolBox? {
    guard let name, let proportions = frames[name] else { return nil }
    return drawn(name) ?? SymbolBox(proportions: proportions)
  }

  /// The parts of a name that do not change the box.
  private static let variants: Set = ["fill", "slash", "inverse"]

  /// Width by height of what symbols are inside of.
  private static let frames = [
    "app": 1.057, "bin": 1.391, "bubble": 1.164, "circle": 1.041, "diamond": 1.04, "hexagon": 1.04,
    "octagon": 1.143, "rectangle": 1.376, "seal": 1.032, "shield": 0.945, "square": 1.057,
    "triangle": 1.174, "viewfinder": 1.113,
  ]

  /// The middle of all measured symbols.
  private static let middle = 1.1

  /// Width by height, as stored by Interface Builder in public files.
  private static let measured = [
    "bin.xmark": 1.391, "checkerboard.shield": 0.945, "dot.scope": 1.032, "menucard": 0.828,
    "sensor.tag.radiowaves.forward": 1.506, "square.stack.3d.down.right": 0.82,
    "studentdesk": 0.969,
  ]
}
