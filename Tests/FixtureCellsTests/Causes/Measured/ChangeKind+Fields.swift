import UIKit

/// Changes of fields, text views, labels and pictures that each cell gets.
extension ChangeKind {
  static let ofFields = fields + labels + pictures

  private static let fields = [
    own("placeholder") {
      field()
    } _: { field, _ in
      field.text = nil
      field.placeholder = "Somebody"
      return [["placeholder"], ["Name"], ["Somebody"]]
    },
    own("text of a field") {
      field()
    } _: { field, _ in
      field.text = "Bob"
      return [["text"], ["Ada"], ["Bob"]]
    },
    own("color of a field") {
      field()
    } _: { field, _ in
      field.textColor = .systemRed
      return [["textColor"], [".systemRed"]]
    },
    own("border of a field") {
      field()
    } _: { field, _ in
      field.borderStyle = .line
      return [["borderStyle"], [".roundedRect"], [".line"]]
    },
    own("clear button") {
      field()
    } _: { field, _ in
      field.clearButtonMode = .always
      return [["clearButtonMode"], [".never"], [".always"]]
    },
    own("color of a text view") {
      note()
    } _: { view, _ in
      view.textColor = .systemRed
      return [["textColor"], [".systemRed"]]
    },
    own("font of a text view") {
      note()
    } _: { view, _ in
      view.font = .systemFont(ofSize: 19)
      return [["font"], ["system 14"], ["system 19"]]
    },
    own("line padding") {
      note()
    } _: { view, _ in
      view.textContainer.lineFragmentPadding = 12
      return [["lineFragmentPadding"], ["5"], ["12"]]
    },
  ]

  private static func field() -> UITextField {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.text = "Ada"
    return field
  }

  private static func note() -> UITextView {
    let view = UITextView()
    view.font = .systemFont(ofSize: 14)
    view.text = "Note"
    return view
  }

  private static let labels = [
    own("label shadow", size: nil) {
      plainLabel()
    } _: { label, _ in
      label.shadowColor = .red
      label.shadowOffset = CGSize(width: 2, height: 2)
      return [["shadowColor", "shadowOffset"], ["none"], ["#FF0000FF", "2 2"]]
    },
    own("highlighted text color", size: nil) {
      let label = plainLabel()
      label.isHighlighted = true
      return label
    } _: { (label: UILabel, _) in
      label.highlightedTextColor = .systemRed
      return [["ighlightedTextColor", "textColor"], [".systemRed"]]
    },
    own("label disabled", size: nil) {
      plainLabel()
    } _: { label, _ in
      label.isEnabled = false
      return [["nabled"], ["true"], ["false"]]
    },
    own("text style", size: nil) {
      let label = plainLabel()
      label.font = .preferredFont(forTextStyle: .body)
      return label
    } _: { (label: UILabel, _) in
      label.font = .preferredFont(forTextStyle: .footnote)
      return [["font"], ["system 17"], ["system 13"]]
    },
  ]

  private static func plainLabel() -> UILabel {
    let label = UILabel()
    label.text = "A label"
    return label
  }

  private static let pictures = [
    picture("symbol", [["image"], ["star"], ["heart"]]) { $0.image = UIImage(systemName: "heart") },
    picture("symbol configuration", [["ymbolConfiguration"], ["none"], ["12"]]) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12)
    },
    picture("weight of a symbol", [["ymbolConfiguration"], ["none"], ["bold"]]) {
      $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .bold)
    },
    picture("tint of a symbol", [["tintColor"], ["none"], [".systemRed"]]) {
      $0.tintColor = .systemRed
    },
    picture("template", [["renderingMode"], [".alwaysOriginal"], [".alwaysTemplate"]]) {
      $0.image = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
    },
    own("dark override") {
      let view = UIView()
      view.backgroundColor = .systemBackground
      return view
    } _: { view, _ in
      view.overrideUserInterfaceStyle = .dark
      return [["serInterfaceStyle"], ["light"], ["dark"]]
    },
    own("blur", size: nil) {
      UIVisualEffectView(effect: UIBlurEffect(style: .light))
    } _: {
      view, _ in
      view.effect = UIBlurEffect(style: .dark)
      return [["effect"], ["light"], ["dark"]]
    },
  ]

  private static func picture(
    _ name: String, _ words: [[String]], _ change: @escaping @MainActor (UIImageView) -> Void
  ) -> ChangeKind {
    own(name) {
      let symbol = UIImage(systemName: "star")
      let view = UIImageView(
        image: name == "template" ? symbol?.withRenderingMode(.alwaysOriginal) : symbol)
      view.contentMode = .center
      return view
    } _: { (view: UIImageView, _) in
      change(view)
      return words
    }
  }
}
