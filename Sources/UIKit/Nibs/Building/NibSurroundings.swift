internal import Foundation
internal import InterfaceBuilder
internal import Typography

extension InterfaceBuilderDocument {
  /// The folder of the file and those around it up to its project's, as an app's catalogue is usually above its
  /// storyboards.
  ///
  /// The project's folder is that of its repository; without one, the nearest with an Xcode project or a Swift package;
  /// else that of the file.
  var foldersAround: [URL] {
    var folders: [URL] = []
    var folder = URL(fileURLWithPath: file).standardizedFileURL.deletingLastPathComponent()
    while folder.path != "/" {
      folders.append(folder)
      folder = folder.deletingLastPathComponent()
    }
    let root = folders.firstIndex(where: \.isRepository) ?? folders.firstIndex(where: \.isProject)
    return Array(folders.prefix((root ?? 0) + 1))
  }
}

extension URL {
  fileprivate var isRepository: Bool {
    FileManager.default.fileExists(atPath: appendingPathComponent(".git").path)
  }

  fileprivate var isProject: Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.contains {
      $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace")
    }
  }
}

extension FontFolder {
  /// The fonts around a file, given the folders around it.
  init?(_ folders: [URL]) {
    guard let document = folders.first, let root = folders.last else { return nil }
    self.init(root: root, document: document)
  }
}
