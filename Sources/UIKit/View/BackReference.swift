/// Whether a layout item exists, for those that refer to it without retaining it.
///
/// A weak reference gives its target a side table, after which Swift counts each reference to the target the slow way. As
/// all views are referred to by layers, constraints and subviews, that took an eighth of the time of drawing a cell.
///
/// Only the item holds it besides the references, and ends it when it is deallocated. References are read on the main
/// actor only.
final class Lifetime: @unchecked Sendable {
  fileprivate unowned(unsafe) var item: (any LayoutItem)?

  init(of item: any LayoutItem) { self.item = item }

  func end() { item = nil }
}

/// A reference to a layout item that does not retain it, and is nil once the item is deallocated.
@MainActor @propertyWrapper struct LayoutItemReference {
  private var lifetime: Lifetime?

  init(wrappedValue: (any LayoutItem)?) {
    lifetime = wrappedValue?.lifetime
  }

  var wrappedValue: (any LayoutItem)? {
    get { lifetime?.item }
    set { lifetime = newValue?.lifetime }
  }
}

/// A reference to a view that does not retain it, and is nil once the view is deallocated.
@MainActor @propertyWrapper struct BackReference {
  private var lifetime: Lifetime?

  var wrappedValue: UIView? {
    get {
      guard let item = lifetime?.item else { return nil }
      return unsafeDowncast(item as AnyObject, to: UIView.self)
    }
    set { lifetime = newValue?.lifetime }
  }
}

extension LayoutItem {
  fileprivate var lifetime: Lifetime {
    if let madeLifetime { return madeLifetime }
    let lifetime = Lifetime(of: self)
    madeLifetime = lifetime
    return lifetime
  }
}
