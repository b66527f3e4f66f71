import Foundation
import UIKit

/// The comparison of a corpus cell's layout with that of Apple's engine.
@MainActor struct CanvasVerdict {
  /// The views whose frames differ, with both frames.
  let mismatches: [String]
  /// The false layout diagnostics.
  let falseAlarms: [String]
  /// The views that did not return to their frames after resizing the cell and back.
  let drifts: [String]
  /// Whether the cell differs from its stored height by less than a pixel, for example because of a subtracted
  /// separator.
  let isContradictory: Bool
  let viewCount: Int
  let layoutTime: Duration
  let diagnosisTime: Duration

  /// A pixel at 2x, the possible difference of two roundings of one number.
  private static let tolerance = 0.5

  init(_ cell: CorpusCell) throws {
    let canvas = try CanvasCell(cell)
    let host = canvas.host
    let clock = ContinuousClock()
    layoutTime = clock.measure { host.layoutIfNeeded() }
    var diagnostics: [ExplainedDiagnostic] = []
    diagnosisTime = clock.measure {
      diagnostics = LayoutDiagnosis(root: host, names: ViewNames(root: host))
        .diagnostics(fittingHeight: nil)
    }
    viewCount = canvas.views.count
    let isContradictory = Self.isContradictory(host)
    self.isContradictory = isContradictory
    falseAlarms = diagnostics.filter { $0.kind.severity == .error }
      .filter { $0.kind != .unsatisfiableConstraints || !isContradictory }
      .map { "\(cell.identity) \($0.kind) \($0.view): \($0.message)" }
    mismatches = canvas.views
      .filter { !$0.view.frame.isClose(to: $0.expected, within: Self.tolerance) }
      .map {
        "\(cell.identity) \($0.element) is \($0.view.frame.brief), not \($0.expected.brief)"
      }
    drifts = Self.drifts(of: canvas).map { "\(cell.identity) \($0)" }
  }

  private static func isContradictory(_ host: UIView) -> Bool {
    let fitting = host.systemLayoutSizeFitting(
      host.bounds.size, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let difference = abs(fitting.height - host.bounds.height)
    return difference > 0.01 && difference <= tolerance
  }

  private static func drifts(of canvas: CanvasCell) -> [String] {
    let before = canvas.views.map(\.view.frame)
    let size = canvas.host.frame.size
    for change in [31.0, -17, 0] {
      canvas.host.frame.size = CGSize(width: size.width + change, height: size.height + change)
      canvas.host.layoutIfNeeded()
    }
    return zip(canvas.views, before).filter { $0.view.frame != $1 }.map {
      "\($0.element) was \($1.brief), is \($0.view.frame.brief)"
    }
  }
}

extension CGRect {
  var brief: String { String(format: "(%g %g; %g %g)", minX, minY, width, height) }

  func isClose(to other: CGRect, within tolerance: Double) -> Bool {
    [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ].allSatisfy { abs($0) <= tolerance }
  }
}
