internal import Devices
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The margins of a row and its content view on the canvas of the Interface Builder version that wrote a file.
///
/// From Xcode 9 on they are wide in wide rows, from Xcode 11 on by the device.
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

  /// Rule `canvas-margins-10`, Rule `canvas-margins-12`, Rule `canvas-margins-13`, Rule `canvas-margins-14` and Rule
  /// `canvas-margins-26`.
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

  /// The rule of the insets above and below, and of those at the sides unless they have one of their own.
  var rule: String {
    switch system {
    case ..<(.iOS(11)): "canvas-margins-10"
    case ..<(.iOS(13)): "canvas-margins-12"
    case .iOS(13): "canvas-margins-13"
    case ..<(.iOS(26)): "canvas-margins-14"
    default: "canvas-margins-26"
    }
  }

  /// The margin before an accessory is Rule `canvas-accessory`.
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

  /// The width of the narrowest phone, up to which a row has the narrow margin on every device (rule `canvas-narrowest`).
  private static let leastWidth: CGFloat = 320

  /// Whether the row's table lies in another view (rule `canvas-table-in-view`).
  private var isInSubview: Bool { table != nil && !isInRootTable }
}
