import PrintedText
import SnapReport

/// Why cells of a project could not be taken over.
///
/// Each message names the problem, the file, and what to do next.
package enum AdoptingError: Error, CustomStringConvertible {
  case noSuchCell([String], project: String)
  /// The targets with the cells that each has.
  case severalTargets([(target: String, cells: [String])])
  case noName(String, file: String?, line: Int?)

  package var description: String {
    switch self {
    case .noSuchCell([], let project):
      "no target in \(project) has a class below UITableViewCell, UICollectionViewCell, UITableViewHeaderFooterView or "
        + "UICollectionReusableView. Name a folder with the sources that declare its superclass, too."
    case .noSuchCell(let names, let project):
      "no target of the project in \(project) declares \(names.joined(separator: ", ")) as classes. "
        + "Name classes that its sources declare, those inside of other types as Outer.Inner."
    case .severalTargets(let targets):
      "a package has the cells of one target, and these are in several: "
        + targets.map { "\($0.cells.joined(separator: ", ")) in \($0.target)" }
        .joined(separator: "; ") + ". Name those of one target."
    case .noName(let name, let file, let line):
      "\(file.map { "\($0):\(line.map { "\($0): " } ?? " ")" } ?? "")“\(name.visible)” cannot be the name of a module, a class or "
        + "a source in the package, which are identifiers and plain paths. Rename it, or leave it out of the project."
    }
  }
}
