import Foundation
import InterfaceBuilder
import Testing

/// Loads the IB files of a folder that the developer names; such files are not part of the package.
struct CorpusTests {
  static let folder = ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"]

  static var files: [URL] {
    guard let folder,
      let paths = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil)
    else { return [] }
    return paths.compactMap { $0 as? URL }
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  @Test(.enabled(if: folder != nil, "SNAP_IB_CORPUS names no folder of IB files"))
  func `every file of the corpus loads`() {
    let files = Self.files
    #expect(!files.isEmpty, "no IB file below \(Self.folder ?? "")")
    for file in files {
      #expect(throws: Never.self, "\(file.path)") { try InterfaceBuilderDocument(contentsOf: file) }
    }
  }
}
