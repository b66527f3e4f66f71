internal import Foundation
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
    let members = try root.members(["source", "fixtures", "matrix"])
    guard let list = members["fixtures"] else { throw root.error("“fixtures” is missing.") }
    let source = try members["source"].map(prototypes)
    let base = try members["matrix"].map(matrix)
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
    try PrototypeFile(
      contentsOf: url.deletingLastPathComponent().appendingPathComponent(try node.text()))
  }

  private func fixture(
    _ node: Node, source: PrototypeFile?, base: ConfigurationMatrix?
  ) throws -> CellFixture {
    let members = try node.members(
      ["name", "source", "cell", "content", "matrix", "expect", "allow"])
    guard let cell = members["cell"] else {
      throw node.error("“cell” is missing: a reuse identifier, an id or a class of the source.")
    }
    guard let file = try members["source"].map(prototypes) ?? source else {
      throw node.error("“source” is missing: a .storyboard or .xib, here or for the whole file.")
    }
    guard let prototype = file.nib.prototype(try cell.text()) else {
      throw cell.error(
        "no cell is named “\(try cell.text())”. \(file.nib.path) has: "
          + "\(file.prototypeNames.joined(separator: ", ")).")
    }
    let matrix = try members["matrix"].map(matrix) ?? base
    return CellFixture(
      name: try members["name"]?.text() ?? prototype.reuseIdentifier ?? prototype.id,
      configurations: matrix?.configurations ?? [Configuration()],
      line: node.error("").line ?? 1, file: file, prototype: prototype,
      content: try members["content"].map(content) ?? [],
      heights: try members["expect"].map(heights) ?? [],
      allowances: try members["allow"]?.elements().map(allowance) ?? [])
  }

  // MARK: Content

  private func content(_ node: Node) throws -> [CellContent] {
    try node.namedMembers().map { name, node in
      let members = try node.members(
        ["text", "image", "hidden", "alpha", "textColor", "backgroundColor"])
      var changes: [CellContent.Change] = []
      if let text = members["text"] { changes.append(.text(try text.text())) }
      if let image = members["image"] { changes.append(.image(try self.image(image))) }
      if let hidden = members["hidden"] { changes.append(.isHidden(try hidden.bool())) }
      if let alpha = members["alpha"] { changes.append(.alpha(try alpha.number(0...1))) }
      if let color = members["textColor"] { changes.append(.textColor(try self.color(color))) }
      if let color = members["backgroundColor"] {
        changes.append(.backgroundColor(try self.color(color)))
      }
      return CellContent(view: name, changes: changes, node: node)
    }
  }

  private func image(_ node: Node) throws -> UIImage {
    let path = url.deletingLastPathComponent().appendingPathComponent(try node.text()).path
    guard let image = UIImage(contentsOfFile: path) else {
      throw node.error("\(path) is no PNG or JPEG that can be read.")
    }
    return image
  }

  /// A colour as `#RRGGBB` or `#RRGGBBAA`.
  private func color(_ node: Node) throws -> UIColor {
    let text = try node.text()
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), [6, 8].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits.count == 6 ? digits + "FF" : digits, radix: 16)
    else { throw node.error("“\(text)” is no colour. Allowed: #RRGGBB and #RRGGBBAA.") }
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 0xFF) / 255 }
    return UIColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  // MARK: Expectations

  private func heights(_ node: Node) throws -> [(width: CGFloat?, height: CGFloat)] {
    let members = try node.members(["height", "heights"])
    var heights: [(CGFloat?, CGFloat)] = []
    if let height = members["height"] { heights.append((nil, try height.number(0...10_000))) }
    for (name, node) in try members["heights"]?.namedMembers() ?? [] {
      guard let width = Double(name) else {
        throw node.error("“\(name)” is no width. Allowed: numbers of points such as \"320\".")
      }
      heights.append((width, try node.number(0...10_000)))
    }
    return heights
  }

  private func allowance(_ node: Node) throws -> (kind: String, view: String?) {
    if case .string = node.value { return (try node.word(Self.kinds), nil) }
    let members = try node.members(["kind", "view"])
    guard let kind = members["kind"] else { throw node.error("“kind” is missing.") }
    return (try kind.word(Self.kinds), try members["view"]?.text())
  }

  private static let kinds = LayoutDiagnostic.Kind.allCases.map { ($0.rawValue, $0.rawValue) }

  // MARK: Configurations

  private func matrix(_ node: Node) throws -> ConfigurationMatrix {
    let members = try node.members(
      ["widths", "scales", "contentSizes", "appearances", "directions", "locales"])
    func values<Value>(_ key: String, _ read: (Node) throws -> Value) throws -> [Value]? {
      guard let node = members[key] else { return nil }
      let values = try node.elements().map(read)
      guard !values.isEmpty else { throw node.error("“\(key)” is empty. Give it a value.") }
      return values
    }
    let axes: [ConfigurationMatrix?] = [
      try values("widths") { CGFloat(try $0.number(1...10_000)) }.map(ConfigurationMatrix.widths),
      try values("scales") { CGFloat(try $0.number(1...4)) }.map(ConfigurationMatrix.scales),
      try values("contentSizes") { try $0.word(Self.contentSizes) }
        .map(ConfigurationMatrix.contentSizes),
      try values("appearances") { try $0.word([("light", .light), ("dark", .dark)]) }
        .map(ConfigurationMatrix.appearances),
      try values("directions") {
        try $0.word([("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])
      }.map(ConfigurationMatrix.directions),
      try values("locales") { try $0.text() }.map(ConfigurationMatrix.locales),
    ]
    let given = axes.compactMap(\.self)
    let count = given.reduce(1.0) { $0 * Double($1.configurations.count) }
    guard count <= Self.configurationLimit else {
      throw node.error(
        "the axes make more than \(Int(Self.configurationLimit)) configurations. Leave some out.")
    }
    return given.reduce(.widths([320])) { matrix, axis in matrix * axis }
  }

  /// More pictures of one cell than anybody looks at, yet few enough to list them all.
  private static let configurationLimit = 10_000.0

  private static let contentSizes: [(String, UIContentSizeCategory)] = [
    ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large),
    ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
    ("extraExtraExtraLarge", .extraExtraExtraLarge),
    ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
    ("accessibilityExtraLarge", .accessibilityExtraLarge),
    ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}

extension ConfigurationMatrix {
  // The axes of the public interface take values one by one; a file has lists.
  fileprivate static func widths(_ values: [CGFloat]) -> ConfigurationMatrix {
    axis(values) { $0.width = $1 }
  }
  fileprivate static func scales(_ values: [CGFloat]) -> ConfigurationMatrix {
    axis(values) { $0.scale = $1 }
  }
  fileprivate static func contentSizes(_ values: [UIContentSizeCategory]) -> ConfigurationMatrix {
    axis(values) { $0.contentSize = $1 }
  }
  fileprivate static func appearances(_ values: [UIUserInterfaceStyle]) -> ConfigurationMatrix {
    axis(values) { $0.appearance = $1 }
  }
  fileprivate static func directions(
    _ values: [UIUserInterfaceLayoutDirection]
  ) -> ConfigurationMatrix { axis(values) { $0.direction = $1 } }
  fileprivate static func locales(_ values: [String]) -> ConfigurationMatrix {
    axis(values) { $0.locale = $1 }
  }
}
