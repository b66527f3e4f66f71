internal import Foundation
internal import NumberText
internal import UIKit

/// Makes fixtures of a cell file's values.
@MainActor struct CellFileReading {
  private typealias Node = CellFileReader.Node
  private let root: CellFileReader.Node
  private let url: URL

  init(root: CellFileReader.Node, url: URL) {
    self.root = root
    self.url = url
  }

  func fixtures() throws -> [CellFixture] {
    let members = try root.members(CellFileKeys.file)
    guard let list = members["fixtures"] else { throw root.error("“fixtures” is missing.") }
    let source = try members["source"].map(prototypes)
    let base = try members["matrix"].map(CellMatrixReading.matrix)
    var names: Set<String> = []
    return try list.elements().map { node in
      let fixture = try self.fixture(node, source: source, base: base)
      guard names.insert(fixture.name).inserted else {
        throw node.error("two fixtures are named “\(fixture.name)”. Rename one of them.")
      }
      return fixture
    }
  }

  private func prototypes(_ node: Node) throws -> PrototypeFile {
    let path = url.deletingLastPathComponent().appendingPathComponent(try node.text())
    guard FileManager.default.fileExists(atPath: path.path) else {
      throw node.error("\(path.path) is not there. The path is relative to the cell file.")
    }
    return try PrototypeFile(contentsOf: path)
  }

  private func fixture(
    _ node: Node, source: PrototypeFile?, base: CellMatrixReading.Matrix?
  ) throws -> CellFixture {
    let members = try node.members(CellFileKeys.fixture)
    guard let cell = members["cell"] else {
      throw node.error("“cell” is missing: a reuse identifier, an id or a class of the source.")
    }
    guard let file = try members["source"].map(prototypes) ?? source else {
      throw node.error("“source” is missing: a .storyboard or .xib, here or for the whole file.")
    }
    let prototype = try prototype(cell, in: file)
    let matrix = try members["matrix"].map(CellMatrixReading.matrix) ?? base
    let height = try members["height"].map { CGFloat(try $0.number(1...10_000)) }
    let configurations = configurations(of: prototype, matrix, height: height)
    return CellFixture(
      name: try members["name"]?.text() ?? prototype.reuseIdentifier ?? prototype.id,
      configurations: configurations, line: node.line ?? 1, file: file, prototype: prototype,
      content: try members["content"].map(
        CellContentReading(folder: url.deletingLastPathComponent()).content) ?? [],
      heights: try members["expect"].map { try heights($0, of: configurations) } ?? [],
      allowances: try members["allow"]?.elements().map(allowance) ?? [])
  }

  private func prototype(_ node: Node, in file: PrototypeFile) throws -> NibPrototype {
    let name = try node.text()
    guard let prototype = file.nib.prototype(name) else {
      let names = file.prototypeNames
      throw node.error(
        "no cell is named “\(name)”.\(Suggestion(name, among: names).text) \(file.nib.path) has: "
          + "\(names.isEmpty ? "no cells" : names.joined(separator: ", ")).")
    }
    return prototype
  }

  /// The configurations of a fixture; an item of a collection has the size in its file, if no other is
  /// given.
  private func configurations(
    of prototype: NibPrototype, _ matrix: CellMatrixReading.Matrix?, height: CGFloat?
  ) -> [Configuration] {
    var base = Configuration(height: height)
    let stored = prototype.storedSize
    if prototype.element != "tableViewCell", matrix?.hasWidths != true, stored.width > 0,
      stored.height > 0
    {
      base.width = stored.width
      base.height = height ?? stored.height
    }
    return matrix?.configurations.configurations(from: base) ?? [base]
  }

  // MARK: Expectations

  private func heights(
    _ node: Node, of configurations: [Configuration]
  ) throws -> [CellFixture.ExpectedHeight] {
    let members = try node.members(CellFileKeys.expectation)
    var heights: [CellFixture.ExpectedHeight] = []
    for (name, node) in try members["heights"]?.namedMembers() ?? [] {
      let expected = CellFixture.ExpectedHeight(
        configuration: name, height: try node.number(0...10_000))
      guard configurations.contains(where: expected.concerns) else {
        let names = configurations.map(\.name)
        throw node.error(
          "no configuration is “\(name)”.\(Suggestion(name, among: names).text) Allowed: a width such "
            + "as \"\(configurations[0].width.exactText)\", or one of "
            + "\(names.joined(separator: ", ")).")
      }
      heights.append(expected)
    }
    if let height = members["height"] {
      heights.append(
        CellFixture.ExpectedHeight(configuration: nil, height: try height.number(0...10_000)))
    }
    return heights
  }

  private func allowance(_ node: Node) throws -> CellFixture.Allowance {
    if case .string = node.value {
      return CellFixture.Allowance(kind: try node.word(CellFileKeys.kinds), view: nil, node: node)
    }
    let members = try node.members(CellFileKeys.allowance)
    guard let kind = members["kind"] else { throw node.error("“kind” is missing.") }
    return CellFixture.Allowance(
      kind: try kind.word(CellFileKeys.kinds), view: try members["view"]?.text(), node: node)
  }
}
