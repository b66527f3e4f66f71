@_exported import FBSnapshotTestCaseAPI

/// What matchers take a picture of.
public protocol Snapshotable {
  /// The view that is drawn.
  var snapshotObject: UIView? { get }
}

extension UIView: Snapshotable {
  /// The view itself.
  public var snapshotObject: UIView? { self }
}

extension UIViewController: Snapshotable {
  /// The controller's view, which has appeared.
  public var snapshotObject: UIView? {
    MainActor.assumeIsolated {
      beginAppearanceTransition(true, animated: false)
      endAppearanceTransition()
      return view
    }
  }
}

extension MatchedSnapshot {
  /// Verifies what is to be drawn, and returns why its test should fail; nil if it matches.
  func failure(ofAny value: any Snapshotable) -> String? {
    if let controller = value as? UIViewController { return failure(of: controller) }
    guard let view = value.snapshotObject else { return "There is no view to draw." }
    return failure(of: view)
  }
}
