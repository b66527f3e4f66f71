public import Foundation
internal import UIKit

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
          .filter { range.contains($0.count) }.map(StressValue.text),
        alternatives: TextOrder.alternatives
      ) { TextOrder.simpler(than: $0, in: range) })
  }

  /// Texts of an app, such as the translations of a key.
  ///
  /// The shortest is the simplest, and no other texts are tried.
  public static func texts(_ name: String, among texts: [String]) -> Values {
    self.texts(
      name, domain: ValueDomain(listed: TextOrder.sorted(texts).map(StressValue.text)))
  }

  /// The translations of a key, in `.strings` files and catalogues of a bundle's resources.
  ///
  /// The shortest is the simplest; the longest is often German or Finnish. A key without a text is a text itself, as on a
  /// screen, and a file that cannot be read shows its error.
  ///
  /// - Parameters:
  ///   - name: the input's name.
  ///   - key: the key.
  ///   - tableName: the table; `Localizable` if it is nil.
  ///   - bundle: the bundle; for the main one, the packages' bundles.
  /// - Returns: the texts of all languages.
  public static func translations(
    _ name: String, of key: String, table tableName: String? = nil, bundle: Bundle = .main
  ) -> Values {
    do {
      let texts = try bundle.translations(of: key, table: tableName)
      return self.texts(name, among: texts.isEmpty ? [key] : texts)
    } catch {
      return self.texts(name, among: ["\(error)"])
    }
  }

  /// Texts of many lengths and scripts, the longest of an app's own, if there are any, and others.
  package static func texts(
    _ name: String, withLongestOf own: [String], and others: [String]
  ) -> Values {
    let longest = TextOrder.sorted(own).suffix(1)
    let samples = TextOrder.sorted(SampleTexts.all(of: SampleScript.allCases) + longest + others)
    return texts(
      name,
      domain: ValueDomain(samples.map(StressValue.text), alternatives: TextOrder.alternatives) {
        TextOrder.simpler(than: $0, in: 0...Int.max)
      })
  }

  package static func texts(_ name: String, domain: ValueDomain) -> Values {
    Values(name: name, domain: domain) { value in
      guard case .text(let text) = value else { return nil }
      return text
    }
  }
}
