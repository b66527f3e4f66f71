import Foundation
import InterfaceCanvas
import TestSupport

@testable import UIKit

/// A cell of a built-in style, arranged by the cell itself, beside the frames of its parts on the canvas.
///
/// In files of Xcode 11 and later the content view has its stored size and the canvas's margins, as these follow the
/// phone of the document, and labels without text show the words that the canvas puts into them: 37 labels of ten
/// repositories. Cells of older files are arranged as in an app.
@MainActor struct BuiltInCellComparison {
  enum Margins {
    /// Those of a row that the canvas shows.
    case canvas
    /// Eight points, which the canvas gives rows it has not shown.
    case unshown
  }

  struct Part {
    let name: String
    let frame: CGRect
    let stored: CGRect

    /// Whether no edge and no size differs by more than a point.
    var isRight: Bool { frame.largestDifference(from: stored) <= 1 }
  }

  let parts: [Part]
  /// The width of the content view in an app, which leaves room for the accessory, less the stored one.
  let contentWidthError: CGFloat?
  /// The height of a row that has none in the file, less the stored one.
  let heightError: CGFloat?

  init?(_ prototype: NibPrototype, margins: Margins = .canvas) {
    let traits = InterfaceCanvas(prototype).traits()
    let made = traits.performAsCurrent {
      prototype.instantiate(NibOptions(purpose: .preview)).view as? UITableViewCell
    }
    guard let cell = made else { return nil }
    cell.overrideTraits(traits)
    cell.frame.size = CGSize(width: prototype.storedWidth, height: prototype.storedSize.height)
    cell.layoutIfNeeded()
    contentWidthError =
      cell.shownAccessory is AccessoryView
      ? cell.contentView.frame.width - prototype.storedSize.width : nil
    parts = traits.performAsCurrent {
      Self.arrange(cell, of: prototype, margins: margins)
    }
    let width = CGSize(width: prototype.storedWidth, height: 0)
    heightError =
      prototype.hasAutomaticHeight && prototype.isInTable
      ? cell.sizeThatFits(width).height - prototype.storedHeight : nil
  }

  private static func arrange(
    _ cell: UITableViewCell, of prototype: NibPrototype, margins: Margins
  ) -> [Part] {
    if let insets = prototype.margins(margins) {
      cell.directionalLayoutMargins = insets
      cell.contentView.directionalLayoutMargins = insets
    }
    var size = cell.contentView.bounds.size
    if prototype.hasRecentArrangement {
      size = prototype.storedSize
      fillEmptyLabels(of: cell, prototype)
    }
    let layout = cell.builtInLayout(size: size)
    let frames = [
      ("textLabel", cell.madeTextLabel as UIView?, layout.textFrame),
      ("detailTextLabel", cell.madeDetailTextLabel, layout.detailFrame),
      ("imageView", cell.madeImageView, layout.imageFrame),
    ]
    return frames.compactMap { name, view, frame in
      guard let stored = view?.nibOrigin?.storedFrame else { return nil }
      return Part(name: name, frame: frame, stored: stored)
    }
  }

  private static func fillEmptyLabels(of cell: UITableViewCell, _ prototype: NibPrototype) {
    let isSubtitle = prototype.model.cell?.style == .subtitle
    let words = [
      (cell.madeTextLabel, "Title"),
      (cell.madeDetailTextLabel, isSubtitle ? "Subtitle" : "Detail"),
    ]
    for case (let label?, let word) in words where label.text?.isEmpty ?? true { label.text = word }
  }
}

extension NibPrototype {
  /// Whether the file is from an Xcode whose built-in styles are arranged as on iOS 13 and later.
  @MainActor var hasRecentArrangement: Bool { document.toolsGeneration ?? 0 >= 15 }

  /// The margins of the content view; nil for those of the file.
  @MainActor fileprivate func margins(
    _ margins: BuiltInCellComparison.Margins
  ) -> NSDirectionalEdgeInsets? {
    guard hasRecentArrangement, model.layoutMargins == nil,
      model.contentView?.layoutMargins == nil,
      var insets = InterfaceCanvas(self).rowMargins
    else { return nil }
    if margins == .unshown { (insets.leading, insets.trailing) = (8, 8) }
    return insets
  }
}

extension CGRect {
  /// The largest distance between two edges, origins and sizes compared.
  fileprivate func largestDifference(from other: CGRect) -> CGFloat {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .map(abs).max() ?? 0
  }
}
