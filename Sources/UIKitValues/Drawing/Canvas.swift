package import Foundation
package import Graphics

/// Collects the drawing commands of a tree of views in the coordinates of its root.
///
/// What draws uses the coordinates of the innermost transformed view around it, or the root's; the canvas transforms the
/// commands into the root's.
package struct Canvas {
  package private(set) var commands: [DisplayList.Command] = []
  /// The origin of the current view's coordinates.
  package var origin: CGPoint = .zero
  /// From the coordinates in which drawing happens to the root's; nil for the same.
  private var transform: CGAffineTransform?
  package let traits: UITraitCollection
  /// The number of layers around the one that is drawn.
  package var depth = 0
  /// Whether a layer was too deep: nothing more is drawn, as layers that mask each other would take forever.
  package var isTooDeep = false

  package init(traits: UITraitCollection) { self.traits = traits }

  package mutating func append(_ command: DisplayList.Command) {
    guard let transform else { return commands.append(command) }
    commands += command.transformed(by: transform.affine)
  }

  /// A canvas for the same place without the commands so far, for what keeps one in an object for a time: commands that
  /// two canvases share would be copied with the next one.
  package var blank: Canvas {
    var canvas = self
    canvas.commands = []
    return canvas
  }

  /// Appends what was drawn into a ``blank`` canvas.
  package mutating func append(drawingOf canvas: Canvas) { commands += canvas.commands }

  /// Draws in other coordinates, whose origin becomes the current one.
  package mutating func draw(in transform: CGAffineTransform, _ body: (inout Canvas) -> Void) {
    let outer = (origin, self.transform)
    let whole = transform.concatenating(
      CGAffineTransform(translationX: origin.x, y: origin.y))
    self.transform = (outer.1.map { whole.concatenating($0) } ?? whole).rounded
    origin = .zero
    body(&self)
    (origin, self.transform) = outer
  }

  /// Whether level and upright lines are level or upright in the picture.
  package var keepsAxes: Bool { transform?.affine.keepsAxes ?? true }

  package mutating func draw(_ runs: [GlyphRun], offset: CGPoint) {
    for run in runs { append(.glyphs(placed(run, offset: offset))) }
  }

  /// Returns glyphs of the current view in the coordinates of drawing.
  package func placed(_ run: GlyphRun, offset: CGPoint) -> GlyphRun {
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
  package mutating func fill(_ rect: CGRect, _ color: Color) {
    if color.alpha > 0 { append(.fillRect(toRoot(rect), color)) }
  }

  /// Returns a rectangle of the current view in the coordinates of drawing.
  package func toRoot(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
