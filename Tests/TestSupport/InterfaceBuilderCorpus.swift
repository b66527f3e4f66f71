package import Foundation

/// A folder of Interface Builder files with the frames that Apple's engine gave their views.
///
/// Tests/InterfaceBuilderSample/README.md says what is in it, and where it comes from.
package struct InterfaceBuilderCorpus: FolderOfFiles, Sendable, CustomStringConvertible {
  /// The files that come with the package.
  package static let sample = InterfaceBuilderCorpus(
    description: "sample",
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "InterfaceBuilderSample", directoryHint: .isDirectory))

  /// The larger folder that the developer names; nil without one.
  package static let named = folder(inVariable: "SNAP_IB_CORPUS")

  /// A folder with cells of other repositories, as evidence for the numbers of rules; nil without one.
  package static let evidence = folder(inVariable: "SNAP_IB_EVIDENCE")

  private static func folder(inVariable name: String) -> InterfaceBuilderCorpus? {
    ProcessInfo.processInfo.environment[name].map {
      InterfaceBuilderCorpus(
        description: name, root: URL(filePath: $0, directoryHint: .isDirectory))
    }
  }

  package static let all = [sample] + [named].compactMap { $0 }

  package let description: String
  package let root: URL

  package var isSample: Bool { description == Self.sample.description }

  /// Returns the Interface Builder files at any depth, sorted by path.
  package func interfaceFiles(
    withExtensions extensions: Set<String> = ["xib", "storyboard"]
  ) -> [URL] {
    allFiles.map(url(of:)).filter { extensions.contains($0.pathExtension) }
  }

  package func lines(of path: String) throws -> [Substring] {
    try text(of: path).split(separator: "\n")
  }
}
