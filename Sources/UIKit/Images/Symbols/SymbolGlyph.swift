internal import Foundation
internal import Graphics
internal import Locks

/// The drawing of a symbol: its box and the parts drawn inside.
///
/// The drawings are Snap's own; their sizes follow those that Xcode writes into Interface Builder files for system
/// symbols.
struct SymbolGlyph: Sendable {
  let name: String
  /// The box in hundredths of the point size.
  let width: Double
  let height: Double
  /// What is drawn, in units of its own, which fills the box; nil for the box itself.
  var drawn: SymbolBox?
  /// Whether the glyph is directional, and so mirrored in right-to-left layout.
  var followsReading = false
  /// Whether the glyph is the placeholder of a missing drawing.
  var isStandIn = false
  /// A picture whose opacity is the ink.
  var picture: Picture?
  let draw: @Sendable (inout SymbolPen) -> Void

  /// A picture and its place in the box.
  struct Picture: Sendable {
    let source: ImageSource
    let place: CGRect
  }

  /// The size in points, rounded up to pixels; by default 17 points, regular and medium.
  func size(_ configuration: UIImage.SymbolConfiguration?, grid: PixelGrid) -> CGSize {
    let resolved = configuration?.resolved(in: .current)
    let unit = (resolved?.pointSize ?? 17) * (resolved?.scale ?? .medium).factor / 100
    return CGSize(width: grid.ceiling(width * unit), height: grid.ceiling(height * unit))
  }
}

extension SymbolGlyph: Hashable {
  static func == (lhs: SymbolGlyph, rhs: SymbolGlyph) -> Bool { lhs.name == rhs.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

struct Symbol: Hashable, Sendable {
  let glyph: SymbolGlyph
  var isMirrored = false

  var mirrored: Symbol { Symbol(glyph: glyph, isMirrored: !isMirrored) }

  /// Returns the drawing at a size in points, in black with the ink as alpha; without pixels at a size that no bitmap has.
  func source(size: CGSize, scale: Double, weight: UIImage.SymbolWeight) -> ImageSource {
    guard let width = Int(exactly: (size.width * scale).rounded()),
      let height = Int(exactly: (size.height * scale).rounded())
    else { return .empty }
    return SymbolCache.shared.source(
      SymbolCache.Key(symbol: self, weight: weight, width: width, height: height))
  }

  fileprivate func drawn(weight: UIImage.SymbolWeight, width: Int, height: Int) -> ImageSource {
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
final class SymbolCache: Sendable {
  static let shared = SymbolCache()

  struct Key: Hashable {
    let symbol: Symbol
    let weight: UIImage.SymbolWeight
    let width: Int
    let height: Int
  }

  private static let capacity = 128
  private let entries = Lock<[Key: ImageSource]>([:])

  /// Forgets all, as other drawings have been registered.
  func removeAll() { entries.withLock { $0.removeAll() } }

  func source(_ key: Key) -> ImageSource {
    if let source = entries.withLock({ $0[key] }) { return source }
    let source = key.symbol.drawn(weight: key.weight, width: key.width, height: key.height)
    entries.withLock {
      if $0.count >= Self.capacity { $0.removeAll() }
      $0[key] = source
    }
    return source
  }
}
