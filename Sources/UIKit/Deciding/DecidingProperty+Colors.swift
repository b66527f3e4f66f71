internal import Foundation
internal import Graphics
internal import LayoutModel

extension DecidingProperty {
  /// The colours of every view.
  static let colors =
    color("backgroundColor", of: UIView.self, get: { $0.backgroundColor }) {
      set(\.backgroundColor, of: $0, to: $1)
    }
    + color("tintColor", of: UIView.self, get: { $0.ownTintColor }) { view, color in
      let present = view.ownTintColor
      view.tintColor = color
      return { view.tintColor = present }
    }

  /// The colour of a label's text; references store its components elsewhere.
  static let textColors = [
    DecidingProperty("textColor", of: UILabel.self, read: { _ in nil }) { label, text in
      guard let color = text.flatMap(UIColor.init(hexText:)) else { return nil }
      return set(\.textColor, of: label, to: color)
    },
    DecidingProperty(
      LayoutVocabulary.colorName(of: "textColor"), of: UILabel.self,
      read: { $0.text == nil ? nil : $0.textColor.sourceText(in: $0.traitCollection) }),
  ]

  /// A colour as the view's traits give it, and its name where it is dynamic.
  static func color<View: UIView>(
    _ key: String, of type: View.Type, get: @escaping @MainActor (View) -> UIColor?,
    set: @escaping @MainActor (View, UIColor?) -> Revert?
  ) -> [DecidingProperty] {
    [
      DecidingProperty(key, of: type) { view in
        get(view)?.description(in: view.traitCollection)
      } write: { view, text in
        let color = text.flatMap(UIColor.init(hexText:))
        return (color == nil) == (text == nil) ? set(view, color) : nil
      },
      DecidingProperty(
        LayoutVocabulary.colorName(of: key), of: type,
        read: { view in get(view)?.sourceText(in: view.traitCollection) }),
    ]
  }
}
