internal import Foundation

/// The rules by which a name becomes one component of a key.
///
/// 1. The name is brought into Unicode's composed form, so that one name gives the same bytes
///    everywhere.
/// 2. Letters and digits of any script, `_`, `-` and (if allowed) `.` are kept; a single space between two of them
///    becomes `-` if the name has no other hyphen. This is lossless.
/// 3. Any other run of characters becomes one `-`, leading and trailing `-` and `.` are removed, and names that are too
///    long, empty or reserved by Windows are changed: all this adds `-` and a hash of the name.
package struct Slug {
  /// The longest slug in bytes of UTF-8.
  ///
  /// File systems allow 255 bytes (some 143) for `fixture.configuration@2x.actual.png` as a whole.
  let maxLength: Int
  let allowsDots: Bool

  package static let suite = Slug(maxLength: 100, allowsDots: true)
  package static let fixture = Slug(maxLength: 80, allowsDots: false)
  package static let configuration = Slug(maxLength: 64, allowsDots: true)

  package func make(from name: String) -> String {
    // ASCII has one form only, and finding that out takes longer than all else here.
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let composed = isASCII ? name : name.precomposedStringWithCanonicalMapping
    let readable = readableForm(of: composed)
    if readable.isFaithful && !readable.text.isEmpty && readable.text.utf8.count <= maxLength
      && !Self.isReserved(readable.text)
    {
      return readable.text
    }
    let hash = String(FNV1a.hash(composed), radix: 16).suffix(8)
    let suffix = "-" + String(repeating: "0", count: 8 - hash.count) + hash
    let stem = readable.text.isEmpty ? "unnamed" : readable.text
    return trimmed(shortened(stem, to: maxLength - suffix.utf8.count)) + suffix
  }

  private func readableForm(of name: String) -> (text: String, isFaithful: Bool) {
    var text = String.UnicodeScalarView()
    var isFaithful = true
    var pendingSpaces = 0
    var isGapPending = false
    let spacesAreFaithful = !name.unicodeScalars.contains("-")
    for scalar in name.unicodeScalars {
      if keeps(scalar, isFirst: text.isEmpty) {
        if isGapPending {
          isFaithful = isFaithful && pendingSpaces == 1 && spacesAreFaithful && !text.isEmpty
          if !text.isEmpty { text.append("-") }
        }
        text.append(scalar)
        (pendingSpaces, isGapPending) = (0, false)
      } else {
        pendingSpaces += scalar == " " ? 1 : 2
        isGapPending = true
      }
    }
    let whole = String(text)
    let short = trimmed(whole)
    return (short, isFaithful && !isGapPending && short == whole)
  }

  private func keeps(_ scalar: Unicode.Scalar, isFirst: Bool) -> Bool {
    switch scalar {
    case "-", "_": return true
    case ".": return allowsDots
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber:
      return true
    case .nonspacingMark, .spacingMark: return !isFirst
    default: return false
    }
  }

  private func trimmed(_ text: String) -> String {
    let isEdge: (Character) -> Bool = { $0 == "-" || $0 == "." }
    var rest = text.drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return String(rest)
  }

  private func shortened(_ text: String, to maxLength: Int) -> String {
    var short = Substring(text)
    while short.utf8.count > maxLength { short.removeLast() }
    return String(short)
  }

  /// Names that Windows reserves for devices, with or without an extension.
  /// https://learn.microsoft.com/windows/win32/fileio/naming-a-file
  private static func isReserved(_ text: String) -> Bool {
    let stem = text.prefix { $0 != "." }.lowercased()
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    guard stem.hasPrefix("com") || stem.hasPrefix("lpt"), stem.count == 4 else { return false }
    return stem.last.map { ("1"..."9").contains($0) } ?? false
  }
}
