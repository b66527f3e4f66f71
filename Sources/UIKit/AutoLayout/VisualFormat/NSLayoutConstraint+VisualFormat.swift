internal import Foundation

extension NSLayoutConstraint {
  /// Returns the constraints of a format such as `H:|-[icon(24)]-8-[title]-|`.
  ///
  /// `|` is the superview, `-` the standard distance: 8 points between views and the margin to a
  /// superview. Metrics are numbers, views are views or layout guides. An invalid format is a programming error and
  /// stops with UIKit's message.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any], fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let origin = SourceOrigin(fileID: fileID, line: line)
    do {
      return try FormatConstraints(
        format: format, options: opts, metrics: numbers(in: metrics ?? [:]),
        views: views.compactMapValues { $0 as? any LayoutItem }, origin: origin
      ).constraints
    } catch {
      preconditionFailure("\(error)\nThe format was given at \(origin).")
    }
  }

  private class func numbers(in metrics: [String: Any]) -> [String: CGFloat] {
    metrics.compactMapValues { value in
      switch value {
      case let number as CGFloat: number
      case let number as Double: CGFloat(number)
      case let number as Float: CGFloat(number)
      case let number as Int: CGFloat(number)
      case let number as NSNumber: CGFloat(number.doubleValue)
      default: nil
      }
    }
  }
}
