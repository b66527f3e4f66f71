package import Foundation
package import Graphics
internal import Locks

/// The drawing of a symbol: its box and the parts drawn inside.
///
/// The drawings are Snap's own; their sizes follow those that Xcode writes into Interface Builder files for system
/// symbols.
package struct SymbolGlyph: Sendable {
  package let name: String
  /// The box in hundredths of the point size.
  package let width: Double
  package let height: Double
  /// What is drawn, in units of its own, which fills the box; nil for the box itself.
  let drawn: SymbolBox?
  /// Whether the glyph is directional, and so mirrored in right-to-left layout.
  package let followsReading: Bool
  /// Whether the glyph is the placeholder of a missing drawing.
  package let isStandIn: Bool
  /// A picture whose opacity is the ink.
  let picture: Picture?
  let draw: @Sendable (inout SymbolPen) -> Void

  /// A picture and its place in the box.
  package struct Picture: Sendable {
    let source: ImageSource
    let place: CGRect

    package init(source: ImageSource, place: CGRect) {
      (self.source, self.place) = (source, place)
    }
  }

  package init(
    name: String, width: Double, height: Double, drawn: SymbolBox? = nil,
    followsReading: Bool = false, isStandIn: Bool = false, picture: Picture? = nil,
    draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    (self.drawn, self.followsReading, self.isStandIn) = (drawn, followsReading, isStandIn)
    (self.picture, self.draw) = (picture, draw)
  }
}

extension SymbolGlyph: Hashable {
  package static func == (lhs: SymbolGlyph, rhs: SymbolGlyph) -> Bool { lhs.name == rhs.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

package struct Symbol: Hashable, Sendable {
  package let glyph: SymbolGlyph
  package var isMirrored = false

  package init(glyph: SymbolGlyph, isMirrored: Bool = false) {
    (self.glyph, self.isMirrored) = (glyph, isMirrored)
  }

  package var mirrored: Symbol { Symbol(glyph: glyph, isMirrored: !isMirrored) }

  /// Returns the drawing at a size in points, in black with the ink as alpha; without pixels at a size that no bitmap has.
  package func source(size: CGSize, scale: Double, weight: GlyphWeight) -> ImageSource {
    guard let width = Int(exactly: (size.width * scale).rounded()),
      let height = Int(exactly: (size.height * scale).rounded())
    else { return .empty }
    return SymbolCache.shared.source(
      SymbolCache.Key(symbol: self, weight: weight, width: width, height: height))
  }

  fileprivate func drawn(weight: GlyphWeight, width: Int, height: Int) -> ImageSource {
    var pen = SymbolPen(weight: weight)
    glyph.draw(&pen)
    let scaleX = Double(width) / (glyph.drawn?.width ?? glyph.width)
    let scaleY = Double(height) / (glyph.drawn?.height ?? glyph.height)
    let transform = AffineTransform(
      m11: isMirrored ? -scaleX : scaleX, m12: 0, m21: 0, m22: scaleY,
      tX: isMirrored ? Double(width) : 0, tY: 0)
    // Ink is white and cuts are black, so the red channel of the picture is the alpha.
    var commands = pen.parts.map { part in
      DisplayList.Command.fill(
        part.path.transformed(by: transform), part.cuts ? .black : .white, rule: part.rule)
    }
    if let picture = glyph.picture {
      commands += [
        .pushTransform(transform), .image(picture.source, in: picture.place, tint: .white),
        .popLayer,
      ]
    }
    let list = DisplayList(size: CGSize(width: width, height: height), commands: commands)
    guard let picture = try? Rasterizer(scale: 1).draw(list, background: .black),
      let mask = Bitmap(ink: picture)
    else { return .empty }
    return ImageSource(name: glyph.name + (isMirrored ? " mirrored" : ""), bitmap: mask)
  }
}

extension Bitmap {
  /// Uses the brightness of a grey picture as the alpha of black.
  fileprivate init?(ink picture: Bitmap) {
    var bytes = picture.pixels
    let count = bytes.count
    bytes.withUnsafeMutableBufferPointer { pixels in
      var index = 0
      while index < count {
        pixels[index &+ 3] = pixels[index]
        pixels[index] = 0
        pixels[index &+ 1] = 0
        pixels[index &+ 2] = 0
        index &+= 4
      }
    }
    self.init(width: picture.width, height: picture.height, pixels: bytes)
  }
}

/// The recently drawn symbols, so that a list of cells draws each only once.
package final class SymbolCache: Sendable {
  package static let shared = SymbolCache()

  package struct Key: Hashable {
    let symbol: Symbol
    let weight: GlyphWeight
    let width: Int
    let height: Int

    package init(symbol: Symbol, weight: GlyphWeight, width: Int, height: Int) {
      (self.symbol, self.weight, self.width, self.height) = (symbol, weight, width, height)
    }
  }

  private static let capacity = 128
  private let entries = Lock<[Key: ImageSource]>([:])

  package init() {}

  /// Forgets all, as other drawings have been registered.
  package func removeAll() { entries.withLock { $0.removeAll() } }

  package func source(_ key: Key) -> ImageSource {
    if let source = entries.withLock({ $0[key] }) { return source }
    let source = key.symbol.drawn(weight: key.weight, width: key.width, height: key.height)
    entries.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[key] = source
    }
    return source
  }
}
