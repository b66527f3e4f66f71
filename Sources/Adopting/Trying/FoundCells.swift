import Foundation

/// The cells of some sources, and how each is made.
package struct FoundCells {
  package struct Cell {
    package let name: String
    let file: URL
    /// Its file's name with the line.
    package let place: String
    let line: Int
    let making: CellMaking
    /// Whether only code in its own file makes it.
    let isHidden: Bool
    /// What gives it made-up content.
    private(set) var content: SampleCalls.Content

    /// What makes it, or why nothing does; a clause.
    package var clause: String {
      switch making {
      case .nib(let home): "made from \(home.file.lastPathComponent)"
      case .initializer(let arguments):
        "made by init(\(arguments.map { "\($0.label.isEmpty ? "_" : $0.label):" }.joined()))"
      case .byHand(let byHand):
        byHand.nib.map { "made from \($0.lastPathComponent)" } ?? byHand.reason.clause
      }
    }

    /// Why there is no picture, and what to do.
    var advice: String {
      if case .byHand(let byHand) = making, case .isPrivate = byHand.reason {
        return "Nothing can make it here, as it is private. Leave out the word for a look."
      }
      if case .byHand(let byHand) = making, case .outlets = byHand.reason {
        return "Nothing can make it here, as \(clause). Name its xib or storyboard, too."
      }
      return
        "Nothing can make it here, as \(clause). A test can, in a package such as `snap adopt` writes."
    }

    /// Why a cell has no picture if pruning took away what makes it.
    static let adviceOnPruned =
      "Nothing can make it here, as what does not compile was left out of it or its superclass. `--strict` shows the errors."

    /// Leaves out the statements of its content.
    mutating func empty() { content.statements = [] }

    /// Whether a program can make it.
    package var isMade: Bool { making.byHand.map { $0.nib != nil } ?? true }
  }

  /// In the order of the sources.
  package let cells: [Cell]
  /// The Interface Builder files of the cells, and of other views that have one of their name.
  let nibs: [URL]
  /// The classes that these name.
  let classes: [String]
  /// The imports that a program for Linux has not, with their places.
  let missingModules: [(name: String, file: URL, place: String)]
  /// Those, sorted, for which there are modules without declarations.
  let emptyModules: [String]
  /// What is compiled in the place of some of these.
  let standIns: [LibraryStandIn]
  /// The names of the types that the sources declare.
  let types: Set<String>
  /// What Interface Builder files could not be read.
  package let unreadable: [AdoptedCells.Missing]
  let symbols: AssetSymbols
  /// Whether a source declares a bundle of its module itself.
  let hasBundle: Bool

  static let roots: Set = [
    "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView",
    "UICollectionReusableView",
  ]

  /// Follows the superclasses that sources declare to one of UIKit's.
  static func root(of name: String, _ superclasses: [String: String]) -> String {
    let root = AdoptedCells.root(of: name, superclasses)
    return root.hasPrefix("UIKit.") ? String(root.dropFirst("UIKit.".count)) : root
  }

  /// Finds the cells.
  ///
  /// - Parameters:
  ///   - sources: the sources.
  ///   - names: the classes to draw, which may be of any views; empty for all cells.
  /// - Throws: ``TryingError/noCells(names:sources:undeclared:)``, `AdoptingError`, or an error that names a file.
  package init(in sources: TriedSources, named names: [String]) throws {
    let read = try sources.files.map { try SourceNames(of: $0, AppModules()) }
    let superclasses = AdoptedCells.superclasses(in: read)
    func root(_ name: String) -> String { Self.root(of: name, superclasses) }
    let all = try sources.files.flatMap(DeclaredClass.all)
    let unknown = names.filter { name in !all.contains { $0.name == name } }
    let wanted = all.filter {
      SwiftIdentifier.isType($0.name)
        && (names.isEmpty ? Self.roots.contains(root($0.name)) : names.contains($0.name))
    }
    guard unknown.isEmpty, !wanted.isEmpty else {
      let declared = Set(all.map(\.name))
      throw TryingError.noCells(
        names: unknown, sources: sources.files.count,
        undeclared: Set(all.map { root($0.name) }).subtracting(declared).sorted())
    }
    try self.init(wanted, in: sources, read, superclasses)
  }

  /// Finds what sources without cells have, such as those that the tests of an app use.
  ///
  /// - Parameter sources: the sources.
  /// - Throws: an error that names a file.
  init(withoutCells sources: TriedSources) throws {
    let read = try sources.files.map { try SourceNames(of: $0, AppModules()) }
    try self.init([], in: sources, read, AdoptedCells.superclasses(in: read))
  }

  private init(
    _ wanted: [DeclaredClass], in sources: TriedSources, _ read: [SourceNames],
    _ superclasses: [String: String]
  ) throws {
    let homes = CellHomes(of: wanted.map(\.name), in: sources.resources)
    let samples = SampleCalls(try DeclaredTypes(of: sources.files), superclasses)
    cells = try wanted.map { declared in
      Cell(
        name: declared.name, file: declared.file,
        place: "\(declared.file.lastPathComponent):\(declared.line)", line: declared.line,
        making: samples.making(declared.name, try declared.making(in: read, homes)),
        isHidden: declared.isHidden, content: samples.content(of: declared.name))
    }
    let declared = Set(read.flatMap(\.declared))
    // Code loads the xibs of other views.
    let xibs = sources.resources.filter {
      $0.pathExtension == "xib" && declared.contains($0.deletingPathExtension().lastPathComponent)
    }
    nibs = Set(cells.compactMap(\.nib) + xibs).sorted { $0.path < $1.path }
    let known = NibClasses(in: read) { Self.root(of: $0, superclasses) }
    classes = Set(nibs.flatMap { known.named(by: $0).map(\.name) }).sorted()
    let missing = read.flatMap { source in
      source.missingModules.map { ($0.name, source.file, "\(source.file.path):\($0.line)") }
    }
    // A library whose sources are there needs none.
    let standIns = LibraryStandIn.all.filter { standIn in
      let isUsed =
        missing.contains { $0.0 == standIn.module }
        || standIn.isOnlyOne && read.contains { $0.uses[standIn.member] != nil }
      let isThere = read.contains { $0.members.contains { $0.name == standIn.member } }
      return isUsed && !isThere
    }
    missingModules = missing.filter { module in !standIns.contains { $0.module == module.0 } }
    emptyModules = Set(missing.map(\.0)).filter(SwiftIdentifier.isType).sorted()
    (types, self.standIns) = (declared, standIns)
    unreadable = homes.missing
    symbols = AssetSymbols(
      in: sources.resources.filter { $0.pathExtension == "xcassets" }, for: read,
      hasExtensions: true)
    hasBundle = read.contains { source in
      source.members.contains { $0.name == "module" && $0.types.contains("Bundle") }
    }
  }
}

extension FoundCells.Cell {
  /// The Interface Builder file with its views.
  var nib: URL? { making.nib?.file ?? making.byHand?.nib }
}

extension CellMaking.ByHand {
  /// The storyboard of a prototype that no list makes; a program reads it without a list.
  fileprivate var nib: URL? { if case .prototype = reason { file } else { nil } }
}
