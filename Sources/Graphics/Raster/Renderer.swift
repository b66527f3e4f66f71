import Foundation

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
