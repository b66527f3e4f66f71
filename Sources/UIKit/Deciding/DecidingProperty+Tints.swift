/// The colours of controls and texts, stored where an app sets them.
extension DecidingProperty {
  static let tints =
    tint("onTintColor", \UISwitch.onTintColor) + tint("thumbTintColor", \UISwitch.thumbTintColor)
    + tint("minimumTrackTintColor", \UISlider.minimumTrackTintColor)
    + tint("maximumTrackTintColor", \UISlider.maximumTrackTintColor)
    + tint("thumbTintColor", \UISlider.thumbTintColor)
    + tint("progressTintColor", \UIProgressView.progressTintColor)
    + tint("trackTintColor", \UIProgressView.trackTintColor)
    + tint("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor)
    + tint("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor)
    + tint("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)
    + tint("highlightedTextColor", \UILabel.highlightedTextColor)
    + tint("textColor", \UITextField.ownTextColor) { $0.setNeedsLayout() }
    + color(
      "textColor", of: UITextView.self, get: { $0.textColor == .label ? nil : $0.textColor },
      set: { set(\.textColor, of: $0, to: $1 ?? .label) })
    + color(
      "color", of: UIActivityIndicatorView.self,
      get: { $0.color == .systemGray ? nil : $0.color },
      set: { set(\.color, of: $0, to: $1 ?? .systemGray) })
    + color("titleColor", of: UIButton.self, get: { $0.titleColors[exactly: .normal] }) {
      button, color in
      let present = button.titleColors[exactly: .normal]
      button.setTitleColor(color, for: .normal)
      return { button.setTitleColor(present, for: .normal) }
    }

  private static func tint<View: UIView>(
    _ key: String, _ path: ReferenceWritableKeyPath<View, UIColor?>,
    after update: @escaping @MainActor (View) -> Void = { _ in }
  ) -> [DecidingProperty] {
    color(key, of: View.self, get: { $0[keyPath: path] }) { view, color in
      let revert = set(path, of: view, to: color)
      update(view)
      return {
        revert()
        update(view)
      }
    }
  }
}
