/// A group of changes; a snapshot has no time, so every change takes effect at once.
@preconcurrency @MainActor public enum CATransaction {
  /// The completions of the groups that have begun, the innermost last.
  @Kept(.progress) private static var completions: [() -> Void] = []
  @Kept(.progress) private static var depth: [Int] = []

  /// Begins a group.
  public static func begin() { depth.append(completions.count) }

  /// Ends a group, and calls its completion.
  public static func commit() {
    guard let start = depth.popLast() else { return }
    let ended = completions[start...]
    completions.removeLast(ended.count)
    for completion in ended { completion() }
  }

  /// Sets what is called when the group's animations have ended: at its commit; at once outside groups.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let start = depth.last else { return block?() ?? () }
    completions.removeSubrange(start...)
    if let block { completions.append(block) }
  }

  /// Does nothing, as changes are applied at once.
  public static func flush() {}
  /// Does nothing, as nothing is animated.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing, as nothing is animated.
  public static func setAnimationDuration(_ duration: Double) {}
  /// Does nothing, as nothing is animated.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Does nothing, as the keys are about animations.
  public static func setValue(_ value: Any?, forKey key: String) {}
  /// True: nothing animates.
  public static func disableActions() -> Bool { true }
  /// 0 seconds.
  public static func animationDuration() -> Double { 0 }
}

public let kCATransactionDisableActions = "disableActions"
public let kCATransactionAnimationDuration = "animationDuration"
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what is called at the end.
public let kCATransactionCompletionBlock = "completionBlock"
