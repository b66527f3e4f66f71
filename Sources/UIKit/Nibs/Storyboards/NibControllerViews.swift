internal import Foundation
internal import InterfaceBuilder

// Handling specific to the views of a controller.
extension NibBuilder {
  /// Sets the view of a storyboard's controller, and provides the controller's guides to constraints.
  func prepareOwner(views: [UIView]) {
    noteAbsentObjects()
    guard let owner, owner.source != nil, let controller = owner.object as? UIViewController,
      let view = views.first
    else { return }
    controller.view = view
    objects.merge(owner.source?.items ?? [:]) { view, _ in view }
    for guide in owner.model.layoutGuides {
      objects[guide.id] = view.makeBarGuide(isBottom: guide.kind == "bottom")
    }
  }

  /// Objects other than views and controllers are not supported.
  private func noteAbsentObjects() {
    let objects = owner?.source?.controller.scene.objects ?? document.scenes.flatMap(\.objects)
    for object in objects where object.id != owner?.model.id {
      guard !["placeholder", "exit"].contains(object.element.name) else { continue }
      note(object.element, .leftOut(.object(element: object.element.name)))
    }
    let attributes = owner?.model.element.child(named: "userDefinedRuntimeAttributes")
    for attribute in attributes?.children ?? [] {
      guard let keyPath = attribute["keyPath"] else { continue }
      note(attribute, .ownerAttribute(keyPath))
    }
  }

  /// Embeds the controllers of container views, each with its view as large as the container.
  ///
  /// As on iOS, this happens before the parent's `viewDidLoad`, and the parent's `prepare` is called.
  func embedControllers() {
    guard let source = owner?.source, let parent = owner?.object as? UIViewController else {
      return
    }
    for (model, container) in made {
      for segue in model.element.segues where segue["kind"] == "embed" {
        do throws(UIStoryboardError) {
          let child = try source.embeddedController(of: segue)
          embed(child, in: container, of: parent, identifier: segue["identifier"])
        } catch {
          note(segue, .emptyContainer(error))
        }
      }
    }
  }

  private func embed(
    _ child: UIViewController, in container: UIView, of parent: UIViewController,
    identifier: String?
  ) {
    let segue = UIStoryboardSegue(identifier: identifier, source: parent, destination: child)
    parent.prepare(for: segue, sender: nil)
    parent.addChild(child)
    guard let view = child.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: parent)
  }
}

extension NibControllerSource {
  fileprivate func embeddedController(
    of segue: IBElement
  ) throws(UIStoryboardError) -> UIViewController {
    let place = UIStoryboardError.Place(file: storyboard.file, line: segue.line)
    if let selector = segue["destinationCreationSelector"] {
      throw .segueAction(selector, place)
    }
    let (target, owner) = try storyboard.controller(withID: segue["destination"] ?? "", at: place)
    let (shown, home) = try owner.shown(for: target)
    guard !path.contains(home.key(of: shown)) else { throw .cycle(shown.className, place) }
    guard allowance.takeOne() else {
      throw .tooManyEmbedded(limit: NibEmbeddingAllowance.limit, place)
    }
    return try home.make(shown, embeddedIn: self)
  }
}

extension NibOwner {
  /// Sets a property of a UIKit class; returns whether the object has it.
  @MainActor func connectPart(_ part: Any, as name: String) -> Bool {
    switch (name, object, part) {
    case ("view", let controller as UIViewController, let view as UIView):
      if controller.viewIfLoaded !== view { controller.view = view }
    case ("tableView", let controller as UITableViewController, let view as UITableView):
      if controller.viewIfLoaded !== view { controller.tableView = view }
    case (
      "collectionView", let controller as UICollectionViewController, let view as UICollectionView
    ):
      if controller.viewIfLoaded !== view { controller.collectionView = view }
    default: return false
    }
    return true
  }
}

extension UIView {
  /// Sets the data source or delegate of a UIKit class; returns whether the view has it.
  func connectSource(_ object: Any, as name: String) -> Bool {
    switch (name, self) {
    case ("dataSource", let table as UITableView):
      table.dataSource = object as? any UITableViewDataSource
    case ("delegate", let table as UITableView):
      table.delegate = object as? any UITableViewDelegate
    case ("dataSource", let collection as UICollectionView):
      collection.dataSource = object as? any UICollectionViewDataSource
    case ("delegate", let collection as UICollectionView):
      collection.delegate = object as? any UICollectionViewDelegate
    case ("delegate", let field as UITextField):
      field.delegate = object as? any UITextFieldDelegate
    case ("delegate", let text as UITextView):
      text.delegate = object as? any UITextViewDelegate
    default: return false
    }
    return true
  }

  /// Returns the guide of a controller's `topLayoutGuide` or `bottomLayoutGuide`: the area covered by bars.
  func makeBarGuide(isBottom: Bool) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(
        equalTo: isBottom ? safeAreaLayoutGuide.bottomAnchor : topAnchor),
      guide.bottomAnchor.constraint(
        equalTo: isBottom ? bottomAnchor : safeAreaLayoutGuide.topAnchor),
      guide.leadingAnchor.constraint(equalTo: leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}
