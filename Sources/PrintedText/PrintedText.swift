/// Text that may hold what strangers wrote, as it may be printed: on a terminal, in the log of a CI host, in a report.
///
/// - Characters that could hide, reorder or forge visible text are written out as `⟨U+202E⟩`.
/// - What a CI host would take for a command is broken by writing out its first character: ``LogCommand``.
///
/// Printed text stays as it is when it is printed again.
package struct PrintedText: Hashable, Sendable, CustomStringConvertible {
  /// How a character is written out.
  package enum Spelling: Sendable {
    /// `⟨U+202E⟩`, for people.
    case number
    /// `\u202E`, inside of JSON, which keeps the character.
    case json
  }

  package let description: String

  /// Makes a text printable; its lines stay.
  package init(_ text: String, spelling: Spelling = .number) {
    let hasHidden = text.unicodeScalars.contains(where: \.isHidden)
    guard hasHidden || LogCommand.mayBe(in: text) else {
      description = text
      return
    }
    var result = ""
    for (index, line) in text.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0 { result += "\n" }
      let scalars = Array(line)
      let broken = LogCommand.starts(in: scalars)
      for (place, scalar) in scalars.enumerated() {
        if scalar.isHidden || broken.contains(place) {
          result += scalar.written(spelling)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    description = result
  }

  /// Whether a CI host could take something in a text for a command.
  package static func mayBeCommand(_ text: String) -> Bool { LogCommand.mayBe(in: text) }

  /// Makes a text printable on one line: line feeds become spaces.
  package init(line text: String) {
    // By scalars, as a carriage return and a line feed are one character.
    self.init(String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? " " : $0 })))
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is invisible and changes how its neighbours are read.
  ///
  /// Joiners are not hidden, since emoji sequences and Persian words are written with them.
  fileprivate var isHidden: Bool {
    switch value {
    case 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    // Bidirectional marks, embeddings, overrides and isolates.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    // Zero-width space, word joiner and byte order mark; line and paragraph separator.
    case 0x200B, 0x2060, 0xFEFF, 0x2028, 0x2029: true
    // Not characters: XML refuses the first two, tags spell hidden text.
    case 0xFFFE, 0xFFFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  fileprivate func written(_ spelling: PrintedText.Spelling) -> String {
    switch spelling {
    case .number: "⟨U+\(Self.hexadecimal(value))⟩"
    case .json: UTF16.encode(self)?.map { "\\u\(Self.hexadecimal(UInt32($0)))" }.joined() ?? ""
    }
  }

  /// At least four digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let code = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}
