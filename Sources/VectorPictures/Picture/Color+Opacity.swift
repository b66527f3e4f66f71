internal import Graphics

extension Color {
  /// The colour with its opacity multiplied.
  func faded(_ opacity: Double) -> Color { opacity < 1 ? withAlpha(alpha * opacity) : self }
}
