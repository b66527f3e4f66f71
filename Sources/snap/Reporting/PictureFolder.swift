import FileAccess
import Foundation

/// The PNG files in a folder and below it.
struct PictureFolder {
  let path: String
  private let url: URL

  init(_ path: String) {
    self.path = path
    url = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  /// The paths of the files below the folder, sorted; hidden files are left out, and links are not followed.
  var pictures: [String] {
    let files = FileManager.default.enumerator(
      at: url, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let paths = files?.compactMap { ($0 as? URL)?.path } ?? []
    return paths.filter { $0.hasSuffix(".png") }.map { String($0.dropFirst(url.path.count + 1)) }
      .sorted()
  }

  /// The path of a file below the folder, for messages.
  func file(_ name: String) -> String { path.hasSuffix("/") ? path + name : "\(path)/\(name)" }
}
