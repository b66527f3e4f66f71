/// The traits of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  /// Creates traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image, which may also be a button or a link.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected, such as a row or a tab.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Summarises the app's state at launch.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts to play or record when it is activated.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches directly, such as the keys of a piano.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The heading of a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A switch, which is on, off or mixed by its value: 1, 0 or 2.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)

  // What UIKit's own views have besides, with the bits that iOS shows.
  package static let textEntry = UIAccessibilityTraits(rawValue: 1 << 18)
  package static let isEditing = UIAccessibilityTraits(rawValue: 1 << 21)
  package static let secureTextField = UIAccessibilityTraits(rawValue: 1 << 24)
  package static let backButton = UIAccessibilityTraits(rawValue: 1 << 27)
  package static let tabBarItem = UIAccessibilityTraits(rawValue: 1 << 28)
  /// Text of several lines.
  package static let textArea = UIAccessibilityTraits(rawValue: 1 << 47)
}
