/// What a user does with a cell or a control, as a set: a selected cell may be in editing mode, too.
///
/// ```swift
/// assertSnapshots(
///   of: makeCell, over: .states(.normal, .highlighted, .selected, [.selected, .disabled]))
/// ```
///
/// A state that the view under test does not have fails its test.
public struct ViewState: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As the view was made.
  public static let normal: ViewState = []
  /// A finger is on it.
  public static let highlighted = ViewState(rawValue: 1 << 0)
  public static let selected = ViewState(rawValue: 1 << 1)
  /// A control is not enabled, and a cell without interaction.
  public static let disabled = ViewState(rawValue: 1 << 2)
  /// A cell, or each one of a table or a collection, is in editing mode.
  public static let editing = ViewState(rawValue: 1 << 3)
  /// A keyboard or a remote control is at it.
  public static let focused = ViewState(rawValue: 1 << 4)
  /// A row or an item of a list shows the actions at its leading edge.
  public static let leadingSwipe = ViewState(rawValue: 1 << 5)
  /// A row or an item of a list shows the actions at its trailing edge.
  public static let trailingSwipe = ViewState(rawValue: 1 << 6)
}

extension ViewState {
  /// Each state besides the normal one, with its name in code and in cell files.
  package static let named: [(name: String, state: ViewState)] = [
    ("highlighted", .highlighted), ("selected", .selected), ("disabled", .disabled),
    ("editing", .editing), ("focused", .focused), ("leadingSwipe", .leadingSwipe),
    ("trailingSwipe", .trailingSwipe),
  ]

  /// The names of the states in the set.
  package var names: [String] { Self.named.filter { contains($0.state) }.map(\.name) }
}

extension ConfigurationMatrix {
  /// The states of a cell or a control.
  public static func states(_ states: ViewState...) -> ConfigurationMatrix {
    axis(states) { $0.state = $1 }
  }
}
