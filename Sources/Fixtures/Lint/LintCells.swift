internal import Foundation
internal import UIKit

/// Makes the cells that lint lays out, and counts what it does.
///
/// A cell is made of its file's elements once for each text size, direction and appearance, and then laid out in all widths and
/// heights: the layout engine gives the same layout as for a new cell. A cell in which layouts leave traces is made anew each time.
@MainActor final class LintCells {
  /// How many cells were made of a file's elements.
  private(set) var madeCells = 0
  /// How many of the elements' views they have.
  private(set) var madeViews = 0
  /// How many layouts were judged.
  private(set) var layouts = 0

  /// What cells of one prototype have in common whatever their size is.
  private struct Kind: Hashable {
    let line: Int
    let environment: Configuration

    @MainActor init(_ prototype: NibPrototype, _ configuration: Configuration) {
      line = prototype.line
      var environment = configuration
      environment.width = Configuration.defaultWidth
      self.environment = environment
    }
  }

  private let sharesCells: Bool
  private var last: (kind: Kind, cell: NibInstance)?

  /// Makes cells that are shared if possible, or each of them anew, which gives the same results.
  init(sharesCells: Bool = true) { self.sharesCells = sharesCells }

  /// Returns a cell to lay out in the configuration, whose traits must be the current ones.
  func cell(of prototype: NibPrototype, in configuration: Configuration) -> NibInstance {
    layouts += 1
    let kind = Kind(prototype, configuration)
    if let last, last.kind == kind { return last.cell }
    madeCells += 1
    let cell = prototype.instantiate(NibOptions(purpose: .preview))
    madeViews += cell.views.count
    last = sharesCells && !prototype.keepsTracesOfLayouts(in: cell) ? (kind, cell) : nil
    return cell
  }
}
