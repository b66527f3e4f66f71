import Foundation
import Graphics
import ImageComparison
internal import LayoutChanges

/// The views with other pixels that no change of the layout explains.
///
/// Each view that both layouts show alike is compared in its place in the reference with its place in the actual
/// picture, without what other views cover.
struct UnexplainedPixels {
  let reference: Bitmap
  let actual: Bitmap
  let scale: Double
  let options: ComparisonOptions

  /// Returns the paths of those among the views, in their order.
  func views(among views: [SteadyView]) -> [String] { views.filter(hasOtherPixels).map(\.path) }

  private func hasOtherPixels(_ view: SteadyView) -> Bool {
    guard let old = pixels(of: view.old), let new = pixels(of: view.new),
      let before = reference.cropped(to: old), let after = actual.cropped(to: new)
    else { return false }
    var options = options
    options.maskedAreas =
      options.maskedAreas.map { $0.moved(x: -new.x, y: -new.y) } + view.covers.map(coveredPixels)
    return ImageComparator.compare(reference: before, actual: after, options: options)
      .differentPixels > 0
  }

  /// Nil for a view that is not on whole pixels: the pixels at its edges depend on its place.
  private func pixels(of frame: CGRect) -> PixelRect? {
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY].map { $0 * scale }
    guard edges.allSatisfy({ abs($0 - $0.rounded()) < 1e-3 && $0.magnitude < 1e6 }) else {
      return nil
    }
    let whole = edges.map { Int($0.rounded()) }
    return PixelRect(
      x: whole[0], y: whole[1], width: whole[2] - whole[0], height: whole[3] - whole[1])
  }

  /// With a pixel more at each side: antialiased edges.
  private func coveredPixels(_ frame: CGRect) -> PixelRect {
    let touched = frame.pixels(scale: scale)
    return PixelRect(
      x: touched.x - 1, y: touched.y - 1, width: touched.width + 2, height: touched.height + 2)
  }
}

extension PixelRect {
  fileprivate func moved(x: Int, y: Int) -> PixelRect {
    PixelRect(x: self.x + x, y: self.y + y, width: width, height: height)
  }
}
