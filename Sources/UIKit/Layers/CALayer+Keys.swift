// Key-value coding, which Foundation has on Apple's systems only.
extension CALayer {
  /// Returns the property that animations name by a key path, or what an app has kept under it; nil for neither.
  public func value(forKeyPath keyPath: String) -> Any? {
    AnimatedProperty(keyPath).map { $0.read(self) as Any } ?? valuesByKey[keyPath]
  }

  /// Returns a property, or what an app has kept under a key; nil for neither.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the property that animations name by a key path, or keeps the value under it.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let property = AnimatedProperty(keyPath) else { return valuesByKey[keyPath] = value }
    if let value { property.write(self, value) }
  }

  /// Sets a property, or keeps the value under a key.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
