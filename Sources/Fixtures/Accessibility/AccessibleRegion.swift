internal import Foundation
internal import UIKit

/// An accessibility element with the paths of its views, for text and pictures.
struct AccessibleRegion: Sendable {
  let element: AccessibleElement
  let view: String?
  let merged: [String]
  let unreachable: [String]

  @MainActor init(_ item: AccessibilityReading.Item, names: ViewNames) {
    element = item.element
    view = item.view.map(names.path)
    merged = item.merged.map(names.path)
    unreachable = item.unreachable.map(names.path)
  }
}
