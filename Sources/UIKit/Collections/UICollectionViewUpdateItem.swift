public import Foundation

/// One change of a group of updates.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change.
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The item's place before the updates; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The item's place after the updates; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  open private(set) var updateAction: Action

  /// Creates an item that changes nothing.
  public override init() { updateAction = .none }

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init()
  }
}
