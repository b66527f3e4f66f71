import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

/// One picture per script, the subtitle in a translucent colour: joints between letters must be invisible.
struct ScriptTests {
  /// A name, a title and a subtitle.
  typealias Sample = (name: String, title: String, subtitle: String)

  static let leftToRight: [Sample] = [
    (
      "Latin", "AVATAR To. Wäscheklammer — “fjord”",
      "Kerning, marks and an arrow: Týr, Żółć, e\u{301}, 10 -> 20, office."
    ),
    ("Greek", "Καλημέρα κόσμε", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία· ά = α\u{301}."),
    ("Cyrillic", "Съешь ещё этих булок", "Їжак, ґанок і йогурт; й = и\u{306}."),
    ("Devanagari", "क्षत्रिय स्त्री र्क ज्ञान", "हिन्दी में संयुक्ताक्षर और मात्राएँ: कि की कु कू के कै को कौ"),
    ("Thai", "ภาษาไทยเป็นภาษาราชการ", "ที่นี่มีน้ำเย็นชื่นใจผู้ใหญ่หาผ้าใหม่ให้สะใภ้ใช้คล้องคอ"),
    ("Chinese", "你好，世界。", "他说：“今天天气很好！”我们去公园散步（和朋友一起）。"),
    ("Japanese", "「こんにちは」、世界。", "ルビなしの日本語テキスト、カタカナとひらがなを混ぜて改行します。"),
    ("Korean", "안녕하세요, 세계", "한글은 낱말 사이에서 줄을 바꿉니다. (괄호) 그리고 숫자 123."),
    ("Emoji", "👍🏽 👩‍👩‍👧‍👦 🇩🇪🇯🇵 1️⃣ ❤️ 🏳️‍🌈", "Text 👩🏿‍🚒 between 🏴󠁧󠁢󠁥󠁮󠁧󠁿 words ☺︎ ☺️ ©."),
  ]

  static let rightToLeft: [Sample] = [
    (
      "Arabic", "السلام عليكم ١٢٣",
      "لا إله، مُحَمَّدٌ رَسُولٌ؛ كتب بيت ستين شيء — جملة طويلة تحتاج إلى سطرين."
    ),
    ("Hebrew", "שָׁלוֹם עוֹלָם", "משפט ארוך (עם סוגריים) שצריך שתי שורות: 123, abc."),
    ("Mixed", "Hello שלום 123 world", "שלום world, مرحبا 45 (abc) — end."),
  ]

  /// A cell with a translucent subtitle.
  @MainActor private func cell(_ sample: Sample) -> UITableViewCell {
    let cell = BasicCell(title: sample.title, subtitle: sample.subtitle)
    cell.subtitleLabel.textColor = UIColor.black.withAlphaComponent(0.5)
    return cell
  }

  @Test(arguments: leftToRight.map(\.name))
  func `left to right`(script: String) {
    guard let sample = Self.leftToRight.first(where: { $0.name == script }) else { return }
    assertSnapshot(of: cell(sample), as: .image, named: script)
  }

  @Test(arguments: rightToLeft.map(\.name))
  func `right to left`(script: String) {
    guard let sample = Self.rightToLeft.first(where: { $0.name == script }) else { return }
    assertSnapshots(of: { cell(sample) }, over: .directions(.rightToLeft), named: script)
  }

  @Test(arguments: ["English", "Hebrew"])
  func `cut from right to left`(language: String) {
    let text =
      language == "English"
      ? "A sentence that is far too long for one line, so that its end is cut."
      : "משפט ארוך מדי לשורה אחת (ועם סוגריים), ולכן סופו נחתך ומוחלף בשלוש נקודות."
    assertSnapshots(
      of: {
        let cell = BasicCell(title: text, subtitle: text)
        cell.titleLabel.numberOfLines = 1
        cell.subtitleLabel.numberOfLines = 1
        cell.subtitleLabel.lineBreakMode = .byTruncatingMiddle
        return cell
      }, over: .directions(.rightToLeft), named: language,
      allowing: [.truncatedText("titleLabel"), .truncatedText("subtitleLabel")])
  }
}
