import FileAccess
import Foundation

/// A file that contains one value as JSON.
struct JSONFile {
  let url: URL
  private let tree: FileTree?

  /// A file in a tree, or at a path that a user named.
  init(_ url: URL, in tree: FileTree?) {
    self.url = url
    self.tree = tree
  }

  /// Returns the value, nil if the file does not exist; errors say what it should contain.
  func read<Value: Decodable>(_ type: Value.Type, _ content: SnapshotsError.StoredFile) throws
    -> Value?
  {
    let found = if let tree { try tree.read(url) } else { try Files.read(url) }
    guard let data = found else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw SnapshotsError.invalidFile(file: url.path, content)
    }
  }
}
