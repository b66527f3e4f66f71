import FileAccess
import Fixtures
import Foundation
import Snapshots

/// The cell files of one side of a comparison, some of them made for Interface Builder files without one.
@MainActor struct CellFilesToDraw {
  /// The paths, below the folder of the side.
  var paths: [String]
  /// The paths of cell files that cannot be made, with the reasons.
  private(set) var unreadable: [(path: String, problem: String)] = []
  /// The Interface Builder files for which a cell file was made, by its suite.
  private var made: [String: (path: String, prototypes: PrototypeFile)] = [:]

  init(paths: [String]) { self.paths = paths }

  /// Makes a cell file with every cell of an Interface Builder file, if it has any; `name` is the path that it has
  /// after it moved.
  mutating func add(_ path: String, as name: String, in folder: URL) {
    let file = Self.cellFile(for: path, as: name)
    do {
      let prototypes = try PrototypeFile(contentsOf: folder.appendingPathComponent(path))
      guard !prototypes.prototypeNames.isEmpty else { return }
      let text = Data(prototypes.firstCellFile.utf8)
      try Files.write(text, to: folder.appendingPathComponent(file))
      made[Self.suite(ofCellFile: file)] = (path, prototypes)
      paths.append(file)
    } catch {
      unreadable.append((file, "\(error)"))
    }
  }

  /// Returns the cells that need not be drawn, by their suites: nothing that they show changed.
  func unchanged(since old: CellFilesToDraw, _ changed: ChangedFiles) -> [String: Set<String>] {
    var unchanged: [String: Set<String>] = [:]
    // Which files show a changed resource is a guess that errs on the side of drawing.
    guard changed.resources.isEmpty else { return unchanged }
    for (suite, new) in made {
      // In another folder, other pictures may have the names that the file uses.
      guard let old = old.made[suite], old.path == new.path else { continue }
      let names = new.prototypes.firstFixtures(drawnAsIn: old.prototypes)
      unchanged[suite] = Set(names.map { SnapshotKey(suite: suite, fixture: $0).fixture })
    }
    return unchanged
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
    let name = RevisionFiles.lastName(path)
    let suffix = CellFile.suffixes.first { name.hasSuffix($0) } ?? ""
    return SnapshotKey(suite: String(name.dropLast(suffix.count)), fixture: name).suite
  }
}
