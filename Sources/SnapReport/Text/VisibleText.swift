extension String {
  /// The same text with every character that could hide, reorder or forge visible text written out as `⟨U+202E⟩`.
  ///
  /// A fixture's text and a view's name are untrusted: a bidirectional override would reverse a line of the report, and
  /// an escape character could control the terminal. Line feeds are kept.
  package var visible: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden {
        let code = String(scalar.value, radix: 16, uppercase: true)
        result += "⟨U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)⟩"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The visible text on one line: line feeds become spaces.
  var visibleLine: String {
    // By scalars, as a carriage return and a line feed are one character.
    String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\n" ? " " : $0 })).visible
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
}

extension Int {
  /// Returns the number and a noun, such as `1 line` and `2 lines`; without a plural, an `s` makes it.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? "\(noun)s")"
  }
}
