import Foundation
import Testing

/// The names of code that pages mention are names in the sources.
struct NameTests {
  /// Names of others, which our sources do not have.
  static let foreign: [(name: String, reason: String)] = [
    ("NSUnknownKeyException", "what UIKit raises"), ("UIAppFonts", "a key of an app's Info.plist"),
    ("usesDefaultHyphenation", "UIKit's, not offered"),
    ("defaultLocalization", "SwiftPM's, of a manifest"),
    ("hiddenState", "an example of a name to avoid"),
    ("mcpServers", "the Model Context Protocol's, of its clients"),
    ("moduleAliases", "SwiftPM's, of a manifest"),
    ("assertInlineSnapshot", "swift-snapshot-testing's, not offered"),
    ("SnapshotVerifyAccessibility", "AccessibilitySnapshot's, as the next"),
    ("showActivationPoints", ""),
    ("imageWithSmartInvert", ""),
    ("imageWithHitTargets", ""),
    ("CFBasicHashesAreEqual", "CoreFoundation's, as the next"),
    ("CFAttributedStringSetAttribute", ""),
    ("FormatStyle", "Foundation's, as the next"),
    ("DateIntervalFormatter", ""),
    ("ByteCountFormatter", ""),
    ("MassFormatter", ""),
    ("LengthFormatter", ""),
    ("EnergyFormatter", ""),
    ("MeasurementFormatter", ""),
    ("DateComponentsFormatter", ""),
    ("PersonNameComponentsFormatter", ""),
    ("RelativeDateTimeFormatter", ""),
    ("ListFormatter", ""),
  ]

  /// The pages whose names of code are ours.
  ///
  /// The page of supported members also names Apple's others, and its own check compares it with the symbols; examples
  /// name what they show of other packages.
  static let pages = Page.all.filter {
    !["CHANGELOG.md", "Documentation/SupportedAPI.md"].contains($0.path)
      && !$0.path.hasPrefix("Examples/")
  }

  @Test(arguments: pages) func `each name of code that a page mentions exists`(page: Page) {
    for span in page.spans where !span.text.contains("/") && !span.text.hasSuffix(".md") {
      for name in Self.names(in: span.text) where !Self.foreign.contains(where: { $0.name == name })
      {
        // Not within the macro, which would print all names.
        let isKnown = Self.known.contains(name)
        #expect(isKnown, "\(page.path):\(span.line): no \(name) in the sources")
      }
    }
  }

  /// An exception that a page no longer needs, or that the sources have by now.
  @Test(arguments: foreign.map(\.name)) func `each name of others is needed`(name: String) {
    let isOurs = Self.known.contains(name)
    #expect(!isOurs)
    let isMentioned = Self.mentioned.contains(name)
    #expect(isMentioned)
  }

  /// The names in all pages.
  private static let mentioned = Set(pages.flatMap(\.spans).flatMap { names(in: $0.text) })

  /// The words with a capital letter inside; others may be plain English.
  private static func names(in text: String) -> [String] {
    text.matches(of: /[A-Za-z_]\w*/).map { String($0.output) }
      .filter { $0.contains(/[a-z][A-Z]|^[A-Z]+[a-z]+[A-Z]/) }
  }

  /// All words of the sources but those of comments.
  private static let known: Set<String> = {
    let files = Repository.files.filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix("DocumentationTests/NameTests.swift")
    }
    let lines = files.compactMap { try? Repository.text(of: $0) }
      .flatMap { $0.split(separator: "\n") }
      .filter { !$0.trimmingCharacters(in: .whitespaces).hasPrefix("//") }
    return Set(
      lines.flatMap { $0.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init) })
  }()
}
