import Foundation
import UIKit

// Where an app's own drawing, layers and views take numbers.
extension HostilePlaces {
  // MARK: Views

  static let views = [
    view("frame") { $0.subviews[0].frame = CGRect(x: $1, y: $1, width: $1, height: $1) },
    view("origin") { $0.subviews[0].frame.origin = CGPoint(x: $1, y: $1) },
    view("bounds") { $0.bounds = CGRect(x: $1, y: $1, width: $1, height: $1) },
    view("center") { $0.subviews[0].center = CGPoint(x: $1, y: $1) },
    view("layoutMargins") {
      $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    view("transform of numbers of both signs") {
      $0.transform = CGAffineTransform(a: $1, b: -$1, c: $1, d: $1, tx: -$1, ty: $1)
    },
    view("transform in a transform") {
      $0.transform = CGAffineTransform(scaleX: $1, y: 1)
      $0.subviews[0].transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: $1, y: $1)
    },
    view("tiny scale") {
      $0.transform = CGAffineTransform(scaleX: 1 / $1, y: 1 / $1)
    },
    Place("list content's numbers") {
      var content = UIListContentConfiguration.subtitleCell()
      content.text = "Text"
      content.secondaryText = "More"
      content.image = picture
      content.imageProperties.cornerRadius = $0
      content.imageProperties.maximumSize = CGSize(width: $0, height: $0)
      content.imageToTextPadding = $0
      content.textToSecondaryTextVerticalPadding = $0
      return content.makeContentView()
    },
    Place("background's numbers") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var background = UIBackgroundConfiguration.listPlainCell()
      background.cornerRadius = $0
      background.strokeColor = .red
      background.strokeWidth = $0
      background.strokeOutset = $0
      cell.backgroundConfiguration = background
      return cell
    },
    Place("indentation") {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = 3
      cell.indentationWidth = $0
      cell.textLabel?.text = "Text"
      return cell
    },
    Place("zoom scale") {
      let view = UIScrollView()
      view.minimumZoomScale = $0
      view.maximumZoomScale = $0
      view.zoomScale = $0
      return view
    },
    Place("text field's font") {
      let field = UITextField()
      field.text = "Text"
      field.font = .systemFont(ofSize: $0)
      field.minimumFontSize = $0
      return field
    },
    Place("picture's scale") { scale in
      let image = picture.cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      return UIImageView(image: image)
    },
    Place("scale of a picture's file") { scale in
      UIImageView(image: picture.pngData().flatMap { UIImage(data: $0, scale: scale) })
    },
  ]

  private static func view(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIView, CGFloat) -> Void
  ) -> Place {
    Place("view's \(name)") {
      let view = UIView()
      let inner = UIImageView(image: picture)
      inner.layer.shadowOpacity = 1
      inner.layer.cornerRadius = 3
      inner.clipsToBounds = true
      view.addSubview(inner)
      set(view, $0)
      return view
    }
  }

  // MARK: Layers

  static let sublayers = [
    layer("gradient's points", CAGradientLayer()) { layer, number in
      layer.startPoint = CGPoint(x: -number, y: number)
      layer.endPoint = CGPoint(x: number, y: number)
    },
    layer("radial gradient", CAGradientLayer()) { layer, number in
      layer.type = .radial
      layer.startPoint = CGPoint(x: number, y: 0)
      layer.endPoint = CGPoint(x: 1, y: number)
    },
    layer("conic gradient", CAGradientLayer()) { layer, number in
      layer.type = .conic
      layer.startPoint = CGPoint(x: number, y: number)
    },
    layer("contents", CALayer()) { layer, number in
      layer.contents = picture.cgImage
      layer.contentsScale = number
      layer.contentsRect = CGRect(x: number, y: 0, width: number, height: 1)
      layer.rasterizationScale = number
      layer.shouldRasterize = true
    },
    layer("text", CATextLayer()) { layer, number in
      layer.string = "Text"
      layer.fontSize = number
      layer.contentsScale = number
    },
    layer("replicator", CAReplicatorLayer()) { layer, number in
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(number, number, number)
      layer.instanceRedOffset = Float(number)
      layer.addSublayer(CALayer())
    },
    layer("place", CALayer()) { layer, number in
      layer.bounds = CGRect(x: number, y: number, width: number, height: number)
      layer.position = CGPoint(x: number, y: number)
      layer.anchorPoint = CGPoint(x: -number, y: number)
      layer.anchorPointZ = number
    },
    layer("sublayers' transform", CALayer()) { layer, number in
      layer.sublayerTransform = CATransform3DMakeScale(number, number, number)
      layer.addSublayer(CALayer())
    },
    layer("stroke's ends", CAShapeLayer()) { layer, number in
      layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      layer.strokeColor = UIColor.red.cgColor
      layer.strokeStart = -number
      layer.strokeEnd = number
    },
    layer("dashes beyond all numbers", CAShapeLayer()) { layer, number in
      layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
      layer.strokeColor = UIColor.red.cgColor
      layer.lineDashPhase = -number
      layer.lineDashPattern = [number, number, 1].map { NSNumber(value: Double($0)) }
    },
  ]

  private static func layer<Layer: CALayer>(
    _ name: String, _ layer: @escaping @autoclosure @MainActor @Sendable () -> Layer,
    _ set: @escaping @MainActor @Sendable (Layer, CGFloat) -> Void
  ) -> Place {
    Place("sublayer's \(name)") {
      let view = UIView()
      let inner = layer()
      inner.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      inner.backgroundColor = UIColor.yellow.cgColor
      (inner as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      set(inner, $0)
      view.layer.addSublayer(inner)
      return view
    }
  }

  // MARK: Drawing

  static let drawings = [
    drawing("arc") { _, number in
      UIBezierPath(
        arcCenter: CGPoint(x: 5, y: 5), radius: 5, startAngle: number, endAngle: -number,
        clockwise: true
      ).stroke()
    },
    drawing("rounded rectangle") { _, number in
      UIBezierPath(
        roundedRect: CGRect(x: -number, y: 0, width: number, height: 20),
        byRoundingCorners: .allCorners, cornerRadii: CGSize(width: number, height: 3)
      ).fill()
    },
    drawing("dashes") { _, number in
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20))
      path.lineWidth = number
      path.setLineDash([number, number], count: 2, phase: -number)
      path.stroke()
    },
    drawing("miter") { _, number in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: number, y: -number))
      path.addCurve(
        to: CGPoint(x: -number, y: 1), controlPoint1: CGPoint(x: number, y: number),
        controlPoint2: CGPoint(x: -number, y: -number))
      path.miterLimit = number
      path.lineWidth = number
      path.lineJoinStyle = .round
      path.lineCapStyle = .round
      path.stroke()
    },
    drawing("tiles") { context, number in
      guard let image = picture.cgImage else { return }
      context.draw(
        image, in: CGRect(x: number, y: 0, width: number, height: number), byTiling: true)
    },
    drawing("pattern") { _, number in
      picture.drawAsPattern(in: CGRect(x: -number, y: 0, width: number, height: number))
    },
    drawing("picture") { _, number in
      picture.draw(in: CGRect(x: -number, y: -number, width: number, height: number))
    },
    drawing("picture across everything") { _, number in
      picture.draw(in: CGRect(x: -number / 2, y: -number / 2, width: number, height: number))
    },
    drawing("linear gradient") { context, number in
      guard let gradient else { return }
      context.drawLinearGradient(
        gradient, start: CGPoint(x: -number, y: 0), end: CGPoint(x: number, y: number), options: [])
    },
    drawing("radial gradient") { context, number in
      guard let gradient else { return }
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: number, endCenter: CGPoint(x: number, y: 1),
        endRadius: 5, options: [])
    },
    drawing("transform") { context, number in
      context.rotate(by: number)
      context.translateBy(x: number, y: number)
      context.scaleBy(x: number, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      picture.draw(at: .zero)
      ("Text" as NSString).draw(at: CGPoint(x: 1, y: 1))
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 5, height: 5))
    },
    drawing("shadow") { context, number in
      context.setShadow(offset: CGSize(width: number, height: -number), blur: number)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    },
    drawing("opacity") { context, number in
      context.setAlpha(number)
      context.setLineWidth(number)
      context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 5, height: number))
    },
    drawing("text") { _, number in
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: number),
        .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
        .strokeWidth: number,
      ]
      ("Text" as NSString).draw(
        in: CGRect(x: number, y: 0, width: number, height: 50), withAttributes: attributes)
    },
    drawing("dotted underline") { _, number in
      let attributes: [NSAttributedString.Key: Any] = [
        .underlineStyle: NSUnderlineStyle([.single, .patternDashDotDot]).rawValue, .kern: number,
      ]
      ("Te xt" as NSString).draw(at: .zero, withAttributes: attributes)
    },
    drawing("hit") { _, number in
      let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: number, height: number))
      if path.contains(CGPoint(x: number / 2, y: number / 2)) { path.fill() }
    },
    drawing("picture of a drawing") { _, number in
      let format = UIGraphicsImageRendererFormat()
      format.scale = number
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
        $0.fill(CGRect(x: 0, y: 0, width: number, height: 4))
      }.draw(at: .zero)
    },
  ]

  private static var gradient: CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray,
      locations: [0, 1])
  }

  private static func drawing(
    _ name: String, _ draw: @escaping @MainActor @Sendable (CGContext, CGFloat) -> Void
  ) -> Place {
    Place("drawing's \(name)") { number in
      let view = DrawnView()
      view.drawing = { draw($0, number) }
      return view
    }
  }
}

/// A view that draws itself.
private final class DrawnView: UIView {
  var drawing: (CGContext) -> Void = { _ in }

  override func draw(_ rect: CGRect) {
    if let context = UIGraphicsGetCurrentContext() { drawing(context) }
  }
}
