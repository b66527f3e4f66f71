import SnapTesting
import Testing
import UIKit

@MainActor struct LineBreakStrategyPictureTests {
  private static let korean =
    "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."
  private static let english = "The quick brown fox jumps softly"
  private static let longEnglish = "The quick brown fox jumps over the lazy sleeping animal"

  private func label(
    _ text: String, _ strategy: NSParagraphStyle.LineBreakStrategy
  ) -> UILabel {
    let label = UILabel(text, lines: 0)
    label.lineBreakStrategy = strategy
    return label
  }

  @Test func `line break strategies`() {
    assertSnapshot(
      of: TextSheet([
        label(Self.korean, .standard), label(Self.korean, []), label(Self.english, .standard),
        label(Self.english, []), label(Self.longEnglish, .standard),
      ]), as: .image(width: 200))
  }

  @Test func `soft hyphens`() {
    assertSnapshot(
      of: TextSheet([
        UILabel("Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft fährt", lines: 0),
        UILabel("Silben\u{AD}trennung", lines: 0),
      ]), as: .image(width: 140))
  }

  @Test func `outlined text`() {
    let font = UIFont.systemFont(ofSize: 34, weight: .bold)
    assertSnapshot(
      of: TextSheet([
        UILabel(
          .pieces(("Outline ", [.font: font, .strokeWidth: 3, .strokeColor: UIColor.systemBlue]))),
        UILabel(
          .pieces(
            (
              "Filled ",
              [
                .font: font, .strokeWidth: -4, .strokeColor: UIColor.systemRed,
                .foregroundColor: UIColor.systemYellow,
              ]
            ), ("and plain 👍", [.font: UIFont.systemFont(ofSize: 17), .strokeWidth: 0]))),
      ]), as: .image(width: 240))
  }
}
