import SnapTesting
import Testing
import UIKit

@MainActor struct FontPictureTests {
  private let styles: [(String, UIFont.TextStyle)] = [
    ("Large Title", .largeTitle), ("Title 1", .title1), ("Title 2", .title2),
    ("Title 3", .title3), ("Headline", .headline), ("Body", .body), ("Callout", .callout),
    ("Subheadline", .subheadline), ("Footnote", .footnote), ("Caption 1", .caption1),
    ("Caption 2", .caption2),
  ]

  @Test func `all text styles at three text sizes`() {
    assertSnapshots(
      of: {
        TextSheet(
          styles.map { name, style in
            let label = UILabel("\(name) in two\nlines", lines: 0)
            label.font = .preferredFont(forTextStyle: style)
            return label
          })
      },
      over: .widths(280) * .contentSizes(.extraSmall, .large, .accessibilityExtraLarge))
  }

  @Test func `weights and designs of the system font`() {
    let weights: [(String, UIFont.Weight)] = [
      ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular),
      ("Medium", .medium), ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy),
      ("Black", .black),
    ]
    func label(_ text: String, _ font: UIFont) -> UILabel {
      let label = UILabel(text)
      label.font = font
      return label
    }
    func italic(_ weight: UIFont.Weight) -> UIFont {
      let descriptor = UIFontDescriptor(fontAttributes: [
        .traits: [
          UIFontDescriptor.TraitKey.weight: weight, UIFontDescriptor.TraitKey.slant: 1.0,
        ]
      ])
      return UIFont(descriptor: descriptor, size: 17)
    }
    assertSnapshot(
      of: TextSheet(
        weights.map { label($0.0, .systemFont(ofSize: 17, weight: $0.1)) } + [
          label("Italic", .italicSystemFont(ofSize: 17)),
          label("Semibold italic", italic(.semibold)),
          label("1:11 proportional", .systemFont(ofSize: 17)),
          label("1:11 tabular", .monospacedDigitSystemFont(ofSize: 17, weight: .regular)),
          label("Monospaced {il1O0}", .monospacedSystemFont(ofSize: 17, weight: .regular)),
          label("Monospaced {il1O0}", .monospacedSystemFont(ofSize: 17, weight: .bold)),
        ]), as: .image(width: 240))
  }
}
