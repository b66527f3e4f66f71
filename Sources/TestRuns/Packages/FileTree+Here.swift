package import FileAccess
import Foundation
import SnapshotReferences

extension FileTree {
  /// The current folder, for what a command keeps in its folder for a run's files without a package.
  package static var here: FileTree {
    let folder = URL(
      fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    return FileTree(roots: [Root(folder, variables: SnapshotPlaces.variablesOfFolders)])
  }
}
