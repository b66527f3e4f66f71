internal import Foundation
internal import InterfaceBuilder

extension UIStoryboard {
  typealias Creator = (NSCoder) -> UIViewController?

  /// Returns the initial controller; nil if the file has none.
  func makeInitial(
    as wanted: UIViewController.Type? = nil, creator: Creator?
  ) throws(UIStoryboardError) -> UIViewController? {
    guard let id = document.initialViewControllerID else { return nil }
    let place = UIStoryboardError.Place(file: file, line: document.root.line)
    let (controller, home) = try controller(withID: id, at: place)
    let (shown, shownHome) = try home.shown(for: controller)
    return try shownHome.make(shown, as: wanted, creator: creator)
  }

  func make(
    _ identifier: String, as wanted: UIViewController.Type? = nil, creator: Creator?
  ) throws(UIStoryboardError) -> UIViewController {
    let (shown, home) = try shown(for: controller(identifier: identifier))
    return try home.make(shown, as: wanted, creator: creator)
  }

  func make(
    objectID id: String, as wanted: UIViewController.Type, creator: Creator?
  ) throws(UIStoryboardError) -> UIViewController {
    guard let found = document.controllers.first(where: { $0.model.id == id }) else {
      throw .unknownObjectID(id, file)
    }
    let (shown, home) = try shown(for: found)
    return try home.make(shown, as: wanted, creator: creator)
  }

  private func controller(
    identifier: String
  ) throws(UIStoryboardError) -> NibController {
    let controllers = document.controllers
    guard let found = controllers.first(where: { $0.identifier == identifier }) else {
      throw .unknownIdentifier(
        identifier, file, known: controllers.compactMap(\.identifier))
    }
    return found
  }

  /// Returns the controller with an identifier in the file, and its storyboard.
  func controller(
    withID id: String, at place: UIStoryboardError.Place
  ) throws(UIStoryboardError) -> (NibController, UIStoryboard) {
    guard let found = document.controllers.first(where: { $0.model.id == id }) else {
      throw .noDestination(id, place)
    }
    return (found, self)
  }

  /// Follows unsupported containers to their first controller, and references to other storyboards.
  func shown(
    for controller: NibController
  ) throws(UIStoryboardError) -> (NibController, UIStoryboard) {
    var seen: Set<NibControllerKey> = []
    var current = (controller: controller, home: self)
    while let kind = current.controller.kind,
      kind.isContainer || kind == .viewControllerPlaceholder
    {
      let place = UIStoryboardError.Place(
        file: current.home.file, line: current.controller.element.line)
      guard seen.insert(current.home.key(of: current.controller)).inserted else {
        throw .cycle(current.controller.className, place)
      }
      current =
        kind.isContainer
        ? try current.home.firstShown(in: current.controller, at: place)
        : try current.home.referenced(by: current.controller, at: place)
    }
    return current
  }

  private func firstShown(
    in container: NibController, at place: UIStoryboardError.Place
  ) throws(UIStoryboardError) -> (controller: NibController, home: UIStoryboard) {
    let name = container.kind?.className ?? container.className
    guard let id = container.firstShown else { throw .emptyContainer(name, place) }
    let found = try controller(withID: id, at: place)
    note(.absent(.container(name)), at: place)
    return found
  }

  private func referenced(
    by reference: NibController, at place: UIStoryboardError.Place
  ) throws(UIStoryboardError) -> (controller: NibController, home: UIStoryboard) {
    let name = reference.element["storyboardName"]
    let other = try name.map { (name) throws(UIStoryboardError) in
      try sibling(named: name, at: place)
    }
    let home = other ?? self
    if let identifier = reference.element["referencedIdentifier"] {
      return (try home.controller(identifier: identifier), home)
    }
    guard let id = home.document.initialViewControllerID else { throw .noInitial(home.file) }
    return try home.controller(withID: id, at: place)
  }

  /// Creates the controller of every scene except containers and references, in the file's order.
  package func makeAllControllers() throws(UIStoryboardError) -> [UIViewController] {
    var made: [UIViewController] = []
    for controller in document.controllers {
      guard let kind = controller.kind, !kind.isContainer, kind != .viewControllerPlaceholder else {
        continue
      }
      made.append(try make(controller))
    }
    return made
  }

  /// Creates a controller and calls `awakeFromNib`; its view is loaded on first access.
  ///
  /// - Parameters:
  ///   - controller: The controller in the file.
  ///   - parent: The source of the controller in which it is embedded; nil for none.
  ///   - wanted: The class expected by the caller, which needs no registration if the file names it.
  ///   - creator: A closure that creates it instead of `init(coder:)`.
  /// - Returns: The controller.
  /// - Throws: An error about its class.
  func make(
    _ controller: NibController, embeddedIn parent: NibControllerSource? = nil,
    as wanted: UIViewController.Type? = nil, creator: Creator? = nil
  ) throws(UIStoryboardError) -> UIViewController {
    let place = UIStoryboardError.Place(file: file, line: controller.element.line)
    guard controller.hasFittingView else { throw .wrongView(controller.className, place) }
    let source = NibControllerSource(controller, of: self, embeddedIn: parent)
    let coder = NibControllerCoder(source)
    var made = creator?(coder)
    if made == nil {
      made = try type(of: controller, wanted: wanted, at: place).init(coder: coder)
    }
    guard let made, made.nibSource === source else { throw .refused(controller.className, place) }
    made.awakeFromNib()
    return made
  }

  private func type(
    of controller: NibController, wanted: UIViewController.Type?,
    at place: UIStoryboardError.Place
  ) throws(UIStoryboardError) -> UIViewController.Type {
    let base = controller.kind?.baseClass ?? UIViewController.self
    guard let name = controller.model.customClass else {
      noteAbsentClass(of: controller, at: place)
      return base
    }
    if let wanted, String(describing: wanted) == name { return wanted }
    let module = controller.element.customModule
    guard let found = NibRegistry.anyClass(named: name, module: module) else {
      note(.absent(.unregistered(name, substitute: String(describing: base))), at: place)
      return base
    }
    guard let type = found as? UIViewController.Type else { throw .notAController(name, place) }
    return type
  }

  private func noteAbsentClass(of controller: NibController, at place: UIStoryboardError.Place) {
    guard !controller.className.hasPrefix("UI") else { return }
    note(.absent(.controller(controller.className)), at: place)
  }

  private func note(_ kind: NibNote.Kind, at place: UIStoryboardError.Place) {
    journal.add(NibNote(kind: kind, line: place.line, element: nil), in: place.file)
  }
}
