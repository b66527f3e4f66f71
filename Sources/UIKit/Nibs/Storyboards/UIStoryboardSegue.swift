/// A connection between two controllers of a storyboard.
///
/// Only embed segues are created; `prepare(for:sender:)` receives them.
@preconcurrency @MainActor open class UIStoryboardSegue {
  public let identifier: String?
  /// The controller whose view contains the container.
  public let source: UIViewController
  /// The embedded controller; its view is not loaded yet.
  public let destination: UIViewController

  /// Creates a segue, which is never performed.
  public required init(identifier: String?, source: UIViewController, destination: UIViewController)
  {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Does nothing unless overridden: a snapshot shows the controller that it is of.
  open func perform() {}
}
