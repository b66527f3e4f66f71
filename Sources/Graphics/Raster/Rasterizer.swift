import Foundation

/// Turns display lists into bitmaps; equal lists give equal bytes on every machine.
public struct Rasterizer: Sendable {
  /// The pixels per point.
  public let scale: Double

  /// Creates a rasterizer for a number of pixels per point.
  public init(scale: Double) {
    self.scale = scale
  }

  /// Draws a list on a background, by default a transparent one.
  ///
  /// The picture has the list's size times the scale, rounded to whole pixels.
  ///
  /// - Parameters:
  ///   - list: What to draw.
  ///   - background: The colour under everything.
  /// - Returns: The picture.
  /// - Throws: ``RasterizerError`` if the size is out of range, a number is not finite, or pushes and
  ///   pops do not match.
  public func draw(
    _ list: DisplayList, background: Color? = nil
  ) throws(RasterizerError) -> Bitmap {
    let bounds = try pixelBounds(of: list)
    var failure: RasterizerError?
    // Drawn in place: for most pictures, a copy costs more than drawing.
    let pixels = [UInt8](unsafeUninitializedCapacity: bounds.area * 4) { memory, count in
      count = bounds.area * 4
      guard let words = memory.baseAddress.map(UnsafeMutableRawPointer.init) else { return }
      let surface = Surface(
        bounds: bounds, pixels: words.bindMemory(to: UInt32.self, capacity: bounds.area))
      surface.begin(on: background)
      do throws(RasterizerError) {
        try Renderer(surface: surface, scale: scale).run(list.commands)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return Bitmap(width: bounds.width, height: bounds.height, validPixels: pixels)
  }

  private func pixelBounds(of list: DisplayList) throws(RasterizerError) -> PixelRect {
    let width = (Double(list.size.width) * scale).rounded()
    let height = (Double(list.size.height) * scale).rounded()
    guard scale > 0, let columns = Int(exactly: width), let rows = Int(exactly: height),
      Bitmap.isValidSize(width: columns, height: rows)
    else {
      throw .invalidSize(width: list.size.width, height: list.size.height, scale: scale)
    }
    return PixelRect(x: 0, y: 0, width: columns, height: rows)
  }
}

extension Surface {
  /// Initializes the memory with the colour under everything.
  fileprivate func begin(on background: Color?) {
    let color = background.map { Pixel($0).word } ?? 0
    if color &>> 24 != 255 { memset(pixels, 0, bounds.area * 4) }
    fill(bounds, color)
  }
}

/// Executes the commands of one display list.
final class Renderer {
  let scale: Double
  var surface: Surface
  var clip: Clip
  var groups: [RenderGroup] = []

  init(surface: Surface, scale: Double) {
    self.scale = scale
    self.surface = surface
    clip = Clip(bounds: surface.bounds)
  }

  func run(_ commands: [DisplayList.Command]) throws(RasterizerError) {
    for (index, command) in commands.enumerated() {
      guard command.isFinite else {
        throw .notFinite(index: index, command: command.description)
      }
      guard execute(command) else {
        throw .unmatchedPop(index: index, command: command.description)
      }
    }
    guard groups.isEmpty else { throw .missingPop(count: groups.count) }
  }

  /// Draws one command; false for a pop without a push.
  private func execute(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fill(let path, let color, let rule): fill(path, color, rule)
    case .fillRect(let rect, let color): fill(rect.standardized, color)
    case .image(let source, let rect, let tint, let part):
      draw(source, in: rect.standardized, tint: tint, from: part)
    case .glyphs(let run): draw(run)
    case .stroke(let path, let color, let style): stroke(path, color, style)
    case .gradient(let gradient): draw(gradient)
    case .pushClip(let path, let rule): pushClip(path, rule)
    case .popClip: return popClip()
    case .pushMask: pushMask()
    case .clipToMask: return clipToMask()
    case .clipToLight: return clipToMask(byLight: true)
    case .pushLayer(let opacity, let blend): pushLayer(opacity, blend)
    case .pushShadow(let color, let offset, let blurRadius):
      pushShadow(ShadowStyle(color: color, offset: offset, blurRadius: blurRadius))
    case .pushTransform(let transform): pushTransform(transform)
    case .popLayer: return popLayer()
    case .shadow(let path, let color, let offset, let blurRadius):
      drawShadow(path, color, offset: offset, blurRadius: blurRadius)
    case .glyphShadow(let run, 0): draw(run)
    case .glyphShadow(let run, let blurRadius): drawShadow(of: run, blurRadius: blurRadius)
    }
    return true
  }
}
