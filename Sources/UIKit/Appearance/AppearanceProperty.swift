internal import Foundation

/// A property that views take from a proxy of their class.
@MainActor struct AppearanceProperty {
  /// Sets the proxy's value on a view that has that of its class, and returns whether the proxy has one.
  let carry: (_ proxy: AppearanceProxy, _ view: UIView) -> Bool

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    carry = { proxy, view in
      guard let set = proxy.view as? View, let origin = proxy.origin as? View,
        set[keyPath: path] != origin[keyPath: path]
      else { return false }
      if let view = view as? View, let standard = proxy.standard as? View,
        view[keyPath: path] == standard[keyPath: path]
      {
        view[keyPath: path] = set[keyPath: path]
      }
      return true
    }
  }

  /// The property of one state, such as a button's title colour.
  private init<View: UIControl, Value>(
    of state: UIControl.State, _ path: KeyPath<View, StateTable<Value>>,
    _ write: @escaping (View, Value?, UIControl.State) -> Void
  ) {
    carry = { proxy, view in
      guard let set = proxy.view as? View, let origin = proxy.origin as? View else { return false }
      let value = set[keyPath: path][exactly: state]
      if let value, let view = view as? View, view[keyPath: path][exactly: state] == nil {
        write(view, value, state)
      }
      return value != nil || origin[keyPath: path][exactly: state] != nil
    }
  }

  /// The properties of all states.
  private static func states<View: UIControl, Value>(
    _ path: KeyPath<View, StateTable<Value>>,
    _ write: @escaping (View, Value?, UIControl.State) -> Void
  ) -> [AppearanceProperty] {
    states.map { AppearanceProperty(of: $0, path, write) }
  }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
  ]

  static let all =
    views + labels + buttons + controls + tables

  private static let views = [
    AppearanceProperty(\UIView.settableTintColor), AppearanceProperty(\UIView.backgroundColor),
  ]

  private static let labels = [
    AppearanceProperty(\UILabel.font), AppearanceProperty(\UILabel.textColor),
    AppearanceProperty(\UILabel.shadowColor), AppearanceProperty(\UILabel.shadowOffset),
    AppearanceProperty(\UILabel.highlightedTextColor),
    AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
    AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
  ]

  private static let buttons =
    [AppearanceProperty(\UIButton.contentEdgeInsets)]
    + states(\UIButton.titleColors) { $0.setTitleColor($1, for: $2) }
    + states(\UIButton.images) { $0.setImage($1, for: $2) }
    + states(\UIButton.backgroundImages) { $0.setBackgroundImage($1, for: $2) }
    + states(\UISegmentedControl.titleAttributes) { $0.setTitleTextAttributes($1, for: $2) }

  private static let controls = [
    AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
    AppearanceProperty(\UISlider.minimumTrackTintColor),
    AppearanceProperty(\UISlider.maximumTrackTintColor),
    AppearanceProperty(\UISlider.thumbTintColor),
    AppearanceProperty(\UIProgressView.progressTintColor),
    AppearanceProperty(\UIProgressView.trackTintColor),
    AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
    AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
    AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
    AppearanceProperty(\UIActivityIndicatorView.color),
  ]

  private static let tables = [
    AppearanceProperty(\UITableView.separatorColor),
    AppearanceProperty(\UITableView.separatorInset),
    AppearanceProperty(\UITableView.sectionIndexColor),
    AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
    AppearanceProperty(\UITableViewCell.separatorInset),
    AppearanceProperty(\UITableViewCell.selectionStyle),
  ]
}

extension UIView {
  /// The view's own tint colour, without what it inherits.
  fileprivate var settableTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
