import Foundation
import Testing
import UIKit

struct Transform3DTests {
  /// The numbers in rows, rounded.
  private func rows(_ t: CATransform3D) -> [[Double]] {
    [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ].map { row in row.map { (number: CGFloat) -> Double in (number * 1e6).rounded() / 1e6 + 0 } }
  }

  static let known: [(CATransform3D, [[Double]])] = [
    (
      CATransform3DMakeTranslation(1, 2, 3),
      [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [1, 2, 3, 1]]
    ),
    (
      CATransform3DMakeScale(2, 3, 4), [[2, 0, 0, 0], [0, 3, 0, 0], [0, 0, 4, 0], [0, 0, 0, 1]]
    ),
    (
      CATransform3DMakeRotation(.pi / 2, 0, 0, 5),
      [[0, 1, 0, 0], [-1, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    ),
    (
      CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
      [[1, 0, 0, 0], [0, 0, 1, 0], [0, -1, 0, 0], [0, 0, 0, 1]]
    ),
    (
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
      [[0, 0, -1, 0], [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1]]
    ),
    (
      CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 1, 1, 0),
      [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [2, 2, 0, 1]]
    ),
    (
      CATransform3DScale(CATransform3DMakeTranslation(1, 1, 0), 2, 2, 2),
      [[2, 0, 0, 0], [0, 2, 0, 0], [0, 0, 2, 0], [1, 1, 0, 1]]
    ),
    (
      CATransform3DMakeRotation(1, 0, 0, 0),
      [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]]
    ),
  ]

  @Test(arguments: known)
  func `transforms have Core Animation's numbers`(made: CATransform3D, expected: [[Double]]) {
    #expect(rows(made) == expected)
  }

  @Test func `an inverse undoes a transform; without one the transform stays`() {
    var made = CATransform3DMakeRotation(0.7, 1, 2, 3)
    made = CATransform3DTranslate(CATransform3DScale(made, 2, 3, 4), 5, 6, 7)
    made.m34 = -1.0 / 500
    #expect(
      rows(CATransform3DConcat(made, CATransform3DInvert(made))) == rows(CATransform3DIdentity))
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test func `affine transforms go to space and back`() {
    let affine = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let made = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(made) && CATransform3DGetAffineTransform(made) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeAffineTransform(.identity)))
  }
}
