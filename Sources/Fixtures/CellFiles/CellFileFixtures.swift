internal import Foundation
internal import NumberText
internal import SnapshotRecords
internal import SnapshotReferences
internal import UIKit

/// Creates fixtures from a cell file's values.
@MainActor struct CellFileFixtures {
  private typealias Node = CellFileJSON.Node
  private let root: CellFileJSON.Node
  private let url: URL
  private let suite: String
  /// Whether the cell file was made for an Interface Builder file, in which the declarations of its cells are then.
  private let isMade: Bool
  private let content: CellContentReading
  private let files = PrototypeFiles()

  /// The Interface Builder files that fixtures name, each read once.
  private final class PrototypeFiles {
    var files: [String: PrototypeFile] = [:]
  }

  /// More snapshots than anybody reviews; each takes a hundred bytes before the first one is drawn.
  private static let snapshotLimit = 100_000

  init(root: CellFileJSON.Node, url: URL, suite: String, files: [String: PrototypeFile] = [:]) {
    self.files.files = files
    isMade = !files.isEmpty
    self.root = root
    self.url = url
    self.suite = suite
    content = CellContentReading(folder: url.deletingLastPathComponent())
  }

  /// Returns the fixtures, the stress tests that they declare, and what they draw, by their names.
  func fixtures() throws -> (
    fixtures: [Fixture], stress: [StressDeclaration], cells: [String: DeclaredCell]
  ) {
    let members = try root.members(CellFileKeys.file)
    guard let list = members["fixtures"] else { throw root.error("“fixtures” is missing.") }
    let source = try members["source"].map(prototypes)
    let base = try members["matrix"].map(CellMatrix.init)
    var names: Set<String> = []
    var count = 0
    var stress: [StressDeclaration] = []
    var cells: [String: DeclaredCell] = [:]
    let fixtures = try list.elements().map { node in
      let (fixture, declaration, cell) = try self.fixture(node, source: source, base: base)
      cells[fixture.name] = DeclaredCell(
        file: cell.file, prototype: cell.prototype, declaration: node.value,
        defaults: [members["source"], members["matrix"]].map { $0?.value })
      guard names.insert(fixture.name).inserted else {
        throw node.error("two fixtures are named “\(fixture.name)”. Rename one of them.")
      }
      count += fixture.configurations.count
      guard count <= Self.snapshotLimit else {
        throw node.error(
          "the fixtures so far make more than \(Self.snapshotLimit) snapshots. Leave some out, or use smaller matrices."
        )
      }
      stress += declaration.map { [$0] } ?? []
      return fixture
    }
    return (fixtures, stress, cells)
  }

  private static let sourceEndings = [".storyboard", ".xib"]

  private func prototypes(_ node: Node) throws -> PrototypeFile {
    let name = try node.text()
    // A change of a file with another name would not be known to concern cells.
    guard Self.sourceEndings.contains(where: name.hasSuffix) else {
      throw node.error(
        "“\(name)” is not the name of a .storyboard or .xib. Give the file such a name.")
    }
    let path = url.deletingLastPathComponent().appendingPathComponent(name)
    if let file = files.files[path.path] { return file }
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw node.error("\(path.path) is not there. The path is relative to the cell file.")
    }
    let file = try PrototypeFile(contentsOf: path)
    files.files[path.path] = file
    return file
  }

  private func fixture(
    _ node: Node, source: PrototypeFile?, base: CellMatrix?
  ) throws -> (
    Fixture, StressDeclaration?, (file: PrototypeFile, prototype: NibPrototype)
  ) {
    let members = try node.members(CellFileKeys.fixture)
    guard let cellName = members["cell"] else {
      throw node.error("“cell” is missing: a reuse identifier, an id or a class of the source.")
    }
    guard let file = try members["source"].map(prototypes) ?? source else {
      throw node.error("“source” is missing: a .storyboard or .xib, here or for the whole file.")
    }
    let prototype = try prototype(cellName, in: file)
    let matrix = try members["matrix"].map(CellMatrix.init) ?? base
    let height = try members["height"].map { CGFloat(try $0.number(1...10_000)) }
    let configurations = configurations(of: prototype, matrix, height: height)
    let cell = FilledPrototype(
      prototype: prototype,
      content: try members["content"].map(content.content) ?? [])
    let name = try members["name"]?.text() ?? prototype.reuseIdentifier ?? prototype.id
    let fixture = Fixture(
      suite: suite, name: name, configurations: configurations,
      source: SnapshotResult.Source(
        file: url.path, line: isMade ? prototype.line : node.line ?? 1),
      expectations: try members["expect"].map { try heights($0, of: configurations) } ?? [],
      allowances: try members["allow"].map(CellAllowanceReading.allowances) ?? [],
      make: cell.inspection)
    let stress = try members["stress"].map { stressed in
      let source = try (members["source"] ?? root.members(CellFileKeys.file)["source"])?.text()
      return try StressReading(
        prototype: StressPrototype(
          name: name, cell: try cellName.text(), source: source ?? "", file: url.path,
          line: node.line ?? 1, filled: cell),
        content: content, base: configurations, axes: matrix?.axes ?? [], height: height
      ).declaration(stressed)
    }
    return (fixture, stress, (file, prototype))
  }

  private func prototype(_ node: Node, in file: PrototypeFile) throws -> NibPrototype {
    let name = try node.text()
    let named = file.nib.prototypes(named: name)
    guard let prototype = named.first else {
      let names = file.prototypeNames
      throw node.error(
        "no cell is named “\(name)”.\(Suggestion(name, among: names).text) \(file.nib.path) has: "
          + "\(names.isEmpty ? "no cells" : names.joined(separator: ", ")).")
    }
    guard named.count == 1 else {
      throw node.error(
        "\(named.count) cells of \(file.nib.path) are named “\(name)”. Name one by its identifier: "
          + "\(named.map(\.id).joined(separator: ", ")).")
    }
    return prototype
  }

  /// The configurations of a fixture; an item of a collection has the size in its file, if no other is
  /// given.
  private func configurations(
    of prototype: NibPrototype, _ matrix: CellMatrix?, height: CGFloat?
  ) -> [Configuration] {
    let base = Configuration(height: height)
    var itself = base
    let stored = prototype.storedSize
    if !prototype.isRow, stored.width > 0, stored.height > 0 {
      itself.width = stored.width
      itself.height = height ?? stored.height
    }
    return matrix?.configurations(from: base, withoutWidths: itself) ?? [itself]
  }

  // MARK: Expectations

  private func heights(
    _ node: Node, of configurations: [Configuration]
  ) throws -> [FixtureExpectation] {
    let members = try node.members(CellFileKeys.expectation)
    var heights: [FixtureExpectation] = []
    let names = configurations.map(\.name)
    let (known, widths) = (Set(names), Set(configurations.map(\.width)))
    for (name, node) in try members["heights"]?.namedMembers() ?? [] {
      let width = Double(name).map { CGFloat($0) }
      let expected = FixtureExpectation.height(
        try node.number(0...10_000), at: width.map { .width($0) } ?? .configuration(name))
      guard width.map(widths.contains) ?? known.contains(name) else {
        throw node.error(
          "no configuration is “\(name)”.\(Suggestion(name, among: names).text) Allowed: a width such "
            + "as \"\(configurations[0].width.exactText)\", or one of "
            + "\(names.joined(separator: ", ")).")
      }
      heights.append(expected)
    }
    if let height = members["height"] {
      heights.append(.height(try height.number(0...10_000)))
    }
    return heights
  }
}
