import FileAccess
import Foundation

/// A file that holds one value as JSON.
struct JSONFile {
  let url: URL

  init(_ url: URL) { self.url = url }

  /// Returns the value, nil if there is no such file; errors call its content by the name.
  func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value? {
    guard let data = try Files.read(url) else { return nil }
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch {
      throw SnapshotsError.invalidFile(file: url.path, content: name)
    }
  }
}
