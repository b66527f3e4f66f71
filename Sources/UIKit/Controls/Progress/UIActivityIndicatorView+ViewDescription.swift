internal import InterfaceBuilder

extension ViewDescription {
  static let activityIndicatorView = ViewDescription(
    UIActivityIndicatorView.self, "activity indicator", isSystemSized: true,
    properties: [
      ViewProperty("color", \UIActivityIndicatorView.color),
      ViewProperty(content: "animating", .flag) {
        (view: UIActivityIndicatorView, isAnimating: Bool) in
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      },
    ]
  ) { model, view, nib in
    let element = model.element
    view.style = element["style"]?.lowercased().contains("large") == true ? .large : .medium
    if let color = nib.color("color", of: element) { view.color = color }
    view.hidesWhenStopped = element["hidesWhenStopped"] == "YES"
    if element["animating"] == "YES" { view.startAnimating() }
  }
}
