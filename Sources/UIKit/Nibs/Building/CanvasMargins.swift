internal import Foundation
internal import InterfaceBuilder

/// The content view's margins on the canvas of the Interface Builder version that wrote a file.
///
/// Measured on 891 cells of 35 repositories: 8 points on all sides up to Xcode 8.3; 11 above and 10.5 below from Xcode
/// 9; at the sides 15 in Xcode 11, later 16; 20 if the cell is as wide as the largest phones or preserves such margins;
/// 15 above and below from Xcode 26; 8 before an accessory.
struct CanvasMargins {
  private let generation: Int
  private let device: String?
  private let isXib: Bool
  private let root: IBView
  private let content: IBView

  init(_ document: InterfaceBuilderDocument, root: IBView) {
    generation = document.toolsGeneration ?? 0
    device = document.device?.id
    isXib = document.kind == .xib
    self.root = root
    content = root.contentView ?? root
  }

  /// The margins of the cell or its content view; nil if they equal those in an app.
  ///
  /// A row's cell has them too, for a content view that preserves them in addition to its own.
  func margins(of view: IBView) -> NSDirectionalEdgeInsets? {
    guard root.cell?.kind == .tableViewCell else {
      guard view.role == .keyed("contentView") else { return nil }
      return isRootOfCanvas ? margins(top: 8, bottom: 8, sides: isWide ? 20 : 16) : nil
    }
    switch generation {
    case ...12: return NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case 13...14: return margins(top: 11, bottom: 10.5, sides: isWide ? 20 : 16)
    case 15...16: return margins(top: 11, bottom: 11, sides: isWide ? 20 : 15)
    case 24: return margins(top: 15, bottom: 15, sides: 20)
    default: return margins(top: 11, bottom: 11, sides: isWide ? 20 : 16)
    }
  }

  /// Whether constraints involve the cell itself, which then counts as the root view of a screen.
  private var isRootOfCanvas: Bool { isXib && content.id == nil && generation > 12 }

  /// Whether the cell has the wider margins of the largest phones.
  private var isWide: Bool {
    let isLargePhone = ["retina5_5", "retina6_1", "retina6_5", "retina6_7", "retina6_9"]
      .contains(device)
    let preserves = root.traits.preservesSuperviewLayoutMargins
    return SideMargin.isWide(width: content.frame?.width ?? 0)
      || isLargePhone && (preserves || isInTable)
  }

  private var isInTable: Bool { root.role != .root }

  private func margins(top: Double, bottom: Double, sides: Double) -> NSDirectionalEdgeInsets {
    let hasAccessory = (root.cell?.accessory ?? .none) != .none
    return NSDirectionalEdgeInsets(
      top: top, leading: sides, bottom: bottom, trailing: hasAccessory ? 8 : sides)
  }
}

extension InterfaceBuilderDocument {
  /// Pixels per point of the device on the canvas.
  var canvasScale: CGFloat {
    let dense: Set = [
      "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
      "retina6_9",
    ]
    return dense.contains(device?.id ?? "") ? 3 : 2
  }
}
