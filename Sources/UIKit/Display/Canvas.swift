internal import Foundation
internal import Graphics

/// Collects the drawing commands of a tree of views in the coordinates of its root.
struct Canvas {
  private(set) var commands: [DisplayList.Command] = []
  /// The origin of the current view's coordinates.
  var origin: CGPoint = .zero
  let traits: UITraitCollection

  init(traits: UITraitCollection) { self.traits = traits }

  mutating func append(_ command: DisplayList.Command) { commands.append(command) }

  mutating func draw(_ runs: [GlyphRun], offset: CGPoint) {
    for run in runs { commands.append(.glyphs(placed(run, offset: offset))) }
  }

  /// Returns glyphs of the current view in the root's coordinates.
  func placed(_ run: GlyphRun, offset: CGPoint) -> GlyphRun {
    let dx = origin.x + offset.x
    let dy = origin.y + offset.y
    var run = run
    for index in run.glyphs.indices {
      run.glyphs[index].position.x += dx
      run.glyphs[index].position.y += dy
    }
    return run
  }

  /// Fills a rectangle of the current view's coordinates.
  mutating func fill(_ rect: CGRect, _ color: Color) {
    if color.alpha > 0 { commands.append(.fillRect(toRoot(rect), color)) }
  }

  func toRoot(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
