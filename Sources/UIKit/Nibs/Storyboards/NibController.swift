internal import Foundation
internal import InterfaceBuilder

/// A controller in a storyboard file.
struct NibController {
  let scene: IBScene
  let model: IBObject

  var element: IBElement { model.element }
  /// The identifier with which code instantiates the controller.
  var identifier: String? { element["storyboardIdentifier"] }
  /// The controller's view; nil if code or another file creates it.
  var view: IBView? { model.views.first(where: \.isOfController) }
  /// Other views of the scene, to which the controller's outlets may be connected.
  var looseViews: [IBView] { scene.views }

  /// The class named in the file: the custom one, otherwise UIKit's.
  var className: String { model.customClass ?? kind?.className ?? element.name }

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

    /// Whether the controller is a container whose class is not supported here.
    var isContainer: Bool {
      switch self {
      case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
      default: false
      }
    }

    /// The supported UIKit class.
    @MainActor var baseClass: UIViewController.Type {
      switch self {
      case .tableViewController: UITableViewController.self
      case .collectionViewController: UICollectionViewController.self
      default: UIViewController.self
      }
    }
  }

  /// The identifier of the first controller in a container: a navigation controller's root, the first tab, the first
  /// part of a split view.
  var firstShown: String? {
    element.segues.first { $0["kind"] == "relationship" }?["destination"]
  }

  /// Whether the view has the class that the controller requires.
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

extension IBView {
  /// Whether the view is that of a controller.
  var isOfController: Bool { role == .keyed("view") }
}
