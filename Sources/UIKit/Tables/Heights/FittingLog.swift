internal import Foundation

/// Records the widths of the cells that are measured while an action runs.
@MainActor final class FittingLog {
  private(set) var widths: [CGFloat] = []

  @TaskLocal static var current: FittingLog?

  func note(_ cell: UITableViewCell) { widths.append(cell.bounds.width) }

  /// Returns the widths of the cells measured by an action.
  static func widths(during action: () -> Void) -> [CGFloat] {
    let log = FittingLog()
    $current.withValue(log) { action() }
    return log.widths
  }
}
