/// What the look of a view depends on beside its content.
public protocol UIConfigurationState {
  /// Creates the state of a view that nothing has happened to.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app's own.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a value that an app adds to the state of its views.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a key of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view takes no touches.
  public var isDisabled = false
  /// Whether the view is touched.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view is held in sight above others.
  public var isPinned = false
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a view that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// What dragging does with a cell.
  public enum DragState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It is being lifted.
    case lifting = 1
    /// It is being dragged.
    case dragging = 2
  }

  /// What a drop is about to do with a cell.
  public enum DropState: Int, Sendable {
    /// Nothing.
    case none = 0
    /// It may go to another cell.
    case notTargeted = 1
    /// It goes to this cell.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell takes no touches.
  public var isDisabled = false
  /// Whether the cell is touched.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the focus.
  public var isFocused = false
  /// Whether the cell is held in sight above others.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether the cell is moved aside by a swipe.
  public var isSwiped = false
  /// Whether the cell shows what belongs below it.
  public var isExpanded = false
  /// Whether the cell is being moved to another place.
  public var isReordering = false
  /// What dragging does with the cell.
  public var cellDragState = DragState.none
  /// What a drop is about to do with the cell.
  public var cellDropState = DropState.none
  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the state of a cell that nothing has happened to.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}

/// What the built-in configurations read of a state.
struct StateLook: Hashable {
  let isDisabled: Bool
  /// Whether the view is touched or selected.
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
