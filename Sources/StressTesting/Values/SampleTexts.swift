/// A writing system of sample texts.
public enum SampleScript: String, CaseIterable, Sendable {
  /// From right to left, joined.
  case arabic
  /// From right to left.
  case hebrew
  /// Without spaces.
  case japanese
  /// Without spaces, with marks above and below.
  case thai
  /// With tall marks.
  case hindi
  /// Pictures of several code points each.
  case emoji
}

/// Texts on which layouts fail, from real interfaces' kinds of content.
enum SampleTexts {
  /// Texts of Latin letters: nothing, a letter, a word, a name, tall letters, long words, lines and sentences.
  static let latin = [
    "", "A", "Settings", "Maximiliane von und zu Hohenstein", "ÅÉÎÕÜ gjpqy",
    "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
    "https://www.example.com/a/very/long/path/without/any/breaks?query=0123456789",
    "One\nTwo\nThree\nFour",
    "The quick brown fox jumps over the lazy dog, then rests in the shade of an old oak until the "
      + "evening comes, and tells nobody about the long journey that it has made since the morning "
      + "of that day.",
  ]

  /// Returns the Latin texts and those of scripts.
  static func all(of scripts: [SampleScript]) -> [String] {
    latin + scripts.flatMap(texts)
  }

  private static func texts(of script: SampleScript) -> [String] {
    switch script {
    case .arabic: ["الثعلب البني السريع يقفز فوق الكلب الكسول ثم يستريح في ظل شجرة"]
    case .hebrew: ["השועל החום המהיר קופץ מעל הכלב העצלן ואז נח בצל"]
    case .japanese: ["素早い茶色の狐がのろまな犬を飛び越えてから古い樫の木の陰で休みます"]
    case .thai: ["สุนัขจิ้งจอกสีน้ำตาลที่ว่องไวกระโดดข้ามสุนัขขี้เกียจ"]
    case .hindi: ["तेज़ भूरी लोमड़ी आलसी कुत्ते के ऊपर से कूदती है"]
    case .emoji: ["👩‍👩‍👧‍👦🏳️‍🌈👍🏽", "Party 🎉🎊🥳 tonight at 8 🕗 bring 🍕 and 🍺"]
    }
  }
}
