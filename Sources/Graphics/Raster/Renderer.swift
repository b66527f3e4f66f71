import Foundation

/// Carries out the commands of one display list.
final class Renderer {
  let scale: Double
  private(set) var surface: Surface
  private(set) var clip: Clip
  private var groups: [Group] = []

  /// What a pop brings back.
  private enum Group {
    case clip(Clip)
    case layer(Surface, Clip, opacity: UInt8)
  }

  init(bounds: PixelRect, scale: Double) {
    self.scale = scale
    surface = Surface(bounds: bounds)
    clip = Clip(bounds: bounds)
  }

  /// Draws a whole list.
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

  /// Fills the whole picture.
  func fill(_ color: Color) {
    surface.fill(surface.bounds, Pixel(color).word)
  }

  /// Draws one command; false if it pops what is not there.
  private func execute(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fill(let path, let color, let rule): fill(path, color, rule)
    case .fillRect(let rect, let color): fill(rect.standardized, color)
    case .image(let source, let rect, let tint, let part):
      draw(source, in: rect.standardized, tint: tint, from: part)
    case .glyphs(let run): draw(run)
    case .pushClip(let path): pushClip(path)
    case .popClip: return popClip()
    case .pushLayer(let opacity): pushLayer(opacity)
    case .popLayer: return popLayer()
    case .shadow(let path, let color, let offset, let blurRadius):
      drawShadow(path, color, offset: offset, blurRadius: blurRadius)
    case .glyphShadow(let run, let blurRadius): drawShadow(of: run, blurRadius: blurRadius)
    }
    return true
  }
}

// Groups.
extension Renderer {
  private func pushClip(_ path: Path) {
    groups.append(.clip(clip))
    if let rect = path.rect, let pixels = wholePixels(rect) {
      clip = clip.intersection(pixels)
    } else {
      let outline = Outline(path, scale: scale)
      clip = clip.intersection(outline.coverage(.winding, within: clip.bounds))
    }
  }

  private func popClip() -> Bool {
    guard case .clip(let outer)? = groups.last else { return false }
    groups.removeLast()
    clip = outer
    return true
  }

  private func pushLayer(_ opacity: Double) {
    // A value that is not a number fails both comparisons and hides the layer.
    let clamped = opacity > 0 ? (opacity < 1 ? opacity : 1) : 0
    groups.append(.layer(surface, clip, opacity: UInt8((clamped * 255).rounded())))
    surface = Surface(bounds: clip.bounds)
    clip = Clip(bounds: clip.bounds)
  }

  private func popLayer() -> Bool {
    guard case .layer(let ground, let outer, let opacity)? = groups.last else { return false }
    groups.removeLast()
    let layer = surface
    surface = ground
    clip = outer
    if opacity > 0 { draw(layer, opacity: opacity) }
    return true
  }

  private func draw(_ layer: Surface, opacity: UInt8) {
    let painter = Painter(surface: surface, clip: clip)
    let bounds = layer.bounds
    for y in bounds.y..<bounds.maxY {
      painter.draw(
        x: bounds.x, y: y, count: bounds.width, pixels: layer.address(bounds.x, y),
        opacity: opacity)
    }
  }
}
