public import Foundation

/// One change of a group of updates.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    /// A new item or section.
    case insert = 0
    /// An item or section that is gone.
    case delete = 1
    /// An item or section with a new cell.
    case reload = 2
    /// An item or section in another place.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The item's place before the updates; nil for an insertion.
  public let indexPathBeforeUpdate: IndexPath?
  /// The item's place after the updates; nil for a deletion.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
