package import FileAccess
import Fixtures
package import Foundation
import GitFormats

/// The cell files and Interface Builder files of one revision, and a folder for those that are drawn, with all that
/// they show.
package struct RevisionFiles {
  package let folder: URL
  /// The new paths of files that moved, by their old ones.
  package let moved: [String: String]
  /// What the folder is in.
  private let tree: FileTree
  private let contents: RevisionContents
  private let cellFiles: [ShowingText]
  private let interfaces: [String]

  /// Reads the cell files of a revision; the folder stays empty.
  ///
  /// A cell file that moved gets its new name in the folder, as that begins its keys; `moved` has the new paths of files
  /// by their old ones.
  package init(
    _ revision: RevisionTree, in folder: URL, of tree: FileTree, moved: [String: String] = [:]
  ) throws {
    (self.folder, self.tree, self.moved) = (folder, tree, moved)
    // Views look for fonts and images in the repository around their file.
    try tree.makeFolder(folder.appendingPathComponent(".git"))
    contents = RevisionContents(revision)
    cellFiles = try contents.texts(of: contents.paths.filter(Self.isCellFile))
    interfaces = contents.paths.filter(Self.isInterfaceFile)
  }

  /// Puts the cell files with a name into the folder, with all that they show.
  ///
  /// - Returns: their paths, and those of files of which git has only pointers.
  package func place(cellFilesNamed names: Set<String>) throws -> (
    paths: [String], pointers: [String]
  ) {
    let named = cellFiles.filter { names.contains(Self.lastName($0.path)) }
    let files = try named + interfaces(namedBy: named)
    let pointers = try Set(place(files) + placeResources(shownBy: files)).sorted()
    return (named.map { target(of: $0.path) }.sorted(), pointers)
  }

  /// The paths, in the later revision, of all files that have cells.
  package var names: Set<String> {
    Set((cellFiles.map(\.path) + interfaces).map { moved[$0] ?? $0 })
  }

  /// Finds the cell files that can show a change, and puts them into the folder, with the Interface Builder files that
  /// they name and the translations of these.
  @MainActor package func place(
    affectedBy changed: ChangedFiles, suites: SuiteNames
  ) throws -> CellFilesToDraw {
    let affected = try interfaces(affectedBy: changed)
    let names = Set(affected.map { Self.lastName($0.path) }).union(changed.interfaceNames)
    let shown = cellFiles.filter { changed.mayBeShown(by: $0) || $0.mayName(anyOf: names) }
    let alone = affected.filter { interface in
      !cellFiles.contains { $0.names.contains(Self.lastName(interface.path)) }
    }
    let files = try shown + affected + interfaces(namedBy: shown)
    let pointers = try place(files)
    var found = CellFilesToDraw(of: files, in: folder, suites: suites)
    refuse(pointers, in: &found)
    let showing = Set(
      affected.filter(changed.resources.mayBeShown).map { Self.lastName($0.path) })
    for file in shown + alone where !pointers.contains(file.path) {
      found.add(
        target(of: file.path), of: file.path, movedTo: moved[file.path] ?? file.path,
        mayShowChangedResources: changed.resources.mayBeShown(by: file)
          || file.mayName(anyOf: showing))
    }
    found.sort()
    return found
  }

  /// Puts the pictures, colours and fonts that cells show into the folder.
  ///
  /// - Parameter cells: what ``place(affectedBy:suites:)`` found; what cannot be shown is noted there.
  /// - Throws: an error of git, or `FileError` if a file cannot be written.
  @MainActor package func placeResources(of cells: inout CellFilesToDraw) throws {
    refuse(try placeResources(shownBy: cells.sources), in: &cells)
  }

  /// Whether cells may show what is not known of the revision: a picture with its name, or one that is nowhere else.
  @MainActor package func mayShow(_ gap: RevisionTree.Gap, in cells: CellFilesToDraw) -> Bool {
    guard !Self.isShown(gap.path) else {
      return cells.sources.contains(where: ChangedResources([gap.path]).mayBeShown)
    }
    let known = ChangedResources(contents.paths.filter(Self.isResource))
    return cells.sources.contains { source in
      source.isOpaque || !source.pictures.allSatisfy(known.have)
    }
  }

  @MainActor private func refuse(_ pointers: [String], in cells: inout CellFilesToDraw) {
    for path in pointers {
      cells.refuse(path, movedTo: moved[path] ?? path, LargeFilePointer.problem(of: path))
    }
  }

  /// Whether an image set names a picture outside of its folder, which then has another name than the set.
  package func cataloguesLeadOut() throws -> Bool {
    let sets = contents.paths.filter { $0.hasSuffix(".imageset/Contents.json") }
    return try contents.texts(of: sets).contains { set in
      set.isOpaque || set.quoted.contains { $0.contains("/") }
    }
  }

  private func interfaces(affectedBy changed: ChangedFiles) throws -> [ShowingText] {
    // Reading all of a large repository takes a while.
    let possible =
      changed.resources.isEmpty ? interfaces.filter(changed.paths.contains) : interfaces
    return try contents.texts(of: possible).filter(changed.mayBeShown)
  }

  private func interfaces(namedBy cellFiles: [ShowingText]) throws -> [ShowingText] {
    try contents.texts(
      of: interfaces.filter { path in
        cellFiles.contains { $0.mayName(anyOf: [Self.lastName(path)]) }
      })
  }

  /// Places files and their translations; returns the paths of those that are only pointers, which are left out.
  private func place(_ files: [ShowingText]) throws -> [String] {
    let complete = files.filter { !$0.isPointer }
    for file in complete {
      try tree.write(file.data, to: folder.appendingPathComponent(target(of: file.path)))
    }
    let tables = Set(complete.map(\.table))
    let translations = contents.paths.filter { path in
      Self.isTranslation(path)
        && ChangedResources([path]).mayBeShown(byNames: [], tables: tables)
    }
    let pointers = try contents.place(translations, in: folder, of: tree)
    let unread = files.filter(\.isPointer).map(\.path)
    return Set(unread + pointers).sorted()
  }

  /// Places the pictures, colours and fonts that files name; returns the paths of those that are only pointers, which
  /// are left out.
  private func placeResources(shownBy files: [ShowingText]) throws -> [String] {
    let complete = files.filter { !$0.isPointer }
    let names = complete.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    let needsAll = try complete.contains(where: \.isOpaque) || cataloguesLeadOut()
    let shown = contents.paths.filter { path in
      Self.isResource(path) && !Self.isTranslation(path)
        && (needsAll || ChangedResources([path]).mayBeShown(byNames: names, tables: []))
    }
    return try contents.place(Self.withoutEmptyFolders(shown), in: folder, of: tree)
  }

  /// Leaves out the descriptions of folders in catalogues that have nothing else in them.
  private static func withoutEmptyFolders(_ paths: [String]) -> [String] {
    var filled: Set<Substring> = []
    for path in paths where !ChangedResources.describesFolder(path) {
      var folder = path[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
        folder = folder[..<slash]
        guard filled.insert(folder).inserted else { break }
      }
    }
    return paths.filter { path in
      guard ChangedResources.describesFolder(path),
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      else { return true }
      return filled.contains(path[..<slash])
    }
  }

  private func target(of path: String) -> String {
    guard Self.isCellFile(path), let new = moved[path] else { return path }
    let folder = path.split(separator: "/").dropLast().map(String.init)
    return (folder + [Self.lastName(new)]).joined(separator: "/")
  }
}

extension RevisionFiles {
  package static func isCellFile(_ path: String) -> Bool {
    CellFile.suffixes.contains { path.hasSuffix($0) }
  }

  static func isInterfaceFile(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Whether cells of a repository can show a file.
  package static func isShown(_ path: String) -> Bool {
    isCellFile(path) || isInterfaceFile(path) || isResource(path)
  }

  /// Whether a file is one that cells can show: a picture, a colour, a font or a text.
  static func isResource(_ path: String) -> Bool {
    path.contains(".xcassets/")
      ? ChangedResources.isShownAsset(path) : resourceEndings.contains(ending(of: path))
  }

  private static let resourceEndings = TextTable.endings.union([
    "png", "jpg", "jpeg", "svg", "pdf", "ttf", "otf", "ttc",
  ])

  private static func isTranslation(_ path: String) -> Bool {
    !path.contains(".xcassets/") && TextTable.endings.contains(ending(of: path))
  }

  private static func ending(of path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return path[path.index(after: dot)...].lowercased()
  }

  static func lastName(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.index(after: $0)...]) }
      ?? path
  }
}

extension RevisionContents {
  /// Returns files with the names in them.
  fileprivate func texts(of paths: [String]) throws -> [ShowingText] {
    zip(paths, try data(of: paths)).map(ShowingText.init)
  }
}
