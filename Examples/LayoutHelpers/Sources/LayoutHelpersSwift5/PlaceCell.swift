import UIKit

/// A place with a gradient badge and a shadowed card, laid out by fluent methods.
class PlaceCell: UITableViewCell {
  lazy var cardView = UIView()
  lazy var badgeView = BadgeView()
  lazy var nameLabel = UILabel()
  lazy var distanceLabel = UILabel()

  convenience init(name: String, distance: String) {
    self.init(style: .default, reuseIdentifier: String(describing: PlaceCell.self))
    nameLabel.text = name
    distanceLabel.text = distance
  }

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    cardView.added(to: contentView).leading(16).trailing(16).top(10).bottom(14).style {
      $0.backgroundColor = .secondarySystemGroupedBackground
      $0.layer.cornerRadius = 12
      $0.layer.shadowOpacity = 0.25
      $0.layer.shadowRadius = 4
      $0.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
    badgeView.added(to: cardView).leading(12).size(40).centerVertically(in: cardView)
    nameLabel.added(to: cardView).after(badgeView, 12).top(10).trailing(12).style {
      $0.font = .systemFont(ofSize: 17, weight: .semibold)
    }
    distanceLabel.added(to: cardView).after(badgeView, 12).below(nameLabel, 2).trailing(12)
      .bottom(10).style {
        $0.font = .systemFont(ofSize: 13)
        $0.textColor = .secondaryLabel
      }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A disc with a gradient, which is the view's own layer.
class BadgeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  private var gradientLayer: CAGradientLayer? { layer as? CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradientLayer?.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    gradientLayer?.startPoint = CGPoint(x: 0, y: 0)
    gradientLayer?.endPoint = CGPoint(x: 1, y: 1)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
