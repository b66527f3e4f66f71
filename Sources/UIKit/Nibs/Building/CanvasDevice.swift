internal import InterfaceBuilder

/// What the canvas of an Interface Builder version takes from the device of its document.
struct CanvasDevice {
  private let id: String?
  private let isPad: Bool
  private let version: Double

  init(_ document: InterfaceBuilderDocument) {
    id = document.device?.id
    isPad = document.device?.isPad ?? false
    version = document.toolsNumber
  }

  /// Phones that are 320 and 375 points wide; a document without a device is for one of them.
  private static let narrow: Set = ["retina3_5", "retina4_0", "retina4_7", "retina5_9"]

  /// Phones with three pixels per point.
  private static let dense: Set = [
    "retina5_5", "retina5_9", "retina6_0", "retina6_12", "retina6_3", "retina6_5", "retina6_7",
    "retina6_9",
  ]

  /// Whether rows have the wide margin, 20 points; it may depend on whether their table is the view of a controller.
  ///
  /// The phone of 393 points has it in all versions, and the one of 375 by 812 points in Xcode 14: all three rows of two
  /// repositories. In Xcode 13 it has the narrow margin. The phone of 390 points has it until Xcode 15.0, later only in
  /// tables that are a controller's view, 14 rows of one repository; six rows of two others have the narrow one. So have
  /// rows of iPads in Xcode 26, four cells of one repository, while such tables have the wide one, seven cells of another.
  func hasWideMargins(inRootTable isInRootTable: Bool) -> Bool {
    guard let id else { return false }
    if id == "retina5_9", (21_000..<22_000).contains(version) { return true }
    if Self.narrow.contains(id) { return false }
    if isInRootTable { return true }
    if isPad { return version < 24_000 }
    return id != "retina6_0" || version < 22_500
  }

  /// Whether Xcode 9, a beta of it or a later version wrote the document.
  var isOfXcode9: Bool { version >= 13_000 }

  /// What the status bar and the home indicator cover on a phone without a home button; none on others, for which most
  /// files say so.
  ///
  /// 44 points above, up to Xcode 12.4, are in three cells of two repositories; 48, since Xcode 14, in two cells of two;
  /// and 34 below in four cells of three. The others are those of the same phones in the simulator.
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

  /// Pixels per point; Xcode 8 stores whole points for phones with three pixels.
  var scale: CGFloat {
    guard Self.dense.contains(id ?? "") else { return 2 }
    return (11_000..<13_000).contains(version) ? 1 : 3
  }
}

extension InterfaceBuilderDocument {
  /// The version of Interface Builder as a number, such as 14460.31; 0 for none.
  ///
  /// Versions without a known order, such as 32700.99.1234, which Xcode writes into files for all of its versions, are
  /// greater than all others.
  fileprivate var toolsNumber: Double {
    let parts = (toolsVersion ?? "").split(separator: ".").prefix(2)
    return Double(parts.joined(separator: ".")) ?? 0
  }

  /// The release whose views the canvas shows, the one that came with the Xcode that wrote the document.
  ///
  /// The first betas of Xcode 9, such as 13196, still have the margins of Xcode 8: two cells of one repository.
  var canvasSystem: SystemVersion {
    switch toolsNumber {
    case 1..<11_000: .iOS(9)
    case 11_000..<13_500: .iOS(10)
    case 13_500..<14_800: .iOS(12)
    case 14_800..<17_000: .iOS(13)
    case 17_000..<19_000: .iOS(14)
    case 19_000..<21_000: .iOS(15)
    case 21_000..<22_000: .iOS(16)
    case 22_000..<23_000: .iOS(17)
    case 24_000..<30_000: .iOS(26)
    default: .standard
    }
  }

  /// The text size of the canvas: medium in Xcode 7, the smallest one in Xcode 12.5 and 13, the standard one in all others.
  ///
  /// Of the labels in text styles whose heights tell the size, 40 of 43 have the smallest one in files of Xcode 12.5 and 13,
  /// from seven repositories, 161 have the medium one in files of Xcode 7, from two, and 237 of 239 the standard one in
  /// files of others.
  private var canvasTextSize: UIContentSizeCategory {
    switch toolsNumber {
    case 9_000..<11_000: .medium
    case 18_000..<21_000: .extraSmall
    default: .large
    }
  }

  /// The environment of views on the canvas.
  func canvasTraits(locale: String?) -> UITraitCollection {
    UITraitCollection(
      displayScale: CanvasDevice(self).scale, preferredContentSizeCategory: canvasTextSize,
      localeIdentifier: locale, systemVersion: canvasSystem)
  }
}
