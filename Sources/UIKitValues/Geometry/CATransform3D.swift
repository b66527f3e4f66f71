public import Foundation

/// A transform of space: a point [x y z 1] times the matrix, divided by its last component.
public struct CATransform3D: Hashable, Sendable {
  /// How much x′ grows with x.
  public var m11: CGFloat
  /// How much y′ grows with x.
  public var m12: CGFloat
  /// How much z′ grows with x.
  public var m13: CGFloat
  /// How much the divisor grows with x.
  public var m14: CGFloat
  /// How much x′ grows with y.
  public var m21: CGFloat
  /// How much y′ grows with y.
  public var m22: CGFloat
  /// How much z′ grows with y.
  public var m23: CGFloat
  /// How much the divisor grows with y.
  public var m24: CGFloat
  /// How much x′ grows with z.
  public var m31: CGFloat
  /// How much y′ grows with z.
  public var m32: CGFloat
  /// How much z′ grows with z.
  public var m33: CGFloat
  /// How much the divisor grows with z: the perspective, −1 divided by the distance of the eye.
  public var m34: CGFloat
  /// The translation along x.
  public var m41: CGFloat
  /// The translation along y.
  public var m42: CGFloat
  /// The translation along z.
  public var m43: CGFloat
  /// The divisor at the origin.
  public var m44: CGFloat

  /// Creates the transform whose numbers are all 0.
  public init() { self.init(rows: Array(repeating: Array(repeating: 0, count: 4), count: 4)) }

  /// Creates a transform from its numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  init(rows: [[CGFloat]]) {
    let (a, b, c, d) = (rows[0], rows[1], rows[2], rows[3])
    self.init(
      m11: a[0], m12: a[1], m13: a[2], m14: a[3], m21: b[0], m22: b[1], m23: b[2], m24: b[3],
      m31: c[0], m32: c[1], m33: c[2], m34: c[3], m41: d[0], m42: d[1], m43: d[2], m44: d[3])
  }

  var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
  m41: 0, m42: 0, m43: 0, m44: 1)

/// Returns whether a transform changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m41, made.m42, made.m43) = (tx, ty, tz)
  return made
}

/// Returns a scaling around the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m22, made.m33) = (sx, sy, sz)
  return made
}

/// Returns a rotation by radians around an axis; around z it is clockwise where y points down.
///
/// An axis of length 0 gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let rest = 1 - c
  return CATransform3D(
    m11: c + x * x * rest, m12: x * y * rest + z * s, m13: x * z * rest - y * s, m14: 0,
    m21: x * y * rest - z * s, m22: c + y * y * rest, m23: y * z * rest + x * s, m24: 0,
    m31: x * z * rest + y * s, m32: y * z * rest - x * s, m33: c + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates first, then applies another one.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Returns the transform that scales first, then applies another one.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Returns the transform that rotates first, then applies another one.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// Returns the transform that applies the first one, then the second one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    rows: left.map { row in
      (0..<4).map { column in
        row[0] * right[0][column] + row[1] * right[1][column] + row[2] * right[2][column]
          + row[3] * right[3][column]
      }
    })
}

/// Returns the inverse, or the transform itself if it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss–Jordan elimination, with the largest pivot of each column.
  var left = t.rows
  var right = CATransform3DIdentity.rows
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
    guard left[pivot][column] != 0 else { return t }
    left.swapAt(column, pivot)
    right.swapAt(column, pivot)
    let divisor = left[column][column]
    left[column] = left[column].map { $0 / divisor }
    right[column] = right[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      for place in 0..<4 {
        left[row][place] -= factor * left[column][place]
        right[row][place] -= factor * right[column][place]
      }
    }
  }
  return CATransform3D(rows: right)
}

/// Returns the transform of space that does to the plane what an affine transform does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var made = CATransform3DIdentity
  (made.m11, made.m12, made.m21, made.m22) = (m.a, m.b, m.c, m.d)
  (made.m41, made.m42) = (m.tx, m.ty)
  return made
}

/// Returns whether a transform does nothing that an affine transform of the plane cannot do.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// Returns the affine transform of the plane that equals an affine transform of space; undefined for others.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
