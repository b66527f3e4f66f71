/// A connection between two controllers of a storyboard.
///
/// Only those that embed a controller in a container view are made; `prepare(for:sender:)` gets them.
@preconcurrency @MainActor open class UIStoryboardSegue {
  /// The name that tells the controller's segues apart.
  public let identifier: String?
  /// The controller whose view has the container.
  public let source: UIViewController
  /// The controller that is embedded; its view is not loaded yet.
  public let destination: UIViewController

  /// Creates a segue, which nobody performs.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
}
