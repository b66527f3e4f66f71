import FileAccess
import Foundation
import XcodeProjects

/// Some cells of an app with the sources and files that they need, as far as their names show.
struct AdoptedCells {
  /// Something that a package for Linux cannot have.
  enum Missing {
    case module(SourceNames.Place, in: URL)
    case objectiveC(SourceNames.Place, in: URL, header: URL)
    /// A name that a source declares which imports modules that the package cannot have.
    case leftOut(SourceNames.Place, in: URL, declaredBy: URL, modules: [String])
    /// A cell of a storyboard that code cannot reach, as its controller has no identifier or it has none itself.
    case unreachable(String, line: Int, in: URL)
    /// An Interface Builder file that cannot be read.
    case unreadable(String)
  }

  /// A cell with the place in a file that has its views, if there is one.
  struct Cell {
    let name: String
    /// The first superclass that is UIKit's.
    let root: String
    let home: CellHome?
  }

  let cells: [Cell]
  /// Sorted by path.
  let sources: [URL]
  let resources: AppResources
  let missing: [Missing]
  /// The version of Swift in which the project says the sources are written.
  let swiftVersion: String?

  /// Finds cells in the first target that has all of them.
  /// - Throws: ``SnapError/noSuchCell(_:project:)`` if none has.
  init(_ names: [String], in project: XcodeProject) throws {
    let headers = try ObjectiveCHeaders(below: project.folder)
    for target in project.targets {
      let sources = try target.files.filter { $0.pathExtension == "swift" }
        .filter { FileManager.default.fileExists(atPath: $0.path) }.map(SourceNames.init)
      let superclasses = sources.map(\.superclasses).reduce(into: [:]) {
        $0.merge($1) { old, _ in old }
      }
      guard names.allSatisfy({ superclasses[$0] != nil }) else { continue }
      let needed = NeededSources(of: names, in: sources) { headers[$0] != nil }
      self.sources = needed.all.map(\.file)
      let homes = CellHomes(of: names, in: target.files)
      cells = names.map { name in
        Cell(name: name, root: Self.root(of: name, superclasses), home: homes.found[name])
      }
      resources = AppResources(in: target.files, for: needed.all)
      missing = Self.missing(from: needed, headers) + homes.missing
      swiftVersion = target.swiftVersion
      return
    }
    throw SnapError.noSuchCell(names, project: project.folder.path)
  }

  /// Follows the superclasses that the app declares.
  private static func root(of name: String, _ superclasses: [String: String]) -> String {
    var (root, seen) = (name, Set<String>())
    while let next = superclasses[root], seen.insert(root).inserted { root = next }
    return root
  }

  private static func missing(
    from needed: NeededSources, _ headers: ObjectiveCHeaders
  ) -> [Missing] {
    needed.all.flatMap { source -> [Missing] in
      source.missingModules.map { .module($0, in: source.file) }
        + source.used.compactMap { place in
          headers[place.name].map { .objectiveC(place, in: source.file, header: $0) }
        }
    }
      + needed.leftOut.map {
        .leftOut(
          $0.place, in: $0.user.file, declaredBy: $0.owner.file,
          modules: $0.owner.missingModules.map(\.name))
      }
  }
}

extension AdoptedCells.Missing: CustomStringConvertible {
  var description: String {
    switch self {
    case .module(let place, let file):
      "\(file.path):\(place.line): the module \(place.name) is not in the package"
    case .objectiveC(let place, let file, let header):
      "\(file.path):\(place.line): \(place.name) is declared in Objective-C, by \(header.path)"
    case .leftOut(let place, let file, let source, let modules):
      "\(file.path):\(place.line): \(place.name) is in \(source.path), which is left out as it imports "
        + "\(modules.joined(separator: ", ")); declare what the cells use of it in Sources/AppCells"
    case .unreachable(let cell, let line, let file):
      "\(file.path):\(line): \(cell) is made without its views; give the cell a reuse identifier, and its controller a "
        + "storyboard identifier"
    case .unreadable(let problem): problem
    }
  }
}

/// The classes and protocols that a project's headers declare.
private struct ObjectiveCHeaders {
  private var headers: [String: URL] = [:]

  init(below folder: URL) throws {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    // A link to a file that is not there has no names.
    let files = found?.compactMap { $0 as? URL }.filter(Files.exists) ?? []
    let names = try Regex(#"@(?:interface|protocol)\s+(\w+)\s*[:<\n]"#)
    for header in files.filter({ $0.pathExtension == "h" }).sorted(by: { $0.path < $1.path }) {
      let text = String(decoding: try Files.read(existing: header), as: UTF8.self)
      for match in text.matches(of: names) {
        guard let name = match.output[1].substring else { continue }
        headers[String(name)] = headers[String(name)] ?? header
      }
    }
  }

  subscript(name: String) -> URL? { headers[name] }
}
