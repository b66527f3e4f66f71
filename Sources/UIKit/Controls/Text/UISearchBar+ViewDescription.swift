internal import InterfaceBuilder

extension ViewDescription {
  static let searchBar = ViewDescription(
    UISearchBar.self, "search bar", isSystemSized: true,
    properties: [
      ViewProperty("text", \UISearchBar.text, content: .text),
      ViewProperty("placeholder", \UISearchBar.placeholder, content: .text),
    ]
  ) { model, bar, nib in
    bar.text = model.element.string("text")
    bar.placeholder = model.element.string("placeholder")
    if model.element["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
    bar.showsCancelButton = model.element.bool("showsCancelButton") ?? false
    bar.barTintColor = nib.color("barTintColor", of: model.element)
  }
}
