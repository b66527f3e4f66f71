import Foundation
import GitFormats

/// What of the differences between two revisions cells can show.
package struct ChangedFiles {
  /// The old and new paths of all files.
  package let paths: Set<String>
  /// The names of the Interface Builder files among them, which cell files name.
  let interfaceNames: Set<String>
  /// The pictures, colours, fonts and texts among them.
  package private(set) var resources: ChangedResources
  /// The new paths of files that moved, by their old ones.
  package let moved: [String: String]

  package init(_ found: RevisionChanges) {
    let shown = found.changes.filter { change in
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
    if found.isIncomplete { resources.addUnknown() }
  }

  package var isEmpty: Bool { paths.isEmpty && resources.isEmpty }

  /// Says that a picture may be shown under another name than its own.
  package mutating func addUnknown() { resources.addUnknown() }

  /// Whether a file changed, or may show something that did.
  package func mayBeShown(by file: ShowingText) -> Bool {
    paths.contains(file.path) || resources.mayBeShown(by: file)
  }
}
