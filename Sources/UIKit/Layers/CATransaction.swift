/// A group of changes; a snapshot has no time, so every change takes effect at once.
public enum CATransaction {
  /// Begins a group.
  public static func begin() {}
  /// Ends a group.
  public static func commit() {}
  /// Does nothing, as changes are applied at once.
  public static func flush() {}
  /// Does nothing, as there are no animations.
  public static func setDisableActions(_ flag: Bool) {}
}
