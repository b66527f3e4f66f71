import FileAccess
import Fixtures
import Foundation
import Snapshots

/// The cell files of one revision, in a folder with all that they show.
struct RevisionFiles {
  let folder: URL
  /// The paths of cell files and Interface Builder files, sorted.
  let paths: [String]
  private let contents: RevisionContents

  /// Fills a folder with the cell files and Interface Builder files of a revision.
  ///
  /// A cell file that moved has its new name, as that begins its keys; `moved` has the new paths of files by their old
  /// ones.
  init(
    _ revision: GitRepository.Revision, of repository: GitRepository, in folder: URL,
    moved: [String: String] = [:]
  ) throws {
    self.folder = folder
    // Views look for fonts and images in the repository around their file.
    try Files.makeFolder(folder.appendingPathComponent(".git"))
    contents = try RevisionContents(revision, of: repository)
    let files = contents.paths.filter { Self.isCellFile($0) || Self.isInterfaceFile($0) }
    func target(_ path: String) -> String { Self.target(of: path, moved: moved) }
    try contents.place(files, in: folder, as: target)
    paths = files.map(target).sorted()
  }

  /// Adds the pictures, colours, fonts and texts that cell files and Interface Builder files name.
  private func placeResources(shownBy files: [ShowingText]) throws {
    let shown = contents.paths.filter { path in
      guard Self.isResource(path) else { return false }
      let resource = ChangedResources([path])
      return files.contains(where: resource.mayBeShown)
    }
    try contents.place(shown, in: folder) { $0 }
  }

  private static func target(of path: String, moved: [String: String]) -> String {
    guard isCellFile(path), let new = moved[path] else { return path }
    let folder = path.split(separator: "/").dropLast().map(String.init)
    return (folder + [URL(fileURLWithPath: new).lastPathComponent]).joined(separator: "/")
  }

  static func isCellFile(_ path: String) -> Bool {
    CellFile.suffixes.contains { path.hasSuffix($0) }
  }

  static func isInterfaceFile(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Whether cells of a repository can show a file.
  static func isShown(_ path: String) -> Bool {
    isCellFile(path) || isInterfaceFile(path) || isResource(path)
  }

  /// Whether a file is one that cells can show: a picture, a colour, a font or a text.
  static func isResource(_ path: String) -> Bool {
    path.contains(".xcassets/")
      || resourceEndings.contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  private static let resourceEndings: Set = [
    "png", "jpg", "jpeg", "ttf", "otf", "ttc", "strings", "stringsdict", "xcstrings",
  ]
}

extension RevisionFiles {
  /// What a comparison draws: the paths of cell files, some of them made for Interface Builder files without one, and why
  /// others cannot be read.
  typealias CellFiles = (paths: [String], unreadable: [(path: String, problem: String)])

  /// Finds the cell files that can show a change, and adds what they show.
  func cellFiles(affectedBy changed: ChangedFiles) throws -> CellFiles {
    var unreadable: [(path: String, problem: String)] = []
    func text(_ path: String) throws -> ShowingText {
      ShowingText(
        path, try Files.read(existing: folder.appendingPathComponent(path), atMost: Files.sizeLimit)
      )
    }
    func isAffected(_ file: ShowingText) -> Bool {
      changed.paths.contains(file.path) || changed.resources.mayBeShown(by: file)
    }
    let cellFiles = try paths.filter(Self.isCellFile).map(text)
    let interfaces = paths.filter(Self.isInterfaceFile)
    let affected = try interfaces.filter { path in
      // Reading all of a large repository takes a while.
      try changed.paths.contains(path) || !changed.resources.isEmpty && isAffected(text(path))
    }
    let names = Set(affected.map(Self.lastName)).union(changed.interfaceNames)
    let affectedCellFiles = cellFiles.filter { isAffected($0) || !$0.names.isDisjoint(with: names) }
    let shown = try interfaces.filter { path in
      affected.contains(path)
        || affectedCellFiles.contains { $0.names.contains(Self.lastName(path)) }
    }.map(text)
    try placeResources(shownBy: affectedCellFiles + shown)
    var found = affectedCellFiles.map(\.path)
    for path in affected {
      guard !cellFiles.contains(where: { $0.names.contains(Self.lastName(path)) }) else { continue }
      let made = Self.cellFile(for: path, as: changed.moved[path] ?? path)
      do {
        if try makeCellFile(made, for: path) { found.append(made) }
      } catch {
        unreadable.append((made, "\(error)"))
      }
    }
    return (found.sorted(), unreadable)
  }

  private static func lastName(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// Writes a cell file with every cell of an Interface Builder file; returns false if there are none.
  private func makeCellFile(_ made: String, for path: String) throws -> Bool {
    let file = folder.appendingPathComponent(path)
    let text = try MainActor.assumeIsolated { () -> String? in
      let prototypes = try PrototypeFile(contentsOf: file)
      return prototypes.prototypeNames.isEmpty ? nil : prototypes.firstCellFile
    }
    guard let text else { return false }
    try Data(text.utf8).write(to: folder.appendingPathComponent(made))
    return true
  }

  /// The path of a cell file for an Interface Builder file: beside it, and named by a whole path, as two files can have
  /// one name.
  private static func cellFile(for path: String, as name: String) -> String {
    let stem = (name as NSString).deletingPathExtension.replacing("/", with: "-")
    let folders = path.split(separator: "/").dropLast().map(String.init)
    return (folders + [stem + (CellFile.suffixes.first ?? "")]).joined(separator: "/")
  }

  /// The suite in the keys of a cell file.
  static func suite(ofCellFile path: String) -> String {
    let name = URL(fileURLWithPath: path).lastPathComponent
    let suffix = CellFile.suffixes.first { name.hasSuffix($0) } ?? ""
    return SnapshotKey(suite: String(name.dropLast(suffix.count)), fixture: name).suite
  }
}

/// What differs between two revisions, as far as cells can show it.
struct ChangedFiles {
  /// The old and new paths of all files.
  let paths: Set<String>
  /// The names of the Interface Builder files among them, which cell files name.
  let interfaceNames: Set<String>
  /// The pictures, colours, fonts and texts among them.
  let resources: ChangedResources
  /// The new paths of files that moved, by their old ones.
  let moved: [String: String]

  init(_ changes: [GitRepository.Change]) {
    let shown = changes.filter { change in
      [change.old, change.new].compactMap(\.self).contains(where: RevisionFiles.isShown)
    }
    let all = shown.flatMap { [$0.old, $0.new].compactMap(\.self) }
    paths = Set(all)
    interfaceNames = Set(
      all.filter(RevisionFiles.isInterfaceFile).map { URL(fileURLWithPath: $0).lastPathComponent }
    )
    resources = ChangedResources(all.filter(RevisionFiles.isResource))
    var moved: [String: String] = [:]
    for change in shown {
      if let old = change.old, let new = change.new, old != new { moved[old] = new }
    }
    self.moved = moved
  }

  var isEmpty: Bool { paths.isEmpty }
}
