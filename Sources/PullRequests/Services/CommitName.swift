/// The name of a commit, or another object of git.
enum CommitName {
  /// Whether a text is a whole name: SHA-1 or SHA-256 in lowercase hexadecimal digits.
  static func isOne(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
