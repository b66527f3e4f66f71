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
  /// Does nothing, as there are no animations.
  public static func setAnimationDuration(_ duration: Double) {}
  /// Does nothing, as the keys are about animations.
  public static func setValue(_ value: Any?, forKey key: String) {}
}

/// The key of whether changes animate.
public let kCATransactionDisableActions = "disableActions"
/// The key of how long animations take.
public let kCATransactionAnimationDuration = "animationDuration"
