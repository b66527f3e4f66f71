internal import Foundation

/// A property that views take from a proxy of their class.
@MainActor struct AppearanceProperty {
  /// Sets the proxy's value on a view, if it differs from the standard view's and the view still has that.
  let carry: (_ proxy: UIView, _ standard: UIView, _ view: UIView) -> Void

  private init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    carry = { proxy, standard, view in
      guard let proxy = proxy as? View, let standard = standard as? View, let view = view as? View,
        proxy[keyPath: path] != standard[keyPath: path],
        view[keyPath: path] == standard[keyPath: path]
      else { return }
      view[keyPath: path] = proxy[keyPath: path]
    }
  }

  /// The properties of a state each, such as a button's title colours.
  private init<View: UIControl, Value>(
    states read: @escaping (View, UIControl.State) -> Value?,
    _ write: @escaping (View, Value, UIControl.State) -> Void
  ) {
    carry = { proxy, _, view in
      guard let proxy = proxy as? View, let view = view as? View else { return }
      for state in Self.states where read(view, state) == nil {
        if let value = read(proxy, state) { write(view, value, state) }
      }
    }
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

  private static let buttons = [
    AppearanceProperty(\UIButton.contentEdgeInsets),
    AppearanceProperty(states: \UIButton.titleColors) { $0.setTitleColor($1, for: $2) },
    AppearanceProperty(states: \UIButton.images) { $0.setImage($1, for: $2) },
    AppearanceProperty(states: \UIButton.backgroundImages) { $0.setBackgroundImage($1, for: $2) },
    AppearanceProperty(states: \UISegmentedControl.titleAttributes) {
      $0.setTitleTextAttributes($1, for: $2)
    },
  ]

  private init<View: UIControl, Value>(
    states path: KeyPath<View, StateTable<Value>>,
    _ write: @escaping (View, Value, UIControl.State) -> Void
  ) {
    self.init(states: { $0[keyPath: path][exactly: $1] }, write)
  }

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
