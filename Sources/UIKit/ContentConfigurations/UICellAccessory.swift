public import Foundation

/// An accessory of a list cell: a chevron, a checkmark, a text, an editing control, a view.
///
/// ```swift
/// cell.accessories = [.label(text: "3"), .disclosureIndicator()]
/// ```
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is visible.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// In editing mode.
    case whenEditing = 1
    /// Outside editing mode.
    case whenNotEditing = 2
  }

  /// The side of a cell for an accessory, and when it is visible.
  public enum Placement: Hashable, Sendable {
    /// The leading edge.
    case leading(displayed: DisplayedState = .always)
    /// The trailing edge.
    case trailing(displayed: DisplayedState = .always)
  }

  /// The reserved width of an accessory, which is centred in it.
  public enum LayoutDimension: Hashable, Sendable {
    /// The accessory's own.
    case actual
    /// The system's.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// A custom view as an accessory; its size is kept.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Its side, and when it is visible.
    public var placement: Placement
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Its reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// The tint of the view; nil for the cell's.
    public var tintColor: UIColor?

    /// Creates an accessory from a view.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The appearance of a system accessory.
  public struct Options {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Its reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the system's.
    public var tintColor: UIColor?

    /// Creates the appearance of an accessory.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The appearance of a text accessory.
  public struct LabelOptions {
    /// Whether it is hidden.
    public var isHidden: Bool
    /// Its reserved width.
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for that of secondary text.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether fonts of text styles follow the traits' text size.
    public var adjustsFontForContentSizeCategory: Bool

    /// Creates the appearance of a text; by default body text in the colour of secondary text.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// The appearance of a chevron.
  public typealias DisclosureIndicatorOptions = Options
  /// The appearance of a checkmark.
  public typealias CheckmarkOptions = Options
  /// The appearance of a circled i.
  public typealias DetailOptions = Options

  let view: UIView
  let placement: Placement
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  /// The size of a custom view; nil for the system's accessories, which are measured.
  var ownSize: CGSize?

  private init(
    _ view: UIView, _ placement: Placement, isHidden: Bool, reservedWidth: LayoutDimension
  ) {
    self.view = view
    self.placement = placement
    self.isHidden = isHidden
    self.reservedWidth = reservedWidth
  }
}

extension UICellAccessory {
  /// Returns a trailing chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing, options: DisclosureIndicatorOptions = .init()
  ) -> UICellAccessory {
    system(.disclosureIndicator, displayed, options)
  }

  /// Returns a trailing checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    system(.checkmark, displayed, options)
  }

  /// Returns a trailing circled i; its action is never called.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    system(.detailButton, displayed, options)
  }

  private static func system(
    _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState, _ options: Options
  ) -> UICellAccessory {
    let view = AccessoryView(type: type)
    view.ownColor = options.tintColor
    return UICellAccessory(
      view, .trailing(displayed: displayed), isHidden: options.isHidden,
      reservedWidth: options.reservedLayoutWidth)
  }

  /// Returns a trailing text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
  ) -> UICellAccessory {
    let label = UILabel()
    label.text = text
    label.font = options.font
    label.textColor = options.tintColor ?? .secondaryLabel
    label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
    return UICellAccessory(
      label, .trailing(displayed: displayed), isHidden: options.isHidden,
      reservedWidth: options.reservedLayoutWidth)
  }

  /// Returns a custom view at one side.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    if let color = configuration.tintColor { view.tintColor = color }
    var accessory = UICellAccessory(
      view, configuration.placement, isHidden: configuration.isHidden,
      reservedWidth: configuration.reservedLayoutWidth)
    if !view.frame.isEmpty { accessory.ownSize = view.frame.size }
    return accessory
  }

  var isLeading: Bool {
    if case .leading = placement { true } else { false }
  }

  func isShown(isEditing: Bool) -> Bool {
    let displayed: DisplayedState =
      switch placement {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}
