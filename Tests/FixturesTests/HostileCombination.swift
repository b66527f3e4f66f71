import Foundation
import TestSupport
import UIKit

/// A small tree of views of which some random properties are set to random useless numbers, the same for each seed.
@MainActor struct HostileCombination {
  let cell: UIView
  /// What was set, in order.
  private(set) var settings: [String] = []
  private var random: SeededGenerator

  init(seed: Int) {
    random = SeededGenerator(trial: seed)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    self.cell = cell
    let root = UIStackView()
    root.axis = Bool.random(using: &random) ? .vertical : .horizontal
    pin(root, to: cell.contentView)
    let views = (0..<2).flatMap { _ in branch(in: root) } + [root, cell.contentView, cell]
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      let view = views[Int.random(in: 0..<views.count, using: &random)]
      let setting = HostileSettings.all[
        Int.random(in: 0..<HostileSettings.all.count, using: &random)]
      let number = number()
      settings.append("\(type(of: view)).\(setting.name) = \(number)")
      setting.set(view, number)
    }
  }

  /// A container with a view that has a property of its own.
  private mutating func branch(in root: UIStackView) -> [UIView] {
    let place = HostilePlaces.all[Int.random(in: 0..<HostilePlaces.all.count, using: &random)]
    let number = number()
    settings.append("\(place.testDescription) = \(number)")
    let (outer, inner) = (UIView(), place.make(number))
    outer.backgroundColor = .yellow
    pin(inner, to: outer)
    if Bool.random(using: &random) {
      root.addArrangedSubview(outer)
    } else {
      outer.frame = CGRect(x: 3, y: 3, width: 30, height: 20)
      root.addSubview(outer)
    }
    return [outer, inner]
  }

  private mutating func number() -> CGFloat {
    let all = HostileNumberTests.numbers + [0, 0.5, 1, 7, 200, 1e7, 1e20, 1e155]
    return all[Int.random(in: 0..<all.count, using: &random)]
  }

  private func pin(_ view: UIView, to outer: UIView) {
    outer.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = view.heightAnchor.constraint(equalToConstant: 30)
    height.priority = .defaultLow
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.topAnchor),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor), height,
    ])
  }
}

/// Properties that every view has.
enum HostileSettings {
  struct Setting: Sendable {
    let name: String
    let set: @MainActor @Sendable (UIView, CGFloat) -> Void
  }

  static let all = geometry + layout + appearance + contents

  private static let geometry = [
    Setting(name: "frame") { $0.frame = CGRect(x: $1, y: -$1, width: $1, height: $1) },
    Setting(name: "bounds") { $0.bounds = CGRect(x: $1, y: $1, width: 20, height: $1) },
    Setting(name: "center") { $0.center = CGPoint(x: $1, y: $1) },
    Setting(name: "anchorPoint") { $0.layer.anchorPoint = CGPoint(x: $1, y: 0) },
    Setting(name: "scale") { $0.transform = CGAffineTransform(scaleX: $1, y: -$1) },
    Setting(name: "rotation") {
      $0.transform = $0.transform.rotated(by: $1).translatedBy(x: $1, y: $1)
    },
    Setting(name: "perspective") {
      var transform = CATransform3DMakeRotation($1, 1, $1, 0)
      transform.m34 = -1 / $1
      $0.layer.transform = transform
    },
    Setting(name: "sublayerTransform") {
      $0.layer.sublayerTransform = CATransform3DMakeScale($1, 1, $1)
    },
    Setting(name: "zPosition") { $0.layer.zPosition = $1 },
  ]

  private static let layout = [
    Setting(name: "width") { $0.widthAnchor.constraint(equalToConstant: $1).isActive = true },
    Setting(name: "height") { view, number in
      let height = view.heightAnchor.constraint(lessThanOrEqualToConstant: number)
      height.priority = UILayoutPriority(900)
      height.isActive = true
    },
    Setting(name: "multiplier") {
      guard let outer = $0.superview else { return }
      $0.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: $1).isActive = true
    },
    Setting(name: "distance") {
      guard let outer = $0.superview else { return }
      $0.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: $1).isActive = true
    },
    Setting(name: "layoutMargins") {
      $0.layoutMargins = UIEdgeInsets(top: $1, left: -$1, bottom: $1, right: 0)
    },
    Setting(name: "spacing") {
      guard let stack = $0 as? UIStackView else { return }
      stack.spacing = $1
      stack.isLayoutMarginsRelativeArrangement = true
      stack.distribution = $1 > 0 ? .fillProportionally : .equalCentering
    },
    Setting(name: "constant") { $0.constraints.first?.constant = $1 },
    Setting(name: "subview of a size") {
      $0.addSubview(SizedView(CGSize(width: $1, height: -$1)))
    },
    Setting(name: "arranged view of a size") {
      ($0 as? UIStackView)?.addArrangedSubview(SizedView(CGSize(width: $1, height: $1)))
    },
  ]

  private static let appearance = [
    Setting(name: "alpha") { $0.alpha = $1 },
    Setting(name: "corners") {
      $0.layer.cornerRadius = $1
      $0.layer.cornerCurve = .continuous
      $0.clipsToBounds = $1 < 100
    },
    Setting(name: "border") {
      $0.layer.borderWidth = $1
      $0.layer.borderColor = UIColor.red.cgColor
    },
    Setting(name: "shadow") {
      $0.layer.shadowOpacity = 0.5
      $0.layer.shadowRadius = $1
      $0.layer.shadowOffset = CGSize(width: -$1, height: $1)
    },
    Setting(name: "shadow's path") {
      $0.layer.shadowOpacity = Float($1)
      $0.layer.shadowPath =
        UIBezierPath(ovalIn: CGRect(x: $1, y: 0, width: $1, height: 20)).cgPath
    },
    Setting(name: "rasterization") {
      $0.layer.shouldRasterize = true
      $0.layer.rasterizationScale = $1
    },
    Setting(name: "mask") {
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: $1, height: 10)
      mask.backgroundColor = UIColor.black.cgColor
      $0.layer.mask = mask
    },
    Setting(name: "gradient") {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: $1, height: 20)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.startPoint = CGPoint(x: $1, y: 0.5)
      $0.layer.addSublayer(gradient)
    },
    Setting(name: "colour") {
      $0.backgroundColor = UIColor(red: $1, green: -$1, blue: 0, alpha: $1)
      $0.tintColor = UIColor(white: $1, alpha: 0.5)
    },
  ]

  private static let contents = [
    Setting(name: "font") { ($0 as? UILabel)?.font = .systemFont(ofSize: $1) },
    Setting(name: "text's width") {
      guard let label = $0 as? UILabel else { return }
      label.preferredMaxLayoutWidth = $1
      label.minimumScaleFactor = $1
      label.adjustsFontSizeToFitWidth = true
      label.numberOfLines = 2
    },
    Setting(name: "contentMode") {
      $0.contentMode = $1 > 0 ? .scaleAspectFill : .bottomRight
      $0.clipsToBounds = $1 > 1
    },
    Setting(name: "contentOffset") {
      guard let view = $0 as? UIScrollView else { return }
      view.contentInset = UIEdgeInsets(top: $1, left: 0, bottom: $1, right: -$1)
      view.contentOffset = CGPoint(x: $1, y: -$1)
    },
    Setting(name: "a second layout") {
      $0.layoutIfNeeded()
      $0.bounds.size.width = $1
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    },
    Setting(name: "fitting") {
      _ = $0.systemLayoutSizeFitting(CGSize(width: $1, height: 0))
      _ = $0.sizeThatFits(CGSize(width: $1, height: $1))
      $0.sizeToFit()
    },
    Setting(name: "conversions") {
      let point = $0.convert(CGPoint(x: $1, y: $1), to: nil)
      _ = $0.convert(CGRect(x: $1, y: 0, width: $1, height: 1), from: $0.superview)
      _ = $0.hitTest(point, with: nil)
    },
  ]
}
