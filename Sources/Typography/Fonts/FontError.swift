public import Foundation

/// What can go wrong with a font file.
public enum FontError: Error, Hashable, Sendable {
  /// The file does not exist or cannot be read; `reason` is the system's.
  case unreadable(URL, reason: String)
  /// The file is not a TrueType or OpenType font, or its tables are damaged.
  case notAFont(URL, reason: String)
  /// The manifest of the bundled fonts does not parse or lacks an entry.
  case invalidManifest(URL, reason: String)
}

extension FontError: LocalizedError, CustomStringConvertible {
  /// What happened, to which file, and what to do next.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "The font file \(file.path) cannot be read: \(reason). Check that it exists and is readable"
        + " here; if it is one of the bundled fonts, build the package again from a clean checkout."
    case .notAFont(let file, let reason):
      "The file \(file.path) is not a usable font: \(reason). Use an undamaged TrueType (.ttf) or"
        + " OpenType (.otf) file."
    case .invalidManifest(let file, let reason):
      "The font manifest \(file.path) cannot be used: \(reason). Restore it from the package's"
        + " Fonts folder and build again."
    }
  }

  /// The same sentence, for `localizedDescription`.
  public var errorDescription: String? { description }
}

/// Why FreeType refuses a file, from its error code (`fterrdef.h`); Debian's library has no texts for them.
enum FreeTypeReason {
  static func text(_ error: Int32) -> String {
    "\(plain(error)) (FreeType's error \(error))"
  }

  private static func plain(_ error: Int32) -> String {
    switch error {
    case 0x01, 0x02: "its format is not a known font format"
    case 0x51...0x5F: "it ends too early"
    case 0x8E...0x93: "a table that every font needs is missing or damaged"
    default: "its tables are damaged"
    }
  }
}
