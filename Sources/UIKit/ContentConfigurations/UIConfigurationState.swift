/// The state that affects a view's appearance.
public protocol UIConfigurationState {
  /// Creates a default state.
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  /// A custom value.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom value in a state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key with a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the view is pinned above others.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// The drop state of a cell.
  public enum DropState: Int, Sendable {
    case none = 0
    case notTargeted = 1
    case targeted = 2
  }

  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// Whether the cell is pinned above others.
  public var isPinned = false
  public var isEditing = false
  public var isSwiped = false
  public var isExpanded = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  /// The background of cells of the list around the cell; nil outside a list.
  var listBackground: UIBackgroundConfiguration?
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a default state.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The part of a state that the built-in configurations use.
struct StateLook: Hashable {
  let isDisabled: Bool
  /// Whether the view is highlighted or selected.
  let isMarked: Bool

  init(_ state: any UIConfigurationState) {
    switch state {
    case let state as UICellConfigurationState:
      isDisabled = state.isDisabled && !state.isSwiped
      isMarked = state.isSelected || state.isHighlighted
    case let state as UIViewConfigurationState:
      isDisabled = state.isDisabled
      isMarked = state.isSelected || state.isHighlighted
    default: (isDisabled, isMarked) = (false, false)
    }
  }
}
