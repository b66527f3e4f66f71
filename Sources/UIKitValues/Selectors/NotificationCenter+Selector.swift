public import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification, until the object is gone or is removed.
  ///
  /// The method runs where notifications are posted, which has to be the main thread.
  /// - Parameters:
  ///   - observer: the object, which is not retained.
  ///   - aSelector: the method, without arguments or with the notification as its argument. It must be a `#selector`: one
  ///     made from text calls nothing.
  ///   - aName: the name of the notifications; nil for any.
  ///   - anObject: the sender of the notifications; nil for any.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    let subscription = NotificationSubscription(observer, aName, anObject)
    SelectorObservation(observer, aSelector, subscription).begin(in: self, sender: anObject)
  }

  /// Stops calling methods of an object, or the closure of a token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Stops calling methods of an object, or the closure of a token, for some notifications.
  /// - Parameters:
  ///   - observer: the object or the token.
  ///   - aName: the name with which it was added; nil for all.
  ///   - anObject: the sender with which it was added; nil for all.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    NotificationSubscription(observer, aName, anObject).postRemoval(to: self)
  }
}
