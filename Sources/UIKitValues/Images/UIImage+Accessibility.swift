extension UIImage {
  /// A name by which tests find the image; kept.
  public var accessibilityIdentifier: String? {
    get { AssociatedObjects.shared[self, Self.identifierKey] as? String }
    set { AssociatedObjects.shared[self, Self.identifierKey] = newValue }
  }

  // Only an address that no other association has: nothing is read or written there.
  private nonisolated(unsafe) static let identifierKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
