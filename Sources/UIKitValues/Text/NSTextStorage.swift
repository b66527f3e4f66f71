public import Foundation

/// A text with the layout managers that lay it out.
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []

  /// The managers that lay the text out, in the order in which they were added.
  open var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a manager, which lays the text out in its containers.
  @preconcurrency @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a manager.
  @preconcurrency @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }
}
