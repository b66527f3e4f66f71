import Fixtures
import Foundation
import Serving

/// A file that is open in an editor, with the text that the editor has.
struct EditorDocument: Sendable {
  enum Kind: Sendable {
    case interface
    case cells
    case swift

    /// Nil for a file that the server has nothing to say about.
    init?(path: String) {
      if CellFile.suffixes.contains(where: path.hasSuffix) {
        self = .cells
      } else if LintPaths.endings.contains((path as NSString).pathExtension) {
        self = .interface
      } else if path.hasSuffix(".swift") {
        self = .swift
      } else {
        return nil
      }
    }
  }

  /// As the client writes it.
  let address: String
  let path: String
  let kind: Kind
  var version: Int
  var text: EditedText

  /// Nil for a document that is no file, or of no kind that the server knows.
  init?(address: String, version: Int, text: String) {
    guard let path = FileAddress.path(of: address), let kind = Kind(path: path) else { return nil }
    (self.address, self.path, self.kind) = (address, path, kind)
    (self.version, self.text) = (version, EditedText(text))
  }

  /// What a process that reads it is told.
  var file: EditorFile { EditorFile(path: path, text: text.text) }
}

/// Files as URIs name them.
enum FileAddress {
  /// The path of a file's URI; nil for another one.
  static func path(of address: String) -> String? {
    let scheme = "file://"
    guard address.hasPrefix(scheme) else { return nil }
    let rest = address.dropFirst(scheme.count)
    // A host other than this one has files that are not here.
    guard let slash = rest.firstIndex(of: "/"), ["", "localhost"].contains(rest[..<slash]),
      let path = rest[slash...].removingPercentEncoding, !path.utf8.contains(0)
    else { return nil }
    return path
  }

  static func address(of path: String) -> String {
    var allowed = CharacterSet.urlPathAllowed
    allowed.remove(charactersIn: ":;")
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }
}
