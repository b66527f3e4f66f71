internal import InterfaceBuilder
internal import UIKit

/// What the canvas of an Interface Builder version takes from the device of its document.
struct CanvasDevice {
  private let id: String?
  private let version: Double

  init(_ document: InterfaceBuilderDocument) {
    id = document.device?.id
    version = document.toolsNumber
  }

  /// Phones that are 320 and 375 points wide; a document without a device is for one of them.
  private static let narrow: Set = ["retina3_5", "retina4_0", "retina4_7", "retina5_9"]

  /// Phones with three pixels per point.
  private static let dense: Set = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_9",
  ]

  /// Whether rows have the wide margin, 20 points, Rule `canvas-wide-device`; on the phone of 390 points only those of a
  /// controller's table have it since Xcode 15.1, Rule `canvas-device-390`.
  func hasWideMargins(inRootTable isInRootTable: Bool) -> Bool {
    guard let id, !Self.narrow.contains(id) else { return false }
    return isInRootTable || id != "retina6_0" || version < 22_500
  }

  /// What the status bar and the home indicator cover on a phone without a home button; nothing on others (rule
  /// `canvas-safe-area`).
  var safeArea: UIEdgeInsets {
    let top: CGFloat
    switch id {
    case "retina5_9", "retina6_5": top = 44
    case "retina6_1": top = version < 18_000 ? 44 : 48
    case "retina6_0", "retina6_7": top = 47
    case "retina6_12", "retina6_72": top = 59
    case "retina6_3", "retina6_9": top = 62
    default: return .zero
    }
    return UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
  }

  /// Pixels per point (rule `canvas-scale`).
  var scale: CGFloat { Self.dense.contains(id ?? "") ? 3 : 2 }
}

extension InterfaceBuilderDocument {
  /// The release whose views the canvas shows, the one that came with the Xcode that wrote the document (rule
  /// `canvas-releases`).
  var canvasSystem: SystemVersion {
    switch toolsNumber {
    case 1..<11_000: .iOS(9)
    case 11_000..<13_000: .iOS(10)
    case 13_000..<14_800: .iOS(12)
    case 14_800..<17_000: .iOS(13)
    case 17_000..<19_000: .iOS(14)
    case 19_000..<21_000: .iOS(15)
    case 21_000..<22_000: .iOS(16)
    case 22_000..<23_000: .iOS(17)
    case 24_000..<30_000: .iOS(26)
    default: .standard
    }
  }

  /// The text size: medium in Xcode 7, the smallest one in Xcode 12.5 and 13, the standard one in all others (rule
  /// `canvas-text-size`).
  var canvasTextSize: UIContentSizeCategory {
    switch toolsNumber {
    case 9_000..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }
}
