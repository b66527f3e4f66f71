extension Values where Value == String {
  /// Texts of many lengths and scripts: empty, a word, sentences, words without breaks, emoji and lines.
  ///
  /// Shorter texts are simpler, then those of Latin letters.
  ///
  /// - Parameters:
  ///   - name: the input's name.
  ///   - range: the numbers of characters that the app allows; samples that are longer are cut.
  ///   - scripts: the writing systems besides Latin.
  /// - Returns: the texts.
  public static func texts(
    _ name: String, count range: ClosedRange<Int> = 0...200,
    scripts: [SampleScript] = SampleScript.allCases
  ) -> Values {
    texts(
      name,
      domain: ValueDomain(
        TextOrder.sorted(SampleTexts.all(of: scripts).map { String($0.prefix(range.upperBound)) })
          .filter { range.contains($0.count) }.map(StressValue.text)
      ) { TextOrder.simpler(than: $0, in: range) })
  }

  /// Texts of an app, such as the translations of a key.
  ///
  /// The shortest is the simplest, and no other texts are tried.
  public static func texts(_ name: String, among texts: [String]) -> Values {
    self.texts(
      name, domain: ValueDomain(listed: TextOrder.sorted(texts).map(StressValue.text)))
  }

  package static func texts(_ name: String, domain: ValueDomain) -> Values {
    Values(name: name, domain: domain) { value in
      guard case .text(let text) = value else { return nil }
      return text
    }
  }
}
