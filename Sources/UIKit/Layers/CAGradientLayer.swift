public import Foundation
internal import Graphics

/// The kind of gradient of a gradient layer.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a point outwards, to the ellipse whose radii are the distances to the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Once around a point, from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that shows a gradient, with the layer's rounded corners.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours, `CGColor`s; anything else is ignored, and without any nothing is drawn.
  open var colors: [Any]?
  /// The positions of the colours, 0…1; nil to spread them evenly.
  open var locations: [NSNumber]?
  /// The gradient's start in unit coordinates of the bounds; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The gradient's end in unit coordinates of the bounds; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// How the colours run; along a line by default.
  open var type: CAGradientLayerType = .axial

  override func drawContents(into canvas: inout Canvas) {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard !colors.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    let rect = canvas.toRoot(bounds)
    // The gradient is defined in a unit square that is stretched over the bounds.
    let square = CGAffineTransform(scaleX: rect.width, y: rect.height)
      .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY))
    let stops = Gradient.Stop.stops(colors, at: locations?.map { CGFloat($0.doubleValue) })
    let (geometry, transform) = geometry
    let gradient = Gradient(
      stops: stops, geometry: geometry, transform: transform.concatenating(square).affine)
    canvas.append(.pushClip(outline(of: rect).path))
    canvas.append(.gradient(gradient))
    canvas.append(.popClip)
  }

  /// The geometry with the transform from its coordinates to the unit square's.
  private var geometry: (Gradient.Geometry, CGAffineTransform) {
    let reach = CGSize(width: endPoint.x - startPoint.x, height: endPoint.y - startPoint.y)
    switch type {
    case .radial:
      let ellipse = CGAffineTransform(scaleX: abs(reach.width), y: abs(reach.height))
        .concatenating(CGAffineTransform(translationX: startPoint.x, y: startPoint.y))
      return (.radial(from: .zero, radius: 0, to: .zero, endRadius: 1), ellipse)
    case .conic:
      return (.conic(center: startPoint, angle: atan2(reach.height, reach.width)), .identity)
    default: return (.axial(from: startPoint, to: endPoint), .identity)
    }
  }
}
