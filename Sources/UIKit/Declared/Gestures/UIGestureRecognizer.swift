public import Foundation

/// Recognizes a gesture on its view and calls its targets.
///
/// Nobody touches the views of a snapshot. A test calls ``recognize(at:)``, or sets the ``state``, and takes the next
/// snapshot.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// Decides whether the gesture may begin; not retained.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  /// The view that has the recognizer, which retains it.
  open internal(set) weak var view: UIView?
  /// A name for debugging.
  open var name: String?
  /// Whether touches of a recognized gesture are kept from the view; a snapshot has none.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after the gesture failed; a snapshot has none.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only after the gesture failed; a snapshot has none.
  open var delaysTouchesEnded = true
  /// Whether touches of one kind only are taken together; a snapshot has none.
  open var requiresExclusiveTouchType = true

  private struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  private var requirements: [Requirement] = []
  /// The recognizers whose gestures have to fail first, by `require(toFail:)`.
  var requiredToFail: [UIGestureRecognizer] { requirements.compactMap(\.recognizer) }

  private var targets: [SelectorTarget] = []
  private var storedState = State.possible
  /// In coordinates of the view.
  private var location: CGPoint?

  /// Creates a recognizer with a target.
  /// - Parameters:
  ///   - target: the object whose method is called, which is not retained.
  ///   - action: the method, without arguments or with the recognizer as its argument.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  /// Adds a target, which is not retained, unless it was added before.
  /// - Parameters:
  ///   - target: the object whose method is called.
  ///   - action: the method, without arguments or with the recognizer as its argument. It must be a `#selector`: one made
  ///     from text calls nothing.
  open func addTarget(_ target: Any, action: Selector) {
    guard !targets.contains(where: { $0.matches(target, action) }) else { return }
    targets.append(SelectorTarget(target, action))
  }

  /// Removes a target.
  /// - Parameters:
  ///   - target: the target; nil for all.
  ///   - action: the method; nil for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { added in
      (target == nil || added.isFor(target)) && (action == nil || added.action == action)
    }
  }

  /// Delays the gesture until that of another recognizer, which is not retained, has failed.
  ///
  /// Nobody waits in a test: the gesture is refused while the other one is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard !requiredToFail.contains(where: { $0 === otherGestureRecognizer }) else { return }
    requirements.append(Requirement(recognizer: otherGestureRecognizer))
  }

  /// Returns whether another gesture has to fail first; false unless overridden.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this gesture has to fail before another; false unless overridden.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether this gesture, while it is recognized, keeps another from being; true unless overridden.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether another gesture, while it is recognized, keeps this one from being; true unless overridden.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The state of the gesture.
  ///
  /// Setting one that reports the gesture calls the targets; after its last one it is possible again.
  open var state: State {
    get { storedState }
    set {
      storedState = newValue
      if newValue.isReported { for target in targets { target.call(with: self) } }
      guard newValue.isLast else { return }
      storedState = .possible
      reset()
    }
  }

  /// Called after the last state of a gesture.
  open func reset() {}

  /// Returns the point at which the gesture was recognized, in a view's coordinates, or in those of the window.
  ///
  /// Before, it is zero, as on iOS.
  open func location(in view: UIView?) -> CGPoint {
    guard let location, let own = self.view else { return .zero }
    return own.convert(location, to: view)
  }

  /// The number of points that touch the view: one while a gesture is recognized.
  open var numberOfTouches: Int { location == nil ? 0 : 1 }

  /// Returns the location of a touch, of which there is only one.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(touchIndex < numberOfTouches, "Touch \(touchIndex) does not exist.")
    return location(in: view)
  }

  /// The states through which a recognized gesture goes.
  var states: [State] { [.began, .ended] }
}

extension UIGestureRecognizer {
  /// Does what the gesture would: asks the view and the delegate, and calls the targets.
  ///
  /// A gesture that takes time begins and ends at once. This is for tests, and absent on iOS.
  /// - Parameter location: the point in the view's coordinates; its centre if nil.
  /// - Returns: whether the gesture was recognized: not if the recognizer is disabled or in no view that takes touches, if
  ///   the view or the delegate forbids it, or while another gesture is recognized that prevents it or has to fail first.
  @discardableResult public func recognize(at location: CGPoint? = nil) -> Bool {
    guard isEnabled, let view, view.isUserInteractionEnabled else { return false }
    self.location = location ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    defer { self.location = nil }
    guard view.gestureRecognizerShouldBegin(self),
      delegate?.gestureRecognizerShouldBegin(self) ?? true, !isHeldBack
    else {
      state = .failed
      return false
    }
    for state in states { self.state = state }
    return true
  }
}

extension UIGestureRecognizer {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible
    /// A gesture that takes time has begun.
    case began
    case changed
    /// It has ended, or a gesture that takes no time was recognized.
    case ended
    case cancelled
    /// The touches were not such a gesture.
    case failed

    /// A gesture that takes no time was recognized.
    public static let recognized = State.ended

    /// Whether targets are called.
    var isReported: Bool {
      switch self {
      case .began, .changed, .ended, .cancelled: true
      case .possible, .failed: false
      }
    }

    /// Whether the gesture is over.
    var isLast: Bool {
      switch self {
      case .ended, .cancelled, .failed: true
      case .possible, .began, .changed: false
      }
    }
  }
}
