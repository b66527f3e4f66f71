internal import Foundation
internal import InterfaceBuilder

/// The scene of a storyboard from which a controller was created and its view will be loaded.
@MainActor final class NibControllerSource {
  let storyboard: UIStoryboard
  let controller: NibController
  /// The containing controllers and this one, outermost first, to find cycles.
  let path: [NibControllerKey]
  let allowance: NibEmbeddingAllowance
  /// The items of bars that outlets may name, by identifier.
  var items: [String: AnyObject] = [:]

  init(
    _ controller: NibController, of storyboard: UIStoryboard,
    embeddedIn parent: NibControllerSource?
  ) {
    self.controller = controller
    self.storyboard = storyboard
    path = (parent?.path ?? []) + [storyboard.key(of: controller)]
    allowance = parent?.allowance ?? NibEmbeddingAllowance()
  }

  var hasView: Bool { controller.view != nil }
  var title: String? { controller.element.string("title") }

  /// Whether a UIKit class replaces an unknown custom one.
  func isStandIn(_ object: UIResponder) -> Bool {
    guard let name = controller.model.customClass else { return false }
    return name != String(describing: type(of: object))
  }

  /// Creates the controller's view and related objects.
  func loadView(of object: UIViewController) {
    guard let view = controller.view else { return }
    let builder = NibBuilder(
      storyboard.document, options: NibOptions(bundle: storyboard.bundle),
      journal: storyboard.journal)
    let owner = NibOwner(object: object, model: controller.model, source: self)
    _ = builder.build([view] + controller.looseViews, owner: owner)
  }
}

/// The remaining number of nested controllers.
///
/// A chain of controllers with two containers each doubles at each level; it must end.
@MainActor final class NibEmbeddingAllowance {
  static let limit = 100
  private var count = 0

  /// Returns whether one more may be embedded.
  func takeOne() -> Bool {
    count += 1
    return count <= Self.limit
  }
}

/// A controller of a storyboard, among several storyboards.
struct NibControllerKey: Hashable {
  let file: String
  let line: Int
}

/// The coder passed to `init(coder:)` for a controller in a storyboard.
///
/// As on iOS the controller has its title and class-specific settings when `super.init(coder:)`
/// returns, and its view and outlets once the view is loaded. It has no keys to decode.
final class NibControllerCoder: NSCoder {
  let source: NibControllerSource

  init(_ source: NibControllerSource) {
    self.source = source
    super.init()
  }

  @MainActor var tableStyle: UITableView.Style {
    UITableView.Style(nibStyle: source.controller.view?.element["style"])
  }

  @MainActor var clearsSelectionOnViewWillAppear: Bool {
    source.controller.element["clearsSelectionOnViewWillAppear"] != "NO"
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
