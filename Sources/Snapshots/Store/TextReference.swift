import Foundation

/// A text reference as it was found on disk.
struct TextReference {
  /// Why a file is no text.
  enum Failure: Error, CustomStringConvertible {
    case notUnicode(file: String)
    case largeFilePointer(file: String)

    /// Whether recording may replace the file: a pointer stands for a good reference.
    var isRepairable: Bool {
      if case .notUnicode = self { true } else { false }
    }

    var description: String {
      switch self {
      case .notUnicode(let file):
        "\(file) is no UTF-8 text. Record it again with `snap record`."
      case .largeFilePointer(let file): SnapshotsError.largeFilePointer(file: file).description
      }
    }
  }

  /// The text with `\n` at each line's end.
  let text: String

  init(_ data: Data, name: String) throws(Failure) {
    guard let text = String(data: data, encoding: .utf8) else { throw .notUnicode(file: name) }
    if text.hasPrefix("version https://git-lfs") { throw .largeFilePointer(file: name) }
    self.text = text.replacing("\r\n", with: "\n")
  }
}
