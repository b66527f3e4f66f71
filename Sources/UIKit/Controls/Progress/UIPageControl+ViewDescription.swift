internal import InterfaceBuilder

extension ViewDescription {
  static let pageControl = ViewDescription(
    UIPageControl.self, "page control", inherits: .control, isSystemSized: true,
    properties: [
      ViewProperty(
        "numberOfPages", \UIPageControl.numberOfPages, in: 0...Double(UIPageControl.pageLimit)),
      ViewProperty(
        "currentPage", \UIPageControl.currentPage, in: 0...1000, content: .integer(0...1000)),
    ]
  ) { model, view, nib in
    let element = model.element
    view.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), UIPageControl.pageLimit)
    view.currentPage = element.integer("currentPage") ?? 0
    view.hidesForSinglePage = element["hidesForSinglePage"] == "YES"
    view.pageIndicatorTintColor = nib.color("pageIndicatorTintColor", of: element)
    view.currentPageIndicatorTintColor = nib.color("currentPageIndicatorTintColor", of: element)
    switch element["backgroundStyle"] {
    case "prominent": view.backgroundStyle = .prominent
    case "minimal": view.backgroundStyle = .minimal
    default: break
    }
  }
}
