extension UIImage {
  /// A name by which tests find the image; kept.
  public var accessibilityIdentifier: String? {
    get { AssociatedObjects.shared[self, Self.identifierKey] as? String }
    set { AssociatedObjects.shared[self, Self.identifierKey] = newValue }
  }

  /// What the image shows, in words: the label of an image view or button that has no other.
  public var accessibilityLabel: String? {
    get { AssociatedObjects.shared[self, Self.labelKey] as? String }
    set { AssociatedObjects.shared[self, Self.labelKey] = newValue }
  }

  // Only addresses that no other association has: nothing is read or written there.
  private nonisolated(unsafe) static let identifierKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
  private nonisolated(unsafe) static let labelKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
