public import Foundation
internal import Graphics

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// A step of a path; its points are valid while it is visited.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points and, last, the end of the step; none where a subpath is closed.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each step of the path, in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // A place for one point is there even where a subpath is closed.
        guard let first = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: element.type, points: first)) { block($0) }
      }
    }
  }
}

extension Path.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The points in Core Graphics' order; a place without meaning where a subpath is closed.
  fileprivate var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let end, let control): [control, end]
    case .cubic(let end, let control1, let control2): [control1, control2, end]
    case .close: [.zero]
    }
  }
}
