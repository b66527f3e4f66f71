import FileAccess
package import Foundation

/// The files that a link may lead to for a bundle to have them: a bundle can be read by people who must not read all that
/// this machine has.
///
/// 1. Those that git lists in the repository around the package.
/// 2. Without git, and in folders that the user or the build named, all that is visible below the folder.
/// 3. Nothing in a hidden folder, such as `.git`.
package struct LinkTargets {
  /// The real path of the repository, if there is one.
  private let repository: String?
  private let listed: Set<String>
  /// The real paths of the folders.
  private let folders: [String]

  /// Finds the files.
  ///
  /// - Parameters:
  ///   - package: the package's folder.
  ///   - repository: the one around it; nil without git.
  ///   - named: folders of which all may be packed.
  /// - Throws: ``GitProblem``
  package init(of package: URL, in repository: GitRepository?, named: [URL] = []) throws {
    self.repository = repository.flatMap { Files.realPath($0.root) }
    let root = self.repository ?? ""
    listed = Set(try repository?.workingFiles().map { "\(root)/\($0)" } ?? [])
    folders = (named + (repository == nil ? [package] : [])).compactMap { Files.realPath($0) }
  }

  /// Whether a folder can have files that may be packed.
  package func mayEnter(_ folder: String) -> Bool {
    ([repository].compactMap(\.self) + folders).contains { Self.isVisible(folder, below: $0) }
  }

  /// Whether a file with a real path may be packed.
  package func mayPack(_ file: String) -> Bool {
    if folders.contains(where: { Self.isVisible(file, below: $0) }) { return true }
    guard let repository, listed.contains(file) else { return false }
    return Self.isVisible(file, below: repository)
  }

  private static func isVisible(_ path: String, below root: String) -> Bool {
    guard path == root || path.utf8.starts(with: "\(root)/".utf8) else { return false }
    return !path.utf8.dropFirst(root.utf8.count).split(separator: UInt8(ascii: "/")).contains {
      $0.first == UInt8(ascii: ".")
    }
  }
}
