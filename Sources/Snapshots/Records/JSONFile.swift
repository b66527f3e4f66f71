import FileAccess
import Foundation

/// A file that contains one value as JSON.
struct JSONFile {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the value, nil if the file does not exist; errors say what it should contain.
  func read<Value: Decodable>(_ type: Value.Type, _ content: SnapshotsError.StoredFile) throws
    -> Value?
  {
    guard let data = try Files.read(url) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw SnapshotsError.invalidFile(file: url.path, content)
    }
  }
}
