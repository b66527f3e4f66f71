import Foundation
import GitFormats

/// What differs between two revisions, the part that cells can show.
struct ChangedFiles {
  /// The old and new paths of all files.
  let paths: Set<String>
  /// The names of the Interface Builder files among them, which cell files name.
  let interfaceNames: Set<String>
  /// The pictures, colours, fonts and texts among them.
  let resources: ChangedResources
  /// The new paths of files that moved, by their old ones.
  let moved: [String: String]

  init(_ changes: [GitChange]) {
    let shown = changes.filter { change in
      [change.old, change.new].compactMap(\.self).contains(where: RevisionFiles.isShown)
    }
    let all = shown.flatMap { [$0.old, $0.new].compactMap(\.self) }
    paths = Set(all)
    interfaceNames = Set(all.filter(RevisionFiles.isInterfaceFile).map(RevisionFiles.lastName))
    resources = ChangedResources(all.filter(RevisionFiles.isResource))
    var moved: [String: String] = [:]
    for change in shown {
      if let old = change.old, let new = change.new, old != new { moved[old] = new }
    }
    self.moved = moved
  }

  var isEmpty: Bool { paths.isEmpty }

  /// Whether a file changed, or may show something that did.
  func mayBeShown(by file: ShowingText) -> Bool {
    paths.contains(file.path) || resources.mayBeShown(by: file)
  }
}
