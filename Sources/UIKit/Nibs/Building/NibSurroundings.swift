internal import Foundation
internal import InterfaceBuilder
internal import Typography

extension InterfaceBuilderDocument {
  /// The folder of the file and those around it up to its repository's root, as an app's catalogue is usually
  /// above its storyboards; outside of a repository only the folder.
  var foldersAround: [URL] {
    var folders: [URL] = []
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      folders.append(folder)
      let repository = folder.appendingPathComponent(".git").path
      if FileManager.default.fileExists(atPath: repository) { return folders }
      folder = folder.deletingLastPathComponent()
    }
    return Array(folders.prefix(1))
  }
}

extension FontFolder {
  /// The fonts around a file, given the folders around it.
  init?(_ folders: [URL]) {
    guard let document = folders.first, let root = folders.last else { return nil }
    self.init(root: root, document: document)
  }
}
