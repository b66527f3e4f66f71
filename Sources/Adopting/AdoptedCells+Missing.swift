package import Foundation

extension AdoptedCells {
  /// Something that a package for Linux cannot have.
  package enum Missing {
    case module(SourceNames.Place, in: URL)
    case objectiveC(SourceNames.Place, in: URL, header: URL)
    /// A name that a source declares which imports modules that the package cannot have.
    ///
    /// The target is the one whose sources use it.
    case leftOut(SourceNames.Place, in: URL, target: String, declaredBy: URL, modules: [String])
    /// The test of a cell, whose making somebody must write.
    case test(String, CellMaking.ByHand)
    /// An Interface Builder file that cannot be read.
    case unreadable(String)

    /// Whether a build fails because of it.
    package var isSeenByCompiler: Bool {
      switch self {
      case .module, .objectiveC, .leftOut: true
      case .test, .unreadable: false
      }
    }
  }
}

extension AdoptedCells.Missing: CustomStringConvertible {
  package var description: String {
    switch self {
    case .module(let place, let file):
      "\(file.path):\(place.line): the module \(place.name) is not in the package; Sources/\(place.name) is empty: "
        + "declare there what the cells use of it"
    case .objectiveC(let place, let file, let header):
      "\(file.path):\(place.line): \(place.name) is declared in Objective-C, by \(header.path)"
    case .leftOut(let place, let file, let target, let source, let modules):
      "\(file.path):\(place.line): \(place.name) is in \(source.path), which is left out as it imports "
        + "\(modules.joined(separator: ", ")); declare what the cells use of it in Sources/\(target)"
    case .test(let cell, let making):
      "\(making.file.path):\(making.line): \(cell) has no test, as \(making.reason.clause); "
        + "\(making.reason.advice(for: cell))"
    case .unreadable(let problem): problem
    }
  }
}
