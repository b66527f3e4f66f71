internal import Foundation
internal import UIKit

/// The matrix of a cell file: axes whose values are all combined, or a list of such parts.
struct CellMatrix {
  private typealias Node = CellFileJSON.Node

  /// Axes whose values are combined.
  private struct Part {
    let configurations: ConfigurationMatrix
    let hasWidths: Bool
  }

  private let parts: [Part]
  /// The axes that some part sets.
  let axes: Set<String>

  /// More pictures of one cell than anybody reviews, yet few enough to list them all.
  private static let configurationLimit = 10_000
  /// Many more than anybody needs pairs for, yet few enough to be found at once.
  private static let pairLimit = 1000

  /// - Throws: ``CellFileError`` with the line and what is allowed there.
  init(_ node: CellFileJSON.Node) throws {
    let nodes = if case .array = node.value { try node.elements() } else { [node] }
    guard !nodes.isEmpty else {
      throw node.error("“matrix” is empty. Give it axes, or leave it out.")
    }
    let read = try nodes.map(Self.part)
    parts = read.map(\.part)
    axes = read.reduce(into: []) { $0.formUnion($1.axes) }
    let count = parts.reduce(0) { $0 + $1.configurations.changes.count }
    guard count <= Self.configurationLimit else { throw Self.tooMany(node) }
  }

  /// Returns the configurations in the order of the parts, each once.
  ///
  /// - Parameters:
  ///   - base: what the axes change.
  ///   - itself: the same for parts without widths.
  /// - Returns: the configurations.
  func configurations(
    from base: Configuration, withoutWidths itself: Configuration
  ) -> [Configuration] {
    var seen: Set<Configuration> = []
    return parts.flatMap { part in
      part.configurations.configurations(from: part.hasWidths ? base : itself)
    }.filter { seen.insert($0).inserted }
  }

  private static func tooMany(_ node: Node) -> CellFileError {
    node.error("the axes make more than \(configurationLimit) configurations. Leave some out.")
  }

  // MARK: Axes

  private static func part(_ node: Node) throws -> (part: Part, axes: Set<String>) {
    let members = try node.members(CellFileKeys.matrix)
    let given = try axes(members)
    var names = Set(members.keys).subtracting(["pairwise"])
    if names.contains("devices") { names.formUnion(["widths", "scales"]) }
    let isPairwise = try members["pairwise"]?.bool() ?? false
    let matrix = isPairwise ? try pairs(of: given, node) : try product(of: given, node)
    return (Part(configurations: matrix, hasWidths: names.contains("widths")), names)
  }

  private static func axes(_ members: [String: Node]) throws -> [ConfigurationMatrix] {
    let axes: [ConfigurationMatrix?] = [
      try devices(members),
      try members.values("widths") { CGFloat(try $0.number(1...10_000)) }
        .map { .axis($0) { $0.width = $1 } },
      try members.values("scales") { CGFloat(try $0.number(1...4)) }
        .map { .axis($0) { $0.scale = $1 } },
      try members.values("contentSizes") { try $0.word(CellFileKeys.contentSizeWords) }
        .map { .axis($0) { $0.contentSize = $1 } },
      try members.values("legibilityWeights") { try $0.word(CellFileKeys.legibilityWeights) }
        .map { .axis($0) { $0.legibilityWeight = $1 } },
      try members.values("appearances") { try $0.word(CellFileKeys.appearances) }
        .map { .axis($0) { $0.appearance = $1 } },
      try members.values("directions") { try $0.word(CellFileKeys.directions) }
        .map { .directions($0) },
      try members.values("locales") { try $0.text() }.map { .locales($0) },
      try members.values("systems") { try $0.word(CellFileKeys.systems) }
        .map { .axis($0) { $0.system = $1 } },
      try members.values("states") { try $0.word(CellFileKeys.states) }
        .map { .axis($0) { $0.state = $1 } },
    ]
    return axes.compactMap(\.self)
  }

  /// The devices, which decide what widths and scales do.
  private static func devices(_ members: [String: Node]) throws -> ConfigurationMatrix? {
    let devices = try members.values("devices") { try $0.word(CellFileKeys.devices) }
    guard let devices, let node = members["devices"] else { return nil }
    for axis in ["widths", "scales"] where members[axis] != nil {
      throw node.error(
        "“devices” has \(axis) of its own. Leave out “\(axis)”, or give them in another part: "
          + "\"matrix\": [{ \"devices\": … }, { \"\(axis)\": … }].")
    }
    return .devices(devices)
  }

  private static func product(
    of axes: [ConfigurationMatrix], _ node: Node
  ) throws -> ConfigurationMatrix {
    let count = axes.reduce(1.0) { $0 * Double($1.changes.count) }
    guard count <= Double(configurationLimit) else { throw tooMany(node) }
    let product = axes.reduce(nil as ConfigurationMatrix?) { matrix, axis in
      matrix.map { $0 * axis } ?? axis
    }
    return product ?? .unchanged
  }

  private static func pairs(
    of axes: [ConfigurationMatrix], _ node: Node
  ) throws -> ConfigurationMatrix {
    guard axes.count >= 2 else {
      throw node.child("pairwise").error(
        "“pairwise” combines the values of two axes or more. Add an axis, or leave it out.")
    }
    // That many configurations have all pairs of the longest two axes.
    let longest = axes.map(\.changes.count).sorted(by: >).prefix(2)
    guard longest.reduce(1.0, { $0 * Double($1) }) <= Double(pairLimit) else {
      throw node.error(
        "the longest two axes make more than \(pairLimit) pairs. Leave some values out.")
    }
    return .pairwise(of: axes)
  }
}
