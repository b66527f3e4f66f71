internal import Foundation
internal import InterfaceBuilder

/// The place in a storyboard that a controller was made from, and where its view will come from.
@MainActor final class NibControllerSource {
  let storyboard: UIStoryboard
  let controller: NibController
  /// The controllers around this one and itself, outermost first, to find cycles.
  let path: [NibControllerKey]
  let allowance: NibEmbeddingAllowance

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

  /// Whether a class of UIKit stands for a custom one that is not known.
  func isStandIn(_ object: UIResponder) -> Bool {
    guard let name = controller.model.customClass else { return false }
    return name != String(describing: type(of: object))
  }

  /// Makes the controller's view and all that belongs to it.
  func loadView(of object: UIViewController) {
    guard let view = controller.view else { return }
    let builder = NibBuilder(
      storyboard.document, options: NibOptions(bundle: storyboard.bundle),
      journal: storyboard.journal)
    let owner = NibOwner(object: object, model: controller.model, source: self)
    _ = builder.build([view] + controller.looseViews, owner: owner)
  }
}

/// How many more controllers may be embedded in one another.
///
/// Two containers each in a row of controllers double their number with each; it must end.
@MainActor final class NibEmbeddingAllowance {
  static let limit = 100
  private var count = 0

  /// Returns whether one more may be embedded.
  func takeOne() -> Bool {
    count += 1
    return count <= Self.limit
  }
}

/// A controller of a storyboard among those of others.
struct NibControllerKey: Hashable {
  let file: String
  let line: Int
}

/// What `init(coder:)` gets of a controller in a storyboard.
///
/// As on iOS the controller has its title and class-specific settings when `super.init(coder:)`
/// returns, and its view and outlets once the view is loaded. There are no keys to decode.
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
