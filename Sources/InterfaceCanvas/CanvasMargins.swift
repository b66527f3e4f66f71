internal import Devices
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The margins of a row and its content view on the canvas of the Interface Builder version that wrote a file.
///
/// 8 points on all sides up to Xcode 8.3; 11 above and 10.5 below in Xcode 9 and 10, with 16 points at the sides, or 20 in
/// wide cells. From Xcode 11 the sides go by the device: 16 points, 15 in some rows of Xcode 11, and 20 on wide phones; 15
/// above and below from Xcode 26; 8 before accessories.
@MainActor struct CanvasMargins {
  private let row: IBView
  private let system: SystemVersion
  private let device: CanvasDevice
  private let table: IBView?
  private let isInRootTable: Bool

  /// Takes a row of a table; nil for another cell.
  init?(_ prototype: NibPrototype) {
    guard prototype.isRow else { return nil }
    row = prototype.model
    system = prototype.document.canvasSystem
    device = CanvasDevice(prototype.document)
    table = prototype.table
    isInRootTable = prototype.isInRootTable
  }

  var insets: NSDirectionalEdgeInsets {
    switch system {
    case ..<(.iOS(11)): NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    case ..<(.iOS(13)): insets(top: 11, bottom: 10.5, narrow: isInSubview ? 15 : 16)
    case .iOS(13):
      insets(
        top: 11, bottom: 11, narrow: (isInSubview || table == nil) && !hasWideMargins ? 15 : 16)
    case ..<(.iOS(26)): insets(top: 11, bottom: 11, narrow: 16)
    default: insets(top: 15, bottom: 15, narrow: 16)
    }
  }

  private func insets(top: Double, bottom: Double, narrow: Double) -> NSDirectionalEdgeInsets {
    let sides = isWide ? 20 : narrow
    let hasAccessory = row.cell.map { $0.accessory != .none } ?? false
    return NSDirectionalEdgeInsets(
      top: top, leading: sides, bottom: bottom, trailing: hasAccessory ? 8 : sides)
  }

  /// Whether the sides have 20 points.
  private var isWide: Bool {
    let width = row.contentModel.frame?.width ?? 0
    guard system >= .iOS(13) || isInSubview else {
      let isInWideRow = row.role != .root || row.traits.preservesSuperviewLayoutMargins
      return SideMargin.isWide(width: width) || hasWideMargins && isInWideRow
    }
    return hasWideMargins && width > Self.leastWidth
  }

  private var hasWideMargins: Bool { device.hasWideMargins(inRootTable: isInRootTable) }

  /// The width of the narrowest phone, up to which a row has the narrow margin on every device.
  private static let leastWidth: CGFloat = 320

  /// Whether the row's table lies in another view.
  private var isInSubview: Bool { table != nil && !isInRootTable }
}
