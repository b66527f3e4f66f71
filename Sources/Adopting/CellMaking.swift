import FileAccess
import Foundation
import SwiftSources

/// How a test makes a cell.
package enum CellMaking {
  case nib(CellHome)
  case initializer([CellArgument])
  case byHand(ByHand)

  /// A cell that a test makes only as somebody writes it, with the place that says why.
  package struct ByHand {
    enum Reason {
      /// Its initializer takes values of the app.
      case values(ClassInitializers.Initializer)
      case onlyCoder
      /// Its views are in a file that the target does not have.
      case outlets
      case isPrivate
      /// A test has to choose its types.
      case isGeneric
      case prototype(CellHomes.Unreachable.Reason)
    }

    let reason: Reason
    let file: URL
    let line: Int
  }

  var nib: CellHome? { if case .nib(let home) = self { home } else { nil } }
  var byHand: ByHand? { if case .byHand(let byHand) = self { byHand } else { nil } }

  /// Finds how a test makes a cell: from an Interface Builder file, otherwise as UIKit makes cells in code.
  /// - Parameters:
  ///   - name: the class of the cell.
  ///   - sources: the sources among which it is.
  ///   - homes: where the views of cells are described.
  ///   - reachesPrivate: whether code in the cell's own file makes it.
  /// - Throws: an error of `Files` if a source cannot be read.
  init(
    of name: String, in sources: [SourceNames], _ homes: CellHomes, reachesPrivate: Bool = false
  ) throws {
    if let home = homes.found[name] {
      self = .nib(home)
    } else if let place = homes.unreachable[name] {
      self = .byHand(
        ByHand(reason: .prototype(place.reason), file: place.storyboard, line: place.line))
    } else {
      self = try Self.inCode(name, sources, reachesPrivate)
    }
  }

  private struct Declaration {
    let file: URL
    let content: ClassInitializers
  }

  private static func inCode(
    _ name: String, _ sources: [SourceNames], _ reachesPrivate: Bool
  ) throws -> CellMaking {
    var declarations: [Declaration] = []
    var (root, seen) = (name, Set<String>())
    while seen.insert(root).inserted,
      let source = sources.first(where: { $0.superclasses[root] != nil }),
      let next = source.superclasses[root]
    {
      let text = String(decoding: try Files.read(existing: source.file), as: UTF8.self)
      let tokens = SwiftToken.all(of: text, for: .rewritten)
      guard let content = ClassInitializers(of: root, in: tokens) else { break }
      declarations.append(Declaration(file: source.file, content: content))
      root = next
    }
    if !reachesPrivate, let first = declarations.first, first.content.isPrivate {
      return .byHand(ByHand(reason: .isPrivate, file: first.file, line: first.content.line))
    }
    if let first = declarations.first, first.content.isGeneric {
      return .byHand(ByHand(reason: .isGeneric, file: first.file, line: first.content.line))
    }
    return inCode(
      declarations, arguments: arguments[root] ?? [CellArgument(label: "frame", value: ".zero")])
  }

  private static let arguments = [
    "UITableViewCell": [
      CellArgument(label: "style", value: ".default"),
      CellArgument(label: "reuseIdentifier", value: nil),
    ],
    "UITableViewHeaderFooterView": [CellArgument(label: "reuseIdentifier", value: nil)],
  ]

  /// Follows the superclasses while initializers are inherited.
  private static func inCode(
    _ declarations: [Declaration], arguments: [CellArgument]
  ) -> CellMaking {
    for declaration in declarations {
      let content = declaration.content
      for arguments in [arguments, []] where content.all.contains(where: { $0.takes(arguments) }) {
        return .initializer(arguments)
      }
      guard !content.inherits else { continue }
      let values = content.all.first { $0.isPlain && $0.parameters.first?.label != "coder" }
      return .byHand(
        ByHand(
          reason: values.map { .values($0) } ?? .onlyCoder, file: declaration.file,
          line: values?.line ?? content.line))
    }
    if let first = declarations.first, declarations.contains(where: \.content.hasOutlets) {
      return .byHand(ByHand(reason: .outlets, file: first.file, line: first.content.line))
    }
    return .initializer(arguments)
  }
}

extension CellMaking.ByHand.Reason {
  /// Why the test is missing, without a full stop.
  var clause: String {
    switch self {
    case .values(let initializer): "it is made by \(initializer.name)"
    case .onlyCoder: "only init(coder:) makes it, and no Interface Builder file has its views"
    case .outlets: "it has outlets, and no Interface Builder file has its views"
    case .isPrivate: "it is private"
    case .isGeneric: "it is generic"
    case .prototype(.noReuseIdentifier): "its prototype has no reuse identifier"
    case .prototype(.staticRow): "it is a row of a static table, which only its controller makes"
    case .prototype(.inOtherCell): "its prototype belongs to a list in another cell"
    case .prototype(.noObjectID):
      "the controller of its prototype has neither identifier nor object ID"
    }
  }

  /// What to do about it, without a full stop.
  func advice(for cell: String) -> String {
    let file = "Tests/AppCellsTests/\(AdoptedCells.Cell.suite(of: cell)).swift"
    return switch self {
    case .values: "write in \(file): let cell = \(call(of: cell))"
    case .onlyCoder, .outlets, .prototype(.staticRow), .prototype(.inOtherCell):
      "write in \(file) how to make it"
    case .isPrivate: "make it internal"
    case .isGeneric: "write in \(file) how to make it with types, or adopt a subclass that has them"
    case .prototype(.noReuseIdentifier): "give it one in Xcode"
    case .prototype(.noObjectID): "give it a storyboard identifier in Xcode"
    }
  }

  /// A call with open places.
  func call(of cell: String) -> String {
    if case .values(let initializer) = self { "\(cell)(\(initializer.openArguments))" } else { "…" }
  }
}
