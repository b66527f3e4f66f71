import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Randomly damaged translations either load or are rejected by name; nothing crashes.
///
/// `SNAP_FUZZ_SECONDS` sets the duration of the last test.
struct DamagedTranslationTests {
  private static let originals = [
    (
      "fr.lproj/Cell.strings",
      #"/* Class = "UILabel"; */ "a.text" = "Un \U00E9\n\"deux\""; // x"# + "\nb.c = 'd';\n"
    ),
    (
      "fr.lproj/Cell.strings",
      """
      <?xml version="1.0"?><!DOCTYPE plist><plist version="1.0"><dict>
      <key>a.text</key><string>Un &amp; deux</string></dict></plist>
      """
    ),
    (
      "Cell.xcstrings",
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"a.text": {"localizations": {
      "fr": {"stringUnit": {"state": "translated", "value": "Un"}},
      "de": {"variations": {"plural": {"other": {"stringUnit": {"value": "Eins"}}}}}}}}}
      """
    ),
  ]

  @Test(arguments: 1...30)
  func `a file damaged in some places loads or is rejected by name`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 { try check(&random) }
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["SNAP_FUZZ_SECONDS"] != nil))
  func `files are damaged for the chosen time`() throws {
    let seconds = ProcessInfo.processInfo.environment["SNAP_FUZZ_SECONDS"].flatMap(Double.init)
    let end = Date().addingTimeInterval(seconds ?? 60)
    var random = SeededGenerator(seed: 1)
    var count = 0
    while Date() < end {
      try check(&random)
      count += 1
    }
    print("\(3 * count) damaged translations")
  }

  private func check(_ random: inout SeededGenerator) throws {
    for (path, text) in Self.originals {
      let file = try TranslatedFile()
      try file.write(Data(random.damaged(Array(text.utf8))), to: path)
      if let error = try file.error() {
        #expect(error.file.hasSuffix(path), "\(error)")
        guard case .invalidTranslations = error else {
          Issue.record("\(error)")
          continue
        }
      }
    }
  }
}

extension SeededGenerator {
  /// Changes, removes and repeats bytes.
  fileprivate mutating func damaged(_ original: [UInt8]) -> [UInt8] {
    var bytes = original
    for _ in 0...below(4) where !bytes.isEmpty {
      let place = below(bytes.count)
      let end = min(bytes.count, place + below(40))
      switch below(5) {
      case 0: bytes[place] = UInt8(below(256))
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.removeSubrange(place...)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: below(bytes.count))
      default:
        let signs = Array("\"'\\{}[]<>&;=/*\u{0}".utf8)
        bytes[place] = signs[below(signs.count)]
      }
    }
    return bytes
  }
}
