internal import InterfaceBuilder

extension ViewDescription {
  static let progressView = ViewDescription(
    UIProgressView.self, "progress view", isSystemSized: true,
    properties: [
      ViewProperty("progress", \UIProgressView.progress, in: 0...1, content: .number(0...1)),
      ViewProperty("progressTintColor", \UIProgressView.progressTintColor),
      ViewProperty("trackTintColor", \UIProgressView.trackTintColor),
    ]
  ) { model, view, nib in
    let element = model.element
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    view.progress = Float(element.decimal("progress") ?? 0)
    view.progressTintColor = nib.color("progressTintColor", of: element)
    view.trackTintColor = nib.color("trackTintColor", of: element)
    for name in ["progressImage", "trackImage"] where element[name] != nil {
      nib.note(element, .leftOut(.barImage(name)))
    }
  }
}
