import Foundation
import UIKit

/// Where an app can set a number.
enum HostilePlaces {
  typealias Place = HostileNumberTests.Place

  static let all: [Place] =
    [
      texts, paragraphs, attributes, stacks, scrolling, controls, layers, kinds, sublayers, views,
      properties, collections, compositional, layouts, cells, drawings,
    ].flatMap { $0 }

  // MARK: Texts

  private static let text = "One word after the other,\tand a tab\nin a second paragraph"

  private static let texts = [
    label("preferredMaxLayoutWidth") { $0.preferredMaxLayoutWidth = $1 },
    label("minimumScaleFactor") {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = $1
    },
    label("font size") { $0.font = .systemFont(ofSize: $1) },
    label("shadowOffset") {
      $0.shadowColor = .red
      $0.shadowOffset = CGSize(width: $1, height: $1)
    },
    attribute("kern") { [.kern: $0] },
    attribute("baselineOffset") { [.baselineOffset: $0] },
    attribute("strokeWidth") { [.strokeWidth: $0] },
    attribute("font") { [.font: UIFont.systemFont(ofSize: $0)] },
    attribute("shadow") {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: $0, height: $0)
      shadow.shadowBlurRadius = $0
      return [.shadow: shadow]
    },
    Place("attachment bounds") {
      let attachment = NSTextAttachment(image: picture)
      attachment.bounds = CGRect(x: 0, y: $0, width: $0, height: $0)
      let label = UILabel()
      label.attributedText = NSAttributedString(attachment: attachment)
      return label
    },
    Place("textContainerInset") {
      let view = UITextView()
      view.isScrollEnabled = false
      view.text = text
      view.textContainerInset = UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      return view
    },
  ]

  private static let paragraphs = [
    paragraph("lineSpacing") { $0.lineSpacing = $1 },
    paragraph("paragraphSpacing") { $0.paragraphSpacing = $1 },
    paragraph("paragraphSpacingBefore") { $0.paragraphSpacingBefore = $1 },
    paragraph("lineHeightMultiple") { $0.lineHeightMultiple = $1 },
    paragraph("minimumLineHeight") { $0.minimumLineHeight = $1 },
    paragraph("maximumLineHeight") { $0.maximumLineHeight = $1 },
    paragraph("headIndent") { $0.headIndent = $1 },
    paragraph("firstLineHeadIndent") { $0.firstLineHeadIndent = $1 },
    paragraph("tailIndent") { $0.tailIndent = $1 },
    paragraph("tab stop") { $0.tabStops = [NSTextTab(textAlignment: .left, location: $1)] },
    paragraph("right tab stop") {
      $0.tabStops = [NSTextTab(textAlignment: .right, location: $1)]
    },
    paragraph("defaultTabInterval") {
      $0.tabStops = []
      $0.defaultTabInterval = $1
    },
  ]

  private static func label(
    _ name: String, _ set: @escaping @MainActor @Sendable (UILabel, CGFloat) -> Void
  ) -> Place {
    Place("label's \(name)") {
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      set(label, $0)
      return label
    }
  }

  private static func attribute(
    _ name: String,
    _ attributes: @escaping @MainActor @Sendable (CGFloat) -> [NSAttributedString.Key: Any]
  ) -> Place {
    Place("attribute \(name)") {
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(string: text, attributes: attributes($0))
      return label
    }
  }

  private static func paragraph(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (NSMutableParagraphStyle, CGFloat) -> Void
  ) -> Place {
    attribute("paragraph's \(name)") {
      let style = NSMutableParagraphStyle()
      set(style, $0)
      return [.paragraphStyle: style]
    }
  }

  // MARK: Stacks

  private static let stacks =
    [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing].flatMap {
      distribution in
      [
        stack("spacing, \(distribution)", distribution) { $0.spacing = $1 },
        stack("custom spacing, \(distribution)", distribution) {
          $0.setCustomSpacing($1, after: $0.arrangedSubviews[0])
        },
        stack("margins, \(distribution)", distribution) {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.layoutMargins = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
        },
        stack("size of an arranged view, \(distribution)", distribution) {
          $0.addArrangedSubview(SizedView(CGSize(width: $1, height: $1)))
        },
      ]
    }

  private static func stack(
    _ name: String, _ distribution: UIStackView.Distribution,
    _ set: @escaping @MainActor @Sendable (UIStackView, CGFloat) -> Void
  ) -> Place {
    Place("stack's \(name)") {
      let stack = UIStackView(
        arrangedSubviews: (0..<3).map { _ in SizedView(CGSize(width: 20, height: 10)) })
      stack.distribution = distribution
      set(stack, $0)
      return stack
    }
  }

  // MARK: Scrolling views and controls

  private static let scrolling = [
    scroll("contentInset") {
      $0.contentInset = UIEdgeInsets(top: $1, left: $1, bottom: 0, right: 0)
    },
    scroll("contentOffset") { $0.contentOffset = CGPoint(x: $1, y: $1) },
    scroll("contentSize") { $0.contentSize = CGSize(width: $1, height: $1) },
    Place("row height") { table(rows: 3, height: $0) },
    Place("separator inset") {
      let table = table(rows: 3, height: 20)
      table.separatorInset = UIEdgeInsets(top: 0, left: $0, bottom: 0, right: $0)
      return table
    },
    Place("section header height") {
      let table = table(rows: 3, height: 20)
      table.sectionHeaderHeight = $0
      return table
    },
  ]

  private static func scroll(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIScrollView, CGFloat) -> Void
  ) -> Place {
    Place("scroll view's \(name)") {
      let view = UIScrollView()
      view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      set(view, $0)
      return view
    }
  }

  @MainActor static func table(rows: Int, height: CGFloat) -> UITableView {
    let table = CountedTable(frame: .zero, style: .plain)
    table.rows = rows
    table.rowHeight = height
    table.dataSource = table
    return table
  }

  private static let controls = [
    Place("progress") {
      let view = UIProgressView(progressViewStyle: .default)
      view.progress = Float($0)
      return view
    },
    Place("slider") {
      let view = UISlider()
      view.maximumValue = Float($0)
      view.value = Float($0)
      return view
    },
    Place("stepper") {
      let view = UIStepper()
      view.maximumValue = $0
      view.value = $0
      return view
    },
    Place("countdown") {
      let view = UIDatePicker()
      view.datePickerMode = .countDownTimer
      view.countDownDuration = $0
      return view
    },
    Place("date") {
      let view = UIDatePicker()
      view.date = Date(timeIntervalSince1970: $0)
      return view
    },
    Place("button's insets") {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.image = picture
      configuration.imagePadding = $0
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: $0, leading: $0, bottom: $0, trailing: $0)
      return UIButton(configuration: configuration)
    },
    Place("cap insets") {
      let caps = UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      return UIImageView(image: picture.resizableImage(withCapInsets: caps, resizingMode: .tile))
    },
    Place("alignment insets") {
      let insets = UIEdgeInsets(top: $0, left: $0, bottom: $0, right: $0)
      return UIImageView(image: picture.withAlignmentRectInsets(insets))
    },
    Place("hue") {
      let view = UIView()
      view.backgroundColor = UIColor(hue: $0, saturation: 1, brightness: 1, alpha: 1)
      return view
    },
    Place("symbol's point size") {
      let size = UIImage.SymbolConfiguration(pointSize: $0)
      return UIImageView(image: UIImage(systemName: "star", withConfiguration: size))
    },
    Place("length of a tiled picture") {
      let image = picture.resizableImage(withCapInsets: .zero, resizingMode: .tile)
      let view = UIView()
      let inner = UIImageView(image: image)
      inner.frame = CGRect(x: 0, y: 0, width: $0, height: 10)
      view.addSubview(inner)
      return view
    },
  ]

  // MARK: Layers

  private static let layers = [
    layer("cornerRadius") { $0.layer.cornerRadius = $1 },
    layer("borderWidth") { $0.layer.borderWidth = $1 },
    layer("shadowRadius") { $0.layer.shadowRadius = $1 },
    layer("shadowOffset") { $0.layer.shadowOffset = CGSize(width: $1, height: $1) },
    layer("shadowOpacity") { $0.layer.shadowOpacity = Float($1) },
    layer("shadowPath") {
      $0.layer.shadowPath =
        UIBezierPath(
          roundedRect: CGRect(x: 0, y: 0, width: $1, height: 10), cornerRadius: $1
        ).cgPath
    },
    layer("zPosition") { $0.layer.zPosition = $1 },
    layer("opacity") { $0.layer.opacity = Float($1) },
    layer("alpha") { $0.alpha = $1 },
    layer("scale") { $0.transform = CGAffineTransform(scaleX: $1, y: $1) },
    layer("translation") { $0.transform = CGAffineTransform(translationX: $1, y: $1) },
    layer("rotation") { $0.transform = CGAffineTransform(rotationAngle: $1) },
    layer("perspective") {
      var transform = CATransform3DIdentity
      transform.m34 = $1
      $0.transform3D = CATransform3DRotate(transform, $1, 0, 1, 0)
    },
    layer("anchorPoint") { $0.anchorPoint = CGPoint(x: $1, y: $1) },
    layer("gradient") {
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, NSNumber(value: Double($1))]
      gradient.endPoint = CGPoint(x: $1, y: 0)
      $0.layer.addSublayer(gradient)
    },
    layer("dashes") {
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50)).cgPath
      shape.strokeColor = UIColor.red.cgColor
      shape.lineWidth = $1
      shape.miterLimit = $1
      shape.lineDashPhase = $1
      shape.lineDashPattern = [NSNumber(value: Double($1)), 1]
      $0.layer.addSublayer(shape)
    },
    layer("arc") {
      let shape = CAShapeLayer()
      shape.path =
        UIBezierPath(
          arcCenter: .zero, radius: $1, startAngle: 0, endAngle: $1, clockwise: true
        ).cgPath
      $0.layer.addSublayer(shape)
    },
  ]

  private static func layer(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIView, CGFloat) -> Void
  ) -> Place {
    Place("layer's \(name)") {
      let view = UIView()
      view.backgroundColor = .red
      view.layer.shadowOpacity = 1
      set(view, $0)
      return view
    }
  }

  // MARK: Collections

  private static let collections = [
    flow("item size") { $0.itemSize = CGSize(width: $1, height: $1) },
    flow("spacing") {
      $0.minimumLineSpacing = $1
      $0.minimumInteritemSpacing = $1
    },
    flow("section inset") {
      $0.sectionInset = UIEdgeInsets(top: $1, left: $1, bottom: $1, right: $1)
    },
    flow("header size") { $0.headerReferenceSize = CGSize(width: $1, height: $1) },
    Place("compositional dimension") {
      let size = NSCollectionLayoutSize(
        widthDimension: .absolute($0), heightDimension: .fractionalWidth($0))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
      group.interItemSpacing = .fixed($0)
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = $0
      return collection(items: 3, UICollectionViewCompositionalLayout(section: section))
    },
  ]

  private static func flow(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (UICollectionViewFlowLayout, CGFloat) -> Void
  ) -> Place {
    Place("flow layout's \(name)") {
      let layout = UICollectionViewFlowLayout()
      set(layout, $0)
      return collection(items: 3, layout)
    }
  }

  @MainActor static func collection(
    items: Int, _ layout: UICollectionViewLayout
  ) -> UICollectionView {
    let view = CountedCollection(frame: .zero, collectionViewLayout: layout)
    view.items = items
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Item")
    view.dataSource = view
    return view
  }

  @MainActor static var picture: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
  }
}

/// A view with a size of its own.
final class SizedView: UIView {
  let size: CGSize

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
