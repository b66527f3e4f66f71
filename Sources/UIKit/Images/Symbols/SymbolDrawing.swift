internal import Foundation
internal import Graphics

/// One drawing of the catalogue; a fillable drawing has an outlined and a filled form.
struct SymbolDrawing: Sendable {
  typealias Draw = @Sendable (_ pen: inout SymbolPen, _ filled: Bool) -> Void

  let name: String
  let width: Double
  let height: Double
  let isFillable: Bool
  let draw: Draw

  /// Creates a drawing that has no filled variant.
  init(
    _ name: String, _ width: Double, _ height: Double,
    draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    isFillable = false
    self.draw = { pen, _ in draw(&pen) }
  }

  /// Creates a drawing that has a filled variant.
  init(fillable name: String, _ width: Double, _ height: Double, draw: @escaping Draw) {
    (self.name, self.width, self.height) = (name, width, height)
    isFillable = true
    self.draw = draw
  }
}
