package import Fixtures
import Foundation
import SnapshotRecords

/// The cell files of one side of a comparison, some of them made for Interface Builder files without one.
@MainActor package struct CellFilesToDraw {
  /// A cell file.
  package struct Entry {
    /// Its path in records, or that of the Interface Builder file for which it was made.
    package let path: String
    /// The first part of its keys, by which both sides are compared.
    package let suite: String
    /// Whether it has the same place on both sides; elsewhere, other pictures may have the names that it uses.
    let isInPlace: Bool
    /// Whether its cells may show a picture, colour, font or text that changed.
    let mayShowChangedResources: Bool
    package let file: CellFile

    /// The names of all its fixtures, as keys have them.
    @MainActor fileprivate var keyNames: Set<String> { keyNames(of: file.fixtures.map(\.name)) }

    fileprivate func keyNames(of fixtures: some Sequence<String>) -> Set<String> {
      Set(fixtures.map { SnapshotKey(suite: suite, fixture: $0).fixture })
    }
  }

  /// The cell files in the order of their suites.
  package private(set) var entries: [Entry] = []
  /// The paths of files that cannot be used, with their suites and the reasons.
  package private(set) var unreadable: [(path: String, suite: String, problem: String)] = []

  /// The files in the folder, with what they show.
  package let sources: [ShowingText]

  private let folder: URL
  private let suites: SuiteNames

  /// Creates an empty list for the files in a folder.
  init(of sources: [ShowingText], in folder: URL, suites: SuiteNames) {
    (self.sources, self.folder, self.suites) = (sources, folder, suites)
  }

  /// Reads a cell file, or makes one with every cell of an Interface Builder file, if that has any.
  ///
  /// - Parameters:
  ///   - path: the file's path below the folder.
  ///   - old: its path in this revision.
  ///   - new: its path in the later revision.
  ///   - mayShowChangedResources: whether its cells may show a picture, colour, font or text that changed.
  package mutating func add(
    _ path: String, of old: String, movedTo new: String, mayShowChangedResources: Bool
  ) {
    let suite = suites.suite(of: new)
    do {
      guard let file = try cellFile(at: folder.appendingPathComponent(path)) else { return }
      entries.append(
        Entry(
          path: path, suite: suite, isInPlace: old == new,
          mayShowChangedResources: mayShowChangedResources, file: file))
    } catch {
      unreadable.append((path, suite, "\(error)"))
    }
  }

  private func cellFile(at url: URL) throws -> CellFile? {
    guard RevisionFiles.isInterfaceFile(url.path) else { return try CellFile(contentsOf: url) }
    let prototypes = try PrototypeFile(contentsOf: url)
    return prototypes.prototypeNames.isEmpty ? nil : try CellFile(of: prototypes, at: url)
  }

  /// Notes a file that cannot be used.
  mutating func refuse(_ path: String, movedTo new: String, _ problem: String) {
    unreadable.append((path, suites.suite(of: new), problem))
  }

  /// Puts the files into the order in which they are drawn.
  package mutating func sort() { entries.sort { $0.suite < $1.suite } }

  /// Returns the cells that need not be drawn, by their suites: nothing that they show changed.
  package func unchanged(since old: CellFilesToDraw) -> [String: Set<String>] {
    let before = old.entriesBySuite
    return names { new in
      guard let old = before[new.suite], old.isInPlace, new.isInPlace,
        !old.mayShowChangedResources, !new.mayShowChangedResources
      else { return nil }
      return new.keyNames(of: new.file.fixtures(drawnAsIn: old.file))
    }
  }

  /// Returns the cells that another revision does not have any more, by the suites that both have.
  package func removed(in new: CellFilesToDraw) -> [String: Set<String>] {
    let after = new.entriesBySuite
    return names { old in after[old.suite].map { old.keyNames.subtracting($0.keyNames) } }
  }

  private func names(_ select: (Entry) -> Set<String>?) -> [String: Set<String>] {
    entries.reduce(into: [:]) { names, entry in
      if let selected = select(entry) { names[entry.suite] = selected }
    }
  }

  private var entriesBySuite: [String: Entry] {
    Dictionary(entries.map { ($0.suite, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether any cell has to be drawn.
  package func haveMore(than unchanged: [String: Set<String>]) -> Bool {
    entries.contains { entry in
      entry.file.fixtures.count > (unchanged[entry.suite]?.count ?? 0)
    }
  }
}
