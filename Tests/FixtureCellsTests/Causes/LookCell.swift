import UIKit

/// A card with all that changes pixels and moves nothing.
final class LookCell: UITableViewCell {
  let card = UIView()
  let title = UILabel()
  let kicker = UILabel()
  let icon = UIImageView(image: UIImage(systemName: "star"))
  let photo = UIImageView(image: MeasuredPicture.checks(side: 30))
  let button = UIButton(configuration: .filled())
  let glow = GradientView()
  let back = UIView()
  let front = UIView()

  init() {
    super.init(style: .default, reuseIdentifier: nil)
    contentView.pin(card, inset: 20)
    card.heightAnchor.constraint(equalToConstant: 150).isActive = true
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 8
    card.layer.borderWidth = 1
    card.layer.shadowOpacity = 0.2
    place(title, 10, 10, 120, 24)
    place(kicker, 10, 40, 120, 20)
    place(icon, 140, 10, 30, 30)
    place(photo, 180, 10, 50, 40)
    place(button, 10, 70, 90, 40)
    place(glow, 110, 70, 60, 60)
    place(back, 180, 70, 40, 40)
    place(front, 200, 90, 40, 40)
    icon.contentMode = .center
    title.text = "Title"
    kicker.attributedText = NSAttributedString(
      string: "CYCLING", attributes: [.kern: 1.2, .font: UIFont.systemFont(ofSize: 13)])
    button.configuration?.title = "Buy"
    button.configuration?.cornerStyle = .capsule
    glow.layer.shadowOpacity = 0.8
    glow.layer.shadowRadius = 8
    back.backgroundColor = .systemTeal
    front.backgroundColor = .systemOrange
    let tall = UIView(frame: CGRect(x: 10, y: -20, width: 10, height: 55))
    tall.backgroundColor = .systemGray
    back.addSubview(tall)
  }

  required init?(coder: NSCoder) { nil }

  private func place(_ view: UIView, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    card.addSubview(view)
  }

  /// Changes the paragraphs and characters of the kicker.
  func restyle(_ key: NSAttributedString.Key, _ value: Any) {
    let text = NSMutableAttributedString(attributedString: kicker.attributedText ?? .init())
    text.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    kicker.attributedText = text
  }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  var gradient: CAGradientLayer? { layer as? CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
  }

  required init?(coder: NSCoder) { nil }
}
