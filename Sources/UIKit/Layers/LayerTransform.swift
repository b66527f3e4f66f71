internal import Foundation
internal import Graphics

/// How a layer is transformed around its anchor point, and its sublayers with it.
///
/// The plain frame is the one that a layer would have without its transform: layout decides it, and its size is that of
/// the bounds.
struct LayerTransform {
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  /// Nil for the identity: most views have it, and read it often.
  private var matrices: Matrices?

  private final class Matrices: Sendable {
    let own: CATransform3D
    let sublayers: CATransform3D

    init(own: CATransform3D, sublayers: CATransform3D) {
      self.own = own
      self.sublayers = sublayers
    }
  }

  var own: CATransform3D {
    get { matrices?.own ?? CATransform3DIdentity }
    set { set(newValue, sublayers) }
  }

  var sublayers: CATransform3D {
    get { matrices?.sublayers ?? CATransform3DIdentity }
    set { set(own, newValue) }
  }

  private mutating func set(_ own: CATransform3D, _ sublayers: CATransform3D) {
    let isIdentity = CATransform3DIsIdentity(own) && CATransform3DIsIdentity(sublayers)
    matrices = isIdentity ? nil : Matrices(own: own, sublayers: sublayers)
  }

  var isIdentity: Bool { matrices.map { CATransform3DIsIdentity($0.own) } ?? true }
  var movesSublayers: Bool { matrices.map { !CATransform3DIsIdentity($0.sublayers) } ?? false }

  /// What the layer's own transform does to the plane around the anchor point.
  var flat: CGAffineTransform { aroundAnchor.flattened }

  /// The layer's own transform, from its plane.
  private var aroundAnchor: CATransform3D {
    guard anchorPointZ != 0 else { return own }
    return CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorPointZ), own)
  }

  /// Returns the anchor point's place in a plain frame.
  func position(in plain: CGRect) -> CGPoint {
    CGPoint(
      x: plain.minX + anchorPoint.x * plain.width, y: plain.minY + anchorPoint.y * plain.height)
  }

  /// Returns the plain frame of a size with its anchor point in a place.
  func plainFrame(at position: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(
      x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height,
      width: size.width, height: size.height)
  }

  /// Returns the bounding rectangle of the transformed layer.
  func frame(of plain: CGRect) -> CGRect {
    guard !isIdentity else { return plain }
    let flat = flat
    if flat.isMove { return plain.offsetBy(dx: flat.tx, dy: flat.ty) }
    let position = position(in: plain)
    return around(plain.size).applying(flat).offsetBy(dx: position.x, dy: position.y)
  }

  /// Returns the plain frame with which the transformed layer has a frame.
  ///
  /// As in Core Animation the size is that of the frame, mapped back. So the transformed layer fits the frame after
  /// quarter turns; after others only its middle is that of the frame. Without an inverse the size stays.
  func plainFrame(for frame: CGRect, present plain: CGRect) -> CGRect {
    guard !isIdentity else { return frame }
    let flat = flat
    if flat.isMove { return frame.offsetBy(dx: -flat.tx, dy: -flat.ty) }
    let hasInverse = flat.a * flat.d != flat.b * flat.c
    let size =
      hasInverse
      ? CGRect(origin: .zero, size: frame.size).applying(flat.inverted()).size : plain.size
    let box = around(size).applying(flat)
    return plainFrame(at: CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY), size)
  }

  /// The rectangle of a size around its anchor point.
  private func around(_ size: CGSize) -> CGRect { plainFrame(at: .zero, size) }

  /// The layer around another one.
  struct Outer {
    let transform: LayerTransform
    let bounds: CGRect
  }

  /// Returns the transform from the layer's coordinates to the outer layer's; nil if it only moves by the difference of
  /// the frame's and the bounds' origins.
  func toOuter(
    of plain: CGRect, boundsOrigin: CGPoint, z: CGFloat, in outer: Outer?
  ) -> CGAffineTransform? {
    guard !isIdentity || outer?.transform.movesSublayers == true else { return nil }
    let anchor = position(in: CGRect(origin: boundsOrigin, size: plain.size))
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(inSpace(plain, z, outer).flattened)
  }

  /// Whether the layer is drawn in perspective, which no affine transform does.
  func isInPerspective(of plain: CGRect, z: CGFloat, in outer: Outer?) -> Bool {
    (!isIdentity || outer?.transform.movesSublayers == true)
      && inSpace(plain, z, outer).hasPerspective
  }

  /// From coordinates around the anchor point to the outer layer's.
  private func inSpace(_ plain: CGRect, _ z: CGFloat, _ outer: Outer?) -> CATransform3D {
    let position = position(in: plain)
    guard let outer, outer.transform.movesSublayers else {
      return CATransform3DConcat(
        aroundAnchor, CATransform3DMakeTranslation(position.x, position.y, 0))
    }
    // The sublayers' transform acts around the outer layer's anchor point.
    let middle = outer.transform.position(in: outer.bounds)
    let moved = CATransform3DConcat(
      aroundAnchor, CATransform3DMakeTranslation(position.x - middle.x, position.y - middle.y, z))
    return CATransform3DConcat(
      CATransform3DConcat(moved, outer.transform.sublayers),
      CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }
}

extension CATransform3D {
  /// Whether the divisor changes over the plane.
  fileprivate var hasPerspective: Bool { m14 != 0 || m24 != 0 || m44 <= 0 }

  /// What the transform does to the plane, seen along z; in perspective, what it does around the origin.
  fileprivate var flattened: CGAffineTransform {
    let divisor = m44 > 0 ? m44 : 1
    let (x, y) = (m41 / divisor, m42 / divisor)
    return CGAffineTransform(
      a: (m11 - x * m14) / divisor, b: (m12 - y * m14) / divisor, c: (m21 - x * m24) / divisor,
      d: (m22 - y * m24) / divisor, tx: x, ty: y
    ).rounded
  }
}
