internal import InterfaceBuilder

// What a storyboard says of how a controller is shown in bars.
extension NibControllerSource {
  /// Gives a controller's items their titles and buttons, and keeps those that outlets may name.
  func setUpItems(of object: UIViewController) {
    let element = controller.element
    if let item = element.child(named: "navigationItem", key: "navigationItem") {
      setUp(object.navigationItem, by: item)
    }
    if let tab = element.child(named: "tabBarItem", key: "tabBarItem") {
      let item = UITabBarItem(
        title: tab.string("title"), image: image("image", of: tab),
        selectedImage: image("selectedImage", of: tab))
      item.tag = tab.integer("tag") ?? 0
      object.tabBarItem = item
      keep(item, of: tab)
    }
  }

  private func setUp(_ item: UINavigationItem, by element: IBElement) {
    if let title = element.string("title") { item.title = title }
    item.prompt = element.string("prompt")
    item.backButtonTitle = element.string("backButtonTitle")
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    item.backBarButtonItem = buttons("backBarButtonItem", of: element).first
    let (left, right) = (
      buttons("leftBarButtonItem", of: element), buttons("rightBarButtonItem", of: element)
    )
    if !left.isEmpty { item.leftBarButtonItems = left }
    if !right.isEmpty { item.rightBarButtonItems = right }
    if let id = element.id { items[id] = item }
  }

  /// The button with a key, or those of the list that is named after it.
  private func buttons(_ key: String, of element: IBElement) -> [UIBarButtonItem] {
    let list = element.child(named: key + "s")?.children(named: "barButtonItem") ?? []
    let one = element.child(named: "barButtonItem", key: key)
    return ([one].compactMap(\.self) + list).map(button)
  }

  private func button(_ element: IBElement) -> UIBarButtonItem {
    let system = element["systemItem"].flatMap(UIBarButtonItem.SystemItem.init(caseName:))
    let item = system.map { UIBarButtonItem(systemItem: $0) } ?? UIBarButtonItem()
    item.title = element.string("title")
    item.image = image("image", of: element)
    item.style = element["style"] == "done" ? .done : .plain
    item.width = element.length("width") ?? 0
    item.isEnabled = element.bool("enabled") ?? true
    item.tag = element.integer("tag") ?? 0
    keep(item, of: element)
    return item
  }

  private func image(_ key: String, of element: IBElement) -> UIImage? {
    let document = storyboard.document
    return element[key].flatMap { name in
      NibImages(document, bundle: storyboard.bundle, folders: document.foldersAround)
        .image(named: name, isSymbol: element["catalog"] == "system")
    }
  }

  private func keep(_ item: UIBarItem, of element: IBElement) {
    if let spoken = element.child(key: "accessibilityConfiguration") {
      item.accessibilityIdentifier = spoken["identifier"]
      item.accessibilityLabel = spoken.string("label")
    }
    if let id = element.id { items[id] = item }
  }
}
