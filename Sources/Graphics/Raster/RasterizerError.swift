/// Why a display list cannot be drawn.
public enum RasterizerError: Error, Equatable, Sendable {
  /// The list's size times the scale is negative, not a number or too great.
  case invalidSize(width: Double, height: Double, scale: Double)
  /// A command's geometry is infinite or not a number.
  case notFinite(index: Int, command: String)
  /// A pop has no matching push.
  case unmatchedPop(index: Int, command: String)
  /// A clip or a layer is never popped.
  case missingPop(count: Int)
}

extension RasterizerError: CustomStringConvertible {
  /// A sentence that names the problem, the command and what to do.
  public var description: String {
    switch self {
    case .invalidSize(let width, let height, let scale):
      """
      A picture of \(width) × \(height) points at \(scale) pixels per point cannot be drawn: both \
      sides must be finite and not negative, and there may be at most \(Bitmap.maxPixelCount) pixels. \
      Check the size that the layout gave the view.
      """
    case .notFinite(let index, let command):
      """
      Command \(index) of the display list has a coordinate that is not finite: \(command). Check \
      the frame of the view that drew it.
      """
    case .unmatchedPop(let index, let command):
      "Command \(index) of the display list, \(command), does not match the innermost push."
    case .missingPop(let count):
      "The display list ends inside \(count) clips or layers; pop each of them."
    }
  }
}
