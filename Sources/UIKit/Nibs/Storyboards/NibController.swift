internal import Foundation
internal import InterfaceBuilder

/// A controller of a storyboard, as the file describes it.
struct NibController {
  let scene: IBScene
  let model: IBObject

  var element: IBElement { model.element }
  /// The name that code instantiates the controller by.
  var identifier: String? { element["storyboardIdentifier"] }
  /// The controller's view; nil where code or another file makes it.
  var view: IBView? { model.views.first { $0.role == .keyed("view") } }
  /// Other views of the scene, which the controller's outlets may name.
  var looseViews: [IBView] { scene.views }

  /// The class that the file names: the custom one, else UIKit's.
  var className: String { model.customClass ?? kind?.className ?? element.name }

  /// What UIKit's class is.
  var kind: Kind? { Kind(rawValue: element.name) }

  /// The kinds of controllers by the names of their elements.
  enum Kind: String {
    case viewController, tableViewController, collectionViewController
    case glkViewController, avPlayerViewController
    case navigationController, tabBarController, splitViewController, pageViewController
    case viewControllerPlaceholder

    var className: String {
      switch self {
      case .glkViewController: "GLKViewController"
      case .avPlayerViewController: "AVPlayerViewController"
      case .viewControllerPlaceholder: "the reference to another storyboard"
      default: "UI" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
      }
    }

    /// Whether the controller shows others, and its class is absent here.
    var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
      default: false
      }
    }

    /// UIKit's class, of those that are here.
    @MainActor var baseClass: UIViewController.Type {
      switch self {
      case .tableViewController: UITableViewController.self
      case .collectionViewController: UICollectionViewController.self
      default: UIViewController.self
      }
    }
  }

  /// The identifier of the controller that a container shows first: a navigation's root, the first tab,
  /// the first part of a split view.
  var firstShown: String? {
    element.segues.first { $0["kind"] == "relationship" }?["destination"]
  }

  /// Whether the view is of the class that the controller needs.
  var hasFittingView: Bool {
    guard let view else { return true }
    switch kind {
    case .tableViewController: return view.element.name == "tableView"
    case .collectionViewController: return view.element.name == "collectionView"
    default: return true
    }
  }
}

extension InterfaceBuilderDocument {
  /// All controllers, in the file's order.
  var controllers: [NibController] {
    scenes.flatMap { scene in
      scene.objects.map { NibController(scene: scene, model: $0) }.filter { $0.kind != nil }
    }
  }
}

extension IBElement {
  /// The connections to other controllers.
  var segues: [IBElement] {
    children(named: "connections").flatMap { $0.children(named: "segue") }
  }
}
