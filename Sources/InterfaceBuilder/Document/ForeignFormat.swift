/// A format that is not an Interface Builder document, detected by its first bytes.
public enum ForeignFormat: String, Hashable, Sendable, CaseIterable {
  /// A document compiled by Xcode for an app.
  case compiledNib
  /// A binary property list, such as the parts of compiled documents.
  case binaryPropertyList
  /// The placeholder of a file that Git LFS has not fetched.
  case gitLFSPointer
  /// Text with two bytes per character.
  case utf16

  /// Recognizes a format by its first bytes; nil for any other.
  init?(_ start: some Collection<UInt8>) {
    let match = Self.beginnings.first { beginning, _ in start.starts(with: beginning) }
    guard let match else { return nil }
    self = match.1
  }

  private static let beginnings: [([UInt8], ForeignFormat)] = [
    (Array("NIBArchive".utf8), .compiledNib),
    (Array("bplist".utf8), .binaryPropertyList),
    (Array("version https://git-lfs".utf8), .gitLFSPointer),
    // The byte order marks, and a < without one.
    ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x3C, 0x00], .utf16), ([0x00, 0x3C], .utf16),
  ]

  /// The name of the format, to follow “it is”.
  var name: String {
    switch self {
    case .compiledNib: "a compiled nib"
    case .binaryPropertyList: "a binary property list, as in a compiled nib or storyboard"
    case .gitLFSPointer: "a Git LFS pointer"
    case .utf16: "encoded in UTF-16"
    }
  }

  /// What to do.
  var remedy: String {
    switch self {
    case .compiledNib, .binaryPropertyList: "Use the .xib or .storyboard that it was compiled from."
    case .gitLFSPointer: "Run `git lfs pull`."
    case .utf16: "Save it again in Xcode, which writes UTF-8."
    }
  }
}
