/// One drawing of the catalogue; a fillable drawing has an outlined and a filled form.
package struct SymbolDrawing: Sendable {
  package typealias Draw = @Sendable (_ pen: inout SymbolPen, _ filled: Bool) -> Void

  package let name: String
  package let width: Double
  package let height: Double
  package let isFillable: Bool
  package let draw: Draw

  /// Creates a drawing that has no filled variant.
  package init(
    _ name: String, _ width: Double, _ height: Double,
    draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) {
    (self.name, self.width, self.height) = (name, width, height)
    isFillable = false
    self.draw = { pen, _ in draw(&pen) }
  }

  /// Creates a drawing that has a filled variant.
  package init(fillable name: String, _ width: Double, _ height: Double, draw: @escaping Draw) {
    (self.name, self.width, self.height) = (name, width, height)
    isFillable = true
    self.draw = draw
  }
}
