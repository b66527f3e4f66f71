import PrintedText

extension String {
  /// The same text as it may be printed, see `PrintedText`: a fixture's text and a view's name are untrusted.
  package var visible: String { PrintedText(self).description }

  /// The visible text on one line: line feeds become spaces.
  package var visibleLine: String { PrintedText(line: self).description }

  /// Whether a CI host that keeps it as a log could take something in it for a command.
  package var mayBeCommand: Bool { PrintedText.mayBeCommand(self) }

  /// The same JSON, which may be printed: it has other spellings of the same characters.
  package var visibleJSON: String { PrintedText(self, spelling: .json).description }
}

extension Int {
  /// Returns the number and a noun, such as `1 line` and `2 lines`; without a plural, an `s` makes it.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) \(self == 1 ? noun : plural ?? "\(noun)s")"
  }
}
