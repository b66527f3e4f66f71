public import Foundation

/// An accessory of a list cell: a chevron, a checkmark, a text, an editing control, a view.
///
/// ```swift
/// cell.accessories = [.label(text: "3"), .disclosureIndicator()]
/// ```
@preconcurrency @MainActor public struct UICellAccessory {
  /// When an accessory is visible.
  public enum DisplayedState: Int, Sendable {
    case always = 0
    case whenEditing = 1
    case whenNotEditing = 2
  }

  /// The side of a cell for an accessory, and when it is visible.
  public enum Placement: Hashable, Sendable {
    case leading(displayed: DisplayedState = .always)
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
    public var customView: UIView
    /// Its side, and when it is visible.
    public var placement: Placement
    public var isHidden: Bool
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
    public var isHidden: Bool
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
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for that of secondary text.
    public var tintColor: UIColor?
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

  /// The appearance of a red minus sign.
  public typealias DeleteOptions = Options
  /// The appearance of a green plus sign.
  public typealias InsertOptions = Options
  /// The appearance of three lines.
  public typealias ReorderOptions = Options
  /// The appearance of a circle that is ticked in selected cells.
  public typealias MultiselectOptions = Options

  /// The appearance of an outline's chevron.
  public struct OutlineDisclosureOptions {
    /// What the cell is in its outline.
    public enum Style: Int, Sendable {
      /// That of the list.
      case automatic = 0
      /// A header, whose chevron is at the trailing side.
      case header = 1
      /// A row, whose chevron is at the leading side.
      case cell = 2
    }

    /// What the cell is in its outline.
    public var style: Style
    public var isHidden: Bool
    public var reservedLayoutWidth: LayoutDimension
    /// Its colour; nil for the tint colour.
    public var tintColor: UIColor?

    /// Creates the appearance of a chevron.
    public init(
      style: Style = .automatic, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The name of the function that makes it.
  let name: String
  let view: UIView
  let placement: Placement
  let isHidden: Bool
  let reservedWidth: LayoutDimension
  /// The size of a custom view; nil for the system's accessories, which are measured.
  var ownSize: CGSize?
  /// Returns the symbol for a state; nil for an accessory that is always the same.
  private var symbol: ((UICellConfigurationState) -> String)?

  init(
    _ name: String, _ view: UIView, _ placement: Placement, isHidden: Bool,
    reservedWidth: LayoutDimension
  ) {
    self.name = name
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
    system("disclosureIndicator", .disclosureIndicator, displayed, options)
  }

  /// Returns a trailing checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
  ) -> UICellAccessory {
    system("checkmark", .checkmark, displayed, options)
  }

  /// Returns a trailing circled i; its action is never called.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    system("detail", .detailButton, displayed, options)
  }

  private static func system(
    _ name: String, _ type: UITableViewCell.AccessoryType, _ displayed: DisplayedState,
    _ options: Options
  ) -> UICellAccessory {
    let view = AccessoryView(type: type)
    view.ownColor = options.tintColor
    return UICellAccessory(
      name, view, .trailing(displayed: displayed), isHidden: options.isHidden,
      reservedWidth: options.reservedLayoutWidth)
  }

  /// Returns a leading red minus sign; its action is never called.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "delete", .leading(displayed: displayed), options, .systemRed,
      label: AccessibilityLabels.delete
    ) { _ in "minus.circle.fill" }
  }

  /// Returns a leading green plus sign; its action is never called.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    symbol(
      "insert", .leading(displayed: displayed), options, .systemGreen,
      label: AccessibilityLabels.insert
    ) { _ in "plus.circle.fill" }
  }

  /// Returns trailing lines by which a cell is dragged.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
  ) -> UICellAccessory {
    symbol(
      "reorder", .trailing(displayed: displayed), options, .tertiaryLabel,
      label: AccessibilityLabels.reorder
    ) { _ in "line.3.horizontal" }
  }

  /// Returns a leading circle that is ticked if the cell is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = .init()
  ) -> UICellAccessory {
    symbol("multiselect", .leading(displayed: displayed), options, nil) {
      $0.isSelected ? "checkmark.circle.fill" : "circle"
    }
  }

  /// Returns a chevron that points down if the items below are shown; its action is never called.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    let placement: Placement =
      options.style == .cell ? .leading(displayed: displayed) : .trailing(displayed: displayed)
    let look = Options(
      isHidden: options.isHidden, reservedLayoutWidth: options.reservedLayoutWidth,
      tintColor: options.tintColor)
    return symbol("outlineDisclosure", placement, look, nil) {
      $0.isExpanded ? "chevron.down" : "chevron.forward"
    }
  }

  private static func symbol(
    _ function: String, _ placement: Placement, _ options: Options, _ color: UIColor?,
    label: String? = nil,
    _ name: @escaping (UICellConfigurationState) -> String
  ) -> UICellAccessory {
    let view = UIImageView()
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    if let color = options.tintColor ?? color { view.tintColor = color }
    var accessory = UICellAccessory(
      function, view, placement, isHidden: options.isHidden,
      reservedWidth: options.reservedLayoutWidth)
    accessory.symbol = name
    if let label {
      (view.isAccessibilityElement, view.accessibilityLabel) = (true, label)
      view.accessibilityTraits = .button
    }
    accessory.follow(UICellConfigurationState(traitCollection: view.traitCollection))
    return accessory
  }

  /// Shows the symbol for a cell's state.
  func follow(_ state: UICellConfigurationState) {
    guard let symbol, let view = view as? UIImageView else { return }
    let image = UIImage(systemName: symbol(state))
    if view.image != image { view.image = image }
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
      "label", label, .trailing(displayed: displayed), isHidden: options.isHidden,
      reservedWidth: options.reservedLayoutWidth)
  }

  /// Returns a custom view at one side.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    if let color = configuration.tintColor { view.tintColor = color }
    var accessory = UICellAccessory(
      "customView", view, configuration.placement, isHidden: configuration.isHidden,
      reservedWidth: configuration.reservedLayoutWidth)
    if !view.frame.isEmpty { accessory.ownSize = view.frame.size }
    return accessory
  }

  /// Returns a system accessory in its standard form; nil for a name of another one.
  static func standard(_ name: String) -> UICellAccessory? {
    switch name {
    case "disclosureIndicator": .disclosureIndicator()
    case "checkmark": .checkmark()
    case "detail": .detail()
    case "delete": .delete()
    case "insert": .insert()
    case "reorder": .reorder()
    case "multiselect": .multiselect()
    case "outlineDisclosure": .outlineDisclosure()
    default: nil
    }
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
