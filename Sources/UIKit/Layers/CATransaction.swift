/// A group of changes; there is no time in a snapshot, so every change is there at once.
public enum CATransaction {
  /// Begins a group.
  public static func begin() {}
  /// Ends a group.
  public static func commit() {}
  /// Applies the changes made so far, which are applied already.
  public static func flush() {}
  /// Switches animations off, which there are none of.
  public static func setDisableActions(_ flag: Bool) {}
}
