import UIKit

/// A fixed set of cells, whose pictures and layouts tell one engine from another.
///
/// Each shows something that a version of a library or of Snap may do differently: shaping, the breaks of lines, the
/// metrics of controls, edges, blurs, gradients, scaled images. A change here changes every fingerprint.
@MainActor enum EngineSample {
  static var views: [UIView] { [row(), texts(), controls(), shapes()] }

  static let configurations = [
    Configuration(),
    Configuration(
      width: 375, scale: 3, contentSize: .extraExtraLarge, appearance: .dark,
      direction: .rightToLeft, locale: "ar"),
  ]

  private static func row() -> UIView {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Office files — 1,234.50 €"
    cell.detailTextLabel?.text = "AVAToY ff fi ffl, naïve Äpfel, “quoted”"
    cell.imageView?.image = UIImage(systemName: "star.fill")
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  /// Words in scripts that are shaped and broken by different rules; Thai ones by a dictionary.
  private static let lines: [(text: String, font: UIFont)] = [
    (
      "The quick brown fox jumps over the lazy dog; it runs well-known paths/routes.",
      .preferredFont(forTextStyle: .body)
    ),
    ("مرحبا بالعالم، هذا نص طويل يلتف على سطرين 123.", .preferredFont(forTextStyle: .headline)),
    ("日本語の文章は、単語の間に空白がありません。「行頭」禁則。", .preferredFont(forTextStyle: .footnote)),
    (
      "ภาษาไทยเขียนติดกันโดยไม่เว้นวรรคระหว่างคำ จึงตัดบรรทัดด้วยพจนานุกรม",
      .systemFont(ofSize: 15, weight: .semibold)
    ),
    ("0x1F = 31; let a = b?.c", .monospacedSystemFont(ofSize: 13, weight: .regular)),
  ]

  private static func texts() -> UIView {
    cell(
      showing: lines.map { text, font in
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        return label
      })
  }

  private static func controls() -> UIView {
    let button = UIButton(configuration: .filled())
    button.setTitle("Continue", for: .normal)
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.3
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    return cell(showing: [button, toggle, slider, segments, field])
  }

  private static func shapes() -> UIView {
    let card = UIView()
    card.backgroundColor = .systemTeal
    card.layer.cornerRadius = 9.5
    card.layer.borderWidth = 1.5
    card.layer.shadowOpacity = 0.4
    card.layer.shadowRadius = 5
    card.layer.shadowOffset = CGSize(width: 1, height: 3)
    let turned = UIView()
    turned.backgroundColor = .systemOrange.withAlphaComponent(0.6)
    turned.transform = CGAffineTransform(rotationAngle: 0.1)
    let photo = UIImageView(image: gradient)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    for view in [card, turned, photo] {
      view.heightAnchor.constraint(equalToConstant: 41).isActive = true
    }
    return cell(showing: [card, turned, photo])
  }

  /// A picture that is scaled by a factor which is not whole.
  private static var gradient: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 17, height: 13)).image { context in
      for column in 0..<17 {
        UIColor(hue: Double(column) / 17, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
        context.fill(CGRect(x: column, y: 0, width: 1, height: 13))
      }
    }
  }

  private static func cell(showing views: [UIView]) -> UIView {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 7
    stack.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(stack)
    let margins = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: margins.topAnchor),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    return cell
  }
}
