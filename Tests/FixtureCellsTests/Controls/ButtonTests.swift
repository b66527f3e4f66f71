import SnapTesting
import Testing
import UIKit

@MainActor struct ButtonTests {
  private func button(
    _ type: UIButton.ButtonType, _ title: String?, image: String? = nil,
    _ change: (UIButton) -> Void = { _ in }
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if type == .custom { button.setTitleColor(.label, for: .normal) }
    if let image { button.setImage(UIImage(systemName: image), for: .normal) }
    change(button)
    return button
  }

  private func plainSheet() -> UIView {
    ContactSheet(rows: [
      [
        button(.system, "Normal"), button(.system, "Highlighted") { $0.isHighlighted = true },
        button(.system, "Disabled") { $0.isEnabled = false },
        button(.system, "Selected") { $0.isSelected = true },
      ],
      [
        button(.custom, "Normal"),
        button(.custom, "High", image: "star") { $0.isHighlighted = true },
        button(.custom, "Disabled", image: "star") { $0.isEnabled = false },
      ],
      [
        button(.system, "Image", image: "heart.fill"), button(.system, nil, image: "trash"),
        button(.infoLight, nil), button(.contactAdd, nil), button(.close, nil),
        button(.system, "Red") { $0.tintColor = .systemRed },
      ],
      [
        button(.system, "Insets") {
          $0.backgroundColor = .secondarySystemBackground
          $0.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        },
        button(.system, "Apart", image: "plus") {
          $0.backgroundColor = .secondarySystemBackground
          $0.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 18)
          $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
        },
        button(.custom, nil) {
          $0.setAttributedTitle(
            NSAttributedString(
              string: "Underlined",
              attributes: [
                .underlineStyle: NSUnderlineStyle.single.rawValue,
                .foregroundColor: UIColor.systemPurple,
              ]), for: .normal)
        },
      ],
    ])
  }

  @Test func `types states images and insets`() {
    assertSnapshots(of: { plainSheet() }, over: .widths(360) * .appearances(.light, .dark))
  }

  private func configured(
    _ configuration: UIButton.Configuration, _ title: String?,
    _ change: (inout UIButton.Configuration) -> Void = { _ in }
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private var styles: [(String, UIButton.Configuration)] {
    [("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled())]
  }

  private func styleSheet() -> UIView {
    let states: [(UIButton) -> Void] = [
      { _ in }, { $0.isHighlighted = true }, { $0.isEnabled = false }, { $0.isSelected = true },
    ]
    return ContactSheet(
      rows: states.map { change in
        styles.map { title, configuration in
          let button = configured(configuration, title)
          change(button)
          return button
        }
      })
  }

  @Test func `configurations in their states`() {
    assertSnapshots(of: { styleSheet() }, over: .widths(400) * .appearances(.light, .dark))
  }

  private func detailSheet() -> UIView {
    let image = UIImage(systemName: "cart.fill")
    func placed(_ placement: NSDirectionalRectEdge) -> UIButton {
      configured(.filled(), "Cart") {
        $0.image = image
        $0.imagePlacement = placement
        $0.imagePadding = 6
      }
    }
    let sizes: [UIButton.Configuration.Size] = [.mini, .small, .medium, .large]
    let corners: [UIButton.Configuration.CornerStyle] = [.small, .medium, .large, .capsule]
    return ContactSheet(rows: [
      [placed(.leading), placed(.trailing), placed(.top), placed(.bottom)],
      sizes.map { size in configured(.tinted(), "Size") { $0.buttonSize = size } },
      corners.map { style in configured(.gray(), "Corner") { $0.cornerStyle = style } },
      [
        configured(.filled(), "Title") {
          $0.subtitle = "A subtitle"
          $0.image = image
          $0.imagePadding = 8
          $0.baseBackgroundColor = .systemGreen
          $0.baseForegroundColor = .black
        },
        configured(.gray(), "Waits") {
          $0.showsActivityIndicator = true
          $0.imagePadding = 8
        },
        configured(.plain(), "Line") {
          $0.background.strokeColor = .systemRed
          $0.background.strokeWidth = 1
          $0.background.cornerRadius = 10
          $0.cornerStyle = .fixed
          $0.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
            var attributes = $0
            attributes.font = .systemFont(ofSize: 13, weight: .bold)
            return attributes
          }
        },
      ],
    ])
  }

  @Test func `placements sizes corners and subtitles`() {
    assertSnapshots(
      of: { detailSheet() }, over: .widths(400) * .directions(.leftToRight, .rightToLeft))
  }
}
