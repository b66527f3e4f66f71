import Foundation
import UIKit

// Where an app's texts, layers and controls take numbers that are seldom set.
extension HostilePlaces {
  // MARK: Attributed text

  static let attributes = [
    attribute("tracking") { [.tracking: $0] },
    attribute("obliqueness and expansion") {
      [NSAttributedString.Key("NSObliqueness"): $0, NSAttributedString.Key("NSExpansion"): $0]
    },
    attribute("numbers in place of integers") {
      [
        .underlineStyle: $0, .strikethroughStyle: $0, .ligature: $0,
        NSAttributedString.Key("NSWritingDirection"): [$0],
      ]
    },
    attribute("everything of a paragraph") {
      let style = NSMutableParagraphStyle()
      (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = ($0, $0, $0)
      (style.lineHeightMultiple, style.minimumLineHeight) = ($0, $0)
      (style.maximumLineHeight, style.defaultTabInterval) = ($0, $0)
      (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = ($0, $0, $0)
      style.tabStops = [NSTextTab(textAlignment: .center, location: $0)]
      return [.paragraphStyle: style, .baselineOffset: $0, .kern: $0]
    },
    Place("attachment's origin") {
      let attachment = NSTextAttachment(image: picture)
      attachment.bounds = CGRect(x: $0, y: -$0, width: 5, height: 5)
      let text = NSMutableAttributedString(string: "Text ")
      text.append(NSAttributedString(attachment: attachment))
      text.append(NSAttributedString(string: " and more"))
      let label = UILabel()
      label.attributedText = text
      return label
    },
    Place("text container's padding") {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = "One word after the other"
      view.textContainer.lineFragmentPadding = $0
      return view
    },
    Place("measured text") { number in
      let text = NSAttributedString(string: "One word after the other")
      let context = NSStringDrawingContext()
      context.minimumScaleFactor = number
      let size = text.boundingRect(
        with: CGSize(width: number, height: number), options: .usesLineFragmentOrigin,
        context: context
      ).size
      return SizedView(size)
    },
    Place("measured label") { number in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "One word after the other"
      let size = label.sizeThatFits(CGSize(width: number, height: number))
      let rect = label.textRect(
        forBounds: CGRect(x: number, y: number, width: number, height: number),
        limitedToNumberOfLines: 2)
      return SizedView(CGSize(width: size.width, height: rect.height))
    },
    Place("scaled font") {
      let label = UILabel()
      label.text = "Text"
      label.font = UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 10), maximumPointSize: $0)
      let length = UIFontMetrics.default.scaledValue(for: $0)
      label.layoutMargins = UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
      return label
    },
    Place("font's weight and traits") {
      let label = UILabel()
      label.text = "Text"
      let descriptor = UIFont.systemFont(ofSize: 10, weight: UIFont.Weight($0)).fontDescriptor
      let traits: [UIFontDescriptor.TraitKey: Any] = [.weight: $0, .slant: $0]
      label.font = UIFont(descriptor: descriptor.addingAttributes([.traits: traits]), size: $0)
      return label
    },
  ]

  private static func attribute(
    _ name: String,
    _ attributes: @escaping @MainActor @Sendable (CGFloat) -> [NSAttributedString.Key: Any]
  ) -> Place {
    Place("attribute \(name)") {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "One word after the other,\tand a tab\nin a second paragraph",
        attributes: attributes($0))
      return label
    }
  }

  // MARK: Layers

  static let kinds = [
    layer("emitter", CAEmitterLayer()) { layer, number in
      (layer.birthRate, layer.lifetime, layer.velocity) = (Float(number), Float(number), .infinity)
      (layer.scale, layer.spin) = (Float(number), Float(number))
      layer.emitterPosition = CGPoint(x: number, y: number)
      layer.emitterSize = CGSize(width: number, height: number)
      (layer.emitterZPosition, layer.emitterDepth) = (number, number)
      let cell = CAEmitterCell()
      cell.contents = picture.cgImage
      (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (1e9, Float(number), Float(number))
      (cell.velocity, cell.velocityRange, cell.contentsScale) = (number, number, number)
      (cell.xAcceleration, cell.yAcceleration, cell.spin) = (number, number, number)
      (cell.emissionRange, cell.scale, cell.scaleSpeed) = (number, number, number)
      cell.emitterCells = [cell]
      layer.emitterCells = [cell]
    },
    layer("replicated transforms", CAReplicatorLayer()) { layer, number in
      layer.instanceCount = 5
      layer.instanceAlphaOffset = Float(number)
      layer.instanceDelay = number
      layer.instanceTransform = CATransform3DRotate(
        CATransform3DMakeScale(number, -number, 1), number, 0, 0, 1)
      let inner = CALayer()
      inner.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
      inner.backgroundColor = UIColor.red.cgColor
      layer.addSublayer(inner)
    },
    layer("gradient's places", CAGradientLayer()) { layer, number in
      layer.colors = [UIColor.red, .green, .blue].map(\.cgColor)
      layer.locations = [number, -number, 0.5].map { NSNumber(value: Double($0)) }
    },
    layer("corners and edges", CALayer()) { layer, number in
      layer.masksToBounds = true
      layer.cornerCurve = .continuous
      layer.cornerRadius = number
      layer.borderWidth = number
      layer.borderColor = UIColor.red.cgColor
      layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    },
    layer("mask", CALayer()) { layer, number in
      let mask = CAShapeLayer()
      mask.path =
        UIBezierPath(
          roundedRect: CGRect(x: number, y: 0, width: 20, height: number), cornerRadius: number
        ).cgPath
      mask.frame = CGRect(x: 0, y: 0, width: number, height: 20)
      layer.mask = mask
    },
    layer("shape that is seen from the side", CAShapeLayer()) { layer, number in
      layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      layer.lineDashPattern = [0, NSNumber(value: Double(number)), -1]
      layer.strokeColor = UIColor.red.cgColor
      layer.transform = CATransform3DRotate(CATransform3DIdentity, number, 1, number, 1)
    },
    layer("spring", CALayer()) { layer, number in
      let spring = CASpringAnimation(keyPath: "position.x")
      (spring.mass, spring.stiffness, spring.damping) = (number, number, number)
      (spring.initialVelocity, spring.fromValue, spring.toValue) = (number, number, number)
      (spring.duration, spring.repeatCount, spring.timeOffset) = (number, Float(number), number)
      layer.speed = Float(number)
      layer.add(spring, forKey: nil)
    },
    layer("key frames", CALayer()) { layer, number in
      let frames = CAKeyframeAnimation(keyPath: "transform.scale")
      frames.values = [number, 1, number]
      frames.keyTimes = [number, 0, 1].map { NSNumber(value: Double($0)) }
      (frames.duration, frames.beginTime) = (number, -number)
      frames.isRemovedOnCompletion = false
      frames.fillMode = .both
      layer.add(frames, forKey: nil)
    },
  ]

  private static func layer<Layer: CALayer>(
    _ name: String, _ layer: @escaping @autoclosure @MainActor @Sendable () -> Layer,
    _ set: @escaping @MainActor @Sendable (Layer, CGFloat) -> Void
  ) -> Place {
    Place("layer of \(name)") {
      let view = UIView()
      let inner = layer()
      inner.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      inner.backgroundColor = UIColor.yellow.cgColor
      set(inner, $0)
      view.layer.addSublayer(inner)
      return view
    }
  }

  // MARK: Views and controls

  static let properties = [
    view("opacity in an opacity") {
      $0.alpha = $1
      $0.subviews[0].alpha = $1
    },
    view("insets of a safe area") {
      $0.insetsLayoutMarginsFromSafeArea = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: $1, leading: -$1, bottom: $1, trailing: $1)
      $0.subviews[0].preservesSuperviewLayoutMargins = true
    },
    view("autoresizing") {
      $0.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleLeftMargin]
      $0.subviews[0].autoresizingMask = [
        .flexibleWidth, .flexibleHeight, .flexibleTopMargin, .flexibleRightMargin,
      ]
      $0.bounds.size = CGSize(width: $1, height: 10)
      $0.bounds.size = CGSize(width: 50, height: $1)
    },
    view("transform of a constrained view") {
      let inner = $0.subviews[0]
      inner.translatesAutoresizingMaskIntoConstraints = false
      inner.transform3D = CATransform3DTranslate(
        CATransform3DMakeRotation($1, $1, 1, 0), $1, $1, $1)
      let constraint = inner.leadingAnchor.constraint(equalTo: $0.leadingAnchor)
      constraint.constant = $1
      constraint.isActive = true
    },
    view("shape of its mask") {
      let mask = UIView(frame: CGRect(x: $1, y: 0, width: $1, height: 10))
      mask.backgroundColor = .black
      mask.layer.cornerRadius = $1
      $0.mask = mask
    },
    Place("scroll view's offset of a table") {
      let table = table(rows: 30, height: 20)
      table.contentOffset = CGPoint(x: -$0, y: $0)
      table.contentInset = UIEdgeInsets(top: $0, left: $0, bottom: -$0, right: 0)
      table.verticalScrollIndicatorInsets = table.contentInset
      return table
    },
    Place("collection's offset") {
      let view = collection(items: 30, UICollectionViewFlowLayout())
      view.contentOffset = CGPoint(x: $0, y: $0)
      view.contentInset = UIEdgeInsets(top: $0, left: $0, bottom: -$0, right: $0)
      return view
    },
    Place("slider's ends") {
      let slider = UISlider()
      slider.minimumValue = -Float($0)
      slider.maximumValue = Float($0)
      slider.value = Float($0 / 2)
      return slider
    },
    Place("stepper's step") {
      let stepper = UIStepper()
      (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-$0, $0, $0)
      stepper.value = -$0
      return stepper
    },
    Place("segment's width") {
      let control = UISegmentedControl(items: ["One", "Two"])
      control.setWidth($0, forSegmentAt: 0)
      control.setContentOffset(CGSize(width: $0, height: $0), forSegmentAt: 1)
      control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: $0)], for: .normal)
      return control
    },
    Place("button's title padding") {
      var configuration = UIButton.Configuration.gray()
      (configuration.title, configuration.subtitle) = ("Title", "More")
      configuration.titlePadding = $0
      configuration.background.cornerRadius = $0
      configuration.background.strokeWidth = $0
      configuration.cornerStyle = .fixed
      return UIButton(configuration: configuration)
    },
    Place("button's edge insets") {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.setImage(picture, for: .normal)
      let insets = UIEdgeInsets(top: $0, left: $0, bottom: -$0, right: $0)
      (button.titleEdgeInsets, button.imageEdgeInsets) = (insets, insets)
      button.contentEdgeInsets = insets
      return button
    },
    Place("bar item's width") {
      let bar = UIToolbar()
      let item = UIBarButtonItem(title: "Done", style: .plain, target: nil, action: nil)
      item.width = $0
      item.imageInsets = UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      bar.items = [item]
      return bar
    },
    Place("stack's baseline and margins") {
      let label = UILabel()
      label.text = "Text"
      let stack = UIStackView(arrangedSubviews: [label, SizedView(CGSize(width: $0, height: -$0))])
      stack.alignment = .firstBaseline
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: $0, leading: -$0, bottom: $0, trailing: $0)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.spacing = -$0
      return stack
    },
    Place("picture's resizing") {
      let caps = UIEdgeInsets(top: $0, left: 1, bottom: -$0, right: 1)
      let view = UIImageView(image: picture.resizableImage(withCapInsets: caps))
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
      view.animationDuration = $0
      return view
    },
    Place("baseline of a picture") {
      UIImageView(image: picture.withBaselineOffset(fromBottom: $0))
    },
  ]

  private static func view(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIView, CGFloat) -> Void
  ) -> Place {
    Place("view's \(name)") {
      let view = UIView()
      view.addSubview(UIImageView(image: picture))
      set(view, $0)
      return view
    }
  }
}
