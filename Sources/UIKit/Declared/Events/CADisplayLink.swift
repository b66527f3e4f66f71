public import Foundation

/// Calls a method for each frame of the display; a snapshot has none, so that it never calls.
@preconcurrency @MainActor open class CADisplayLink: NSObject {
  private let target: Any
  private let selector: Selector
  /// Whether it rests; kept.
  open var isPaused = false
  /// The frames a second; kept.
  open var preferredFramesPerSecond = 0

  /// Creates a link that retains its target.
  public init(target: Any, selector sel: Selector) {
    self.target = target
    selector = sel
    super.init()
  }

  /// 0 seconds: a snapshot has no frames.
  open var timestamp: TimeInterval { 0 }
  /// 0 seconds: a snapshot has no frames.
  open var targetTimestamp: TimeInterval { 0 }
  /// 0 seconds: a snapshot has no frames.
  open var duration: TimeInterval { 0 }

  /// Does nothing: a snapshot has no frames.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: a snapshot has no frames.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing: a snapshot has no frames.
  open func invalidate() {}
}

/// 0 seconds: a snapshot has no clock.
public func CACurrentMediaTime() -> TimeInterval { 0 }
