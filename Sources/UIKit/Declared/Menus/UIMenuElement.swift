public import Foundation

/// An entry of a menu.
///
/// Menus are kept; nothing of them is drawn.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// Whether an entry is chosen.
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
  /// How an entry behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It may delete data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  open var title: String
  /// The line below the title.
  open var subtitle: String?
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
