internal import Foundation
internal import InterfaceBuilder
internal import Typography

/// Creates the views of related top-level objects in an Interface Builder file.
///
/// 1. Views are created from the outside in, with their attributes.
/// 2. Constraints are activated if all of their items exist.
/// 3. Outlets are connected, those of the owner last, and runtime attributes set.
/// 4. Controllers of container views are embedded, and `awakeFromNib` is called.
@MainActor final class NibBuilder {
  let document: InterfaceBuilderDocument
  let options: NibOptions
  let images: NibImages
  /// Where the app's fonts are; nil for a file in the root folder.
  let fontFolder: FontFolder?
  private(set) var notes: [NibNote] = []
  private var noted: Set<NibNote> = []
  var objects: [String: AnyObject] = [:]
  /// The views in the order of creation, outermost first.
  private(set) var made: [(model: IBView, view: UIView)] = []
  private(set) lazy var viewIDs = document.viewIDs
  /// The own views of cells with built-in styles, by the identifiers that represent them.
  var styleParts: [String: @MainActor () -> UIView?] = [:]
  /// The cell for which the tree is created.
  private(set) var root: IBView?
  private(set) var owner: NibOwner?
  let journal: NibJournal?

  init(
    _ document: InterfaceBuilderDocument, options: NibOptions, journal: NibJournal? = nil
  ) {
    self.document = document
    self.options = options
    self.journal = journal
    let folders = document.foldersAround
    images = NibImages(document, bundle: options.bundle, folders: folders)
    fontFolder = FontFolder(folders)
  }

  /// Returns the view tree of a top-level object, with a change of what the file says of it.
  func build(_ model: IBView, adapting adapt: (IBView) -> IBView = { $0 }) -> UIView {
    let model = adapt(localized(model))
    root = model
    let view = make(model)
    makeViewsForSlots()
    finish()
    return view
  }

  /// Returns the view trees of top-level objects, connected to their owner.
  func build(_ models: [IBView], owner: NibOwner?) -> [UIView] {
    self.owner = owner
    if let owner, let id = owner.model.element.id { objects[id] = owner.object }
    let views = models.map { model in
      let model = localized(model)
      root = model
      return make(model)
    }
    prepareOwner(views: views)
    finish()
    return views
  }

  private func finish() {
    for (model, view) in made { activateConstraints(of: model, heldBy: view) }
    connect()
    embedControllers()
    for (_, view) in made.reversed() { view.awakeFromNib() }
    journal?.add(notes, of: document)
  }

  /// Returns a new view with its attributes and subviews.
  func make(_ model: IBView) -> UIView {
    let coder = NibCoder(model, builder: self)
    if options.usesCustomClasses, let name = model.customClass {
      let type = NibRegistry.viewClass(named: name, module: model.element.customModule)
      if let view = type?.init(coder: coder) { return view }
      noteStandIn(for: name, model, isKnown: type != nil)
    }
    return ViewDescription.of(model)?.type.init(coder: coder) ?? standIn(for: model, coder)
  }

  private func standIn(for model: IBView, _ coder: NibCoder) -> UIView {
    let box = NibStandIn(frame: coder.frame)
    coder.decode(into: box)
    box.show(model)
    return box
  }

  /// The tool knows no classes of an app, and does not note them.
  private func noteStandIn(for name: String, _ model: IBView, isKnown: Bool) {
    guard journal != nil else { return }
    note(
      model.element, .absent(isKnown ? .refused(name) : .unregistered(name, substitute: nil)))
  }

  /// Applies the file's attributes to a view; called from its `init(coder:)`.
  func decode(_ model: IBView, into view: UIView) {
    made.append((model, view))
    register(model, view)
    apply(model, to: view)
    placeChildren(of: model, in: view)
    view.nibOrigin?.isDecoding = false
  }

  /// Adds a note about an unsupported part of an element, with its line or the part's.
  func note(_ element: IBElement, line: Int? = nil, _ kind: NibNote.Kind) {
    let note = NibNote(kind: kind, line: line ?? element.line, element: element.id)
    if noted.insert(note).inserted { notes.append(note) }
  }

  nonisolated func frame(of model: IBView) -> CGRect { model.frame?.bounded ?? .zero }

  private func register(_ model: IBView, _ view: UIView) {
    if let id = model.id { objects[id] = view }
    view.nibOrigin = NibOrigin(
      id: model.id, file: document.file, line: model.line, isCell: model.cell != nil,
      className: model.customClass ?? model.uikitClass ?? model.element.name,
      isUnknownClass: model.isUnknownClass(of: view), userLabel: model.userLabel,
      storedFrame: model.frame?.bounded)
    for guide in model.layoutGuides { objects[guide.id] = guide.object(of: view) }
  }

  private func placeChildren(of model: IBView, in view: UIView) {
    for child in model.children where child.isInstalled {
      switch child.role {
      case .subview:
        if decodedStylePart(child) == nil { place(make(child), in: view) }
      case .keyed(let key):
        if !registerSectionView(child, for: key, with: view) {
          place(child, for: key, of: model, in: view)
        }
      case .prototype: registerPrototype(child, with: view)
      case .staticCell(let section): placeStaticCell(child, section: section, in: view)
      case .root: continue
      }
    }
  }

  private func place(_ subview: UIView, in view: UIView) {
    guard let stack = view as? UIStackView else { return view.addSubview(subview) }
    stack.addArrangedSubview(subview)
  }
}

extension CGRect {
  /// The rectangle clamped to numbers that pictures and the solver can handle: within 100,000 points.
  fileprivate var bounded: CGRect {
    func bounded(_ number: CGFloat, from low: CGFloat) -> CGFloat { min(max(number, low), 100_000) }
    return CGRect(
      x: bounded(minX, from: -100_000), y: bounded(minY, from: -100_000),
      width: bounded(width, from: 0), height: bounded(height, from: 0))
  }
}

extension IBView {
  /// Whether a view of a UIKit class replaces a custom one that may size itself.
  @MainActor func isUnknownClass(of view: UIView) -> Bool {
    guard let customClass, placeholderSize == nil, content.isPlain else { return false }
    return customClass != view.className
  }
}

extension IBContent {
  fileprivate var isPlain: Bool { self == .other }
}

extension IBLayoutGuide {
  @MainActor fileprivate func object(of view: UIView) -> AnyObject? {
    switch kind {
    case "safeArea": view.safeAreaLayoutGuide
    case "margin", "layoutMargins": view.layoutMarginsGuide
    case "readable", "readableContent": view.readableContentGuide
    case "contentLayoutGuide": (view as? UIScrollView)?.contentLayoutGuide ?? view
    case "frameLayoutGuide": (view as? UIScrollView)?.frameLayoutGuide ?? view
    default: view
    }
  }
}
