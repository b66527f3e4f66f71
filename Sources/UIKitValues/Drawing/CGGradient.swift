public import Foundation
package import Graphics

/// An array in Apple's C interfaces; `as CFArray` compiles unchanged.
public typealias CFArray = [Any]

/// Colours with positions, for gradients along a line or between circles.
public final class CGGradient: Sendable {
  let stops: [Gradient.Stop]

  /// Creates a gradient of `CGColor`s; nil if the array is empty or contains anything else.
  ///
  /// Without locations the colours are spread evenly. The colour space is ignored: colours are always mixed in sRGB.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = Gradient.Stop.stops(
      colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
  }

  /// Creates a gradient from the components of each colour, with alpha last; nil without any.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let start = components + index * width
      return width == 2
        ? CGColor(gray: start[0], alpha: start[1])
        : CGColor(red: start[0], green: start[1], blue: start[2], alpha: start[3])
    }
    stops = Gradient.Stop.stops(
      colors, at: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }
}

/// Whether a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

extension Gradient.Stop {
  /// Returns colours at positions, by default spread evenly, and never decreasing.
  package static func stops(_ colors: [CGColor], at locations: [CGFloat]?) -> [Gradient.Stop] {
    var last = 0.0
    return colors.enumerated().map { index, color in
      let even = Double(index) / Double(max(1, colors.count - 1))
      let location = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? even
      last = max(last, min(max(location, 0), 1))
      return Gradient.Stop(color.color, at: last)
    }
  }
}
