internal import Foundation

extension UIView.ContentMode {
  /// Returns the frame of contents of a size in some bounds; it may extend beyond them.
  func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    let drawn = scaled(size, to: bounds.size)
    let spare = CGSize(width: bounds.width - drawn.width, height: bounds.height - drawn.height)
    let (horizontal, vertical) = position
    return CGRect(
      x: bounds.minX + spare.width * horizontal, y: bounds.minY + spare.height * vertical,
      width: drawn.width, height: drawn.height)
  }

  private func scaled(_ size: CGSize, to bounds: CGSize) -> CGSize {
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return size.scaled(by: min(ratios.0, ratios.1))
    case .scaleAspectFill: return size.scaled(by: max(ratios.0, ratios.1))
    default: return size
    }
  }

  /// The share of the free space left of and above the contents.
  private var position: (horizontal: Double, vertical: Double) {
    switch self {
    case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill, .center: (0.5, 0.5)
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    }
  }
}

extension CGSize {
  fileprivate func scaled(by factor: Double) -> CGSize {
    CGSize(width: width * factor, height: height * factor)
  }
}
