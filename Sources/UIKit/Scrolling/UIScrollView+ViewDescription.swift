internal import InterfaceBuilder

extension ViewDescription {
  static let scrollView = ViewDescription(
    UIScrollView.self, "scroll view", hasContentSize: false,
    properties: [
      ViewProperty("contentOffset", \UIScrollView.contentOffset),
      ViewProperty("scrollEnabled", \UIScrollView.isScrollEnabled),
    ]
  ) { model, view, _ in
    let element = model.element
    view.alwaysBounceVertical = element["alwaysBounceVertical"] == "YES"
    view.alwaysBounceHorizontal = element["alwaysBounceHorizontal"] == "YES"
    view.showsVerticalScrollIndicator = element["showsVerticalScrollIndicator"] != "NO"
    view.showsHorizontalScrollIndicator = element["showsHorizontalScrollIndicator"] != "NO"
    view.isScrollEnabled = element["scrollEnabled"] != "NO"
    view.bounces = element["bounces"] != "NO"
    view.isPagingEnabled = element["pagingEnabled"] == "YES"
    if let inset = element.edgeInsets("contentInset") { view.contentInset = inset }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }
}
