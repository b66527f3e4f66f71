import UIKit

extension ChangeKind {
  static let ofLooks = [
    view("background color") { view, _ in
      view.backgroundColor = .systemPink
      return [["backgroundColor", "background color"]]
    },
    view("tint color", where: { $0 is UIControl || $0 is UIImageView }) { view, _ in
      view.tintColor = .systemPurple
      return [["tint"]]
    },
    image("image of another size") { view, image in
      view.image = MeasuredPicture.checks(side: image.size.width + 17)
      return [["image"], [image.size.width.word], [(image.size.width + 17).word]]
    },
    image("image with other pixels") { view, image in
      view.image = MeasuredPicture.checks(side: image.size.width, color: .systemRed)
      return [["image"]]
    },
    image("content mode") { view, _ in
      view.contentMode = view.contentMode == .center ? .scaleToFill : .center
      return [["contentMode", "content mode"]]
    },
    view("hidden", where: { !$0.isHidden }) { view, _ in
      view.isHidden = true
      return [["hidden"]]
    },
    view("alpha", where: { $0.alpha == 1 }) { view, _ in
      view.alpha = 0.5
      return [["alpha"], ["0.5"]]
    },
    view("corner radius", where: { $0.backgroundColor != nil }) { view, _ in
      view.layer.cornerRadius += 4
      return [["cornerRadius", "corner radius"], [view.layer.cornerRadius.word]]
    },
    view("border") { view, _ in
      view.layer.borderWidth += 2
      return [["border"], [view.layer.borderWidth.word]]
    },
    view("button insets") { (button: UIButton, _) in
      guard var look = button.configuration else {
        button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 9, bottom: 7, right: 9)
        return [["nsets"]]
      }
      look.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 9, bottom: 7, trailing: 9)
      button.configuration = look
      return [["nsets"]]
    },
    view("button title") { (button: UIButton, _) in
      if button.configuration != nil {
        button.configuration?.title = "Another title"
      } else {
        button.setTitle("Another title", for: .normal)
      }
      return [["title", "text"]]
    },
    view("text view insets") { (view: UITextView, _) in
      view.textContainerInset = UIEdgeInsets(top: 13, left: 4, bottom: 13, right: 4)
      return [["nset"], ["13"]]
    },
    view("text view text") { (view: UITextView, _) in
      view.text = "Only this."
      return [["text"]]
    },
    view("scroll view inset", where: { !($0 is UITextView) }) { (view: UIScrollView, _) in
      view.contentInset.left += 9
      return [["nset"], [view.contentInset.left.word]]
    },
    view("switch off") { (toggle: UISwitch, _) in
      toggle.isOn.toggle()
      return [["isOn", "on", "off"]]
    },
  ]

  private static func image(
    _ name: String, _ change: @escaping @MainActor (UIImageView, UIImage) -> [[String]]
  ) -> ChangeKind {
    view(name) { (view: UIImageView, _) in view.image.map { change(view, $0) } }
  }
}
