import FileAccess
import Foundation
import InterfaceBuilder

/// The places of some cells in a target's Interface Builder files.
struct CellHomes {
  private(set) var found: [String: CellHome] = [:]
  private(set) var missing: [AdoptedCells.Missing] = []
  /// The first prototype of each class that code cannot reach, unless another one can be.
  private(set) var unreachable: [String: Unreachable] = [:]

  /// A prototype that no list of a controller makes by a reuse identifier.
  struct Unreachable {
    enum Reason: Error {
      case noReuseIdentifier, staticRow, inOtherCell, noObjectID
    }

    let reason: Reason
    let storyboard: URL
    let line: Int
  }

  /// Looks for xibs with the cells' names, then for the classes in xibs, then in storyboards.
  init(of names: [String], in files: [URL]) {
    let xibs = files.filter { $0.pathExtension == "xib" }
    for name in names {
      found[name] = xibs.first { $0.lastPathComponent == name + ".xib" }.map { .xib($0) }
    }
    for file in xibs + files.filter({ $0.pathExtension == "storyboard" }) {
      let wanted = names.filter { found[$0] == nil }
      guard !wanted.isEmpty, mentions(wanted, file) else { continue }
      do {
        add(wanted, of: try InterfaceBuilderDocument(contentsOf: file), file)
      } catch {
        missing.append(.unreadable("\(error)"))
      }
    }
    unreachable = unreachable.filter { found[$0.key] == nil }
  }

  /// Whether the file's text has one of the names; reading all storyboards of an app takes seconds.
  private func mentions(_ names: [String], _ file: URL) -> Bool {
    guard let data = try? Files.read(existing: file) else { return true }
    let text = String(decoding: data, as: UTF8.self)
    return names.contains { text.contains("customClass=\"\($0)\"") }
  }

  private mutating func add(_ names: [String], of document: InterfaceBuilderDocument, _ file: URL) {
    for scene in document.scenes {
      for view in scene.views where file.pathExtension == "xib" {
        if let name = view.customClass, names.contains(name) { found[name] = .xib(file) }
      }
      for controller in scene.objects {
        let isInitial = controller.id != nil && controller.id == document.initialViewControllerID
        let identifier = controller.element["storyboardIdentifier"]
        let owner = Owner(
          storyboard: file,
          scene: identifier.map { .identifier($0) }
            ?? (isInitial ? .initial : controller.id.map { .objectID($0) }),
          kind: controller.element.name)
        var lists: [String: Int] = [:]
        for view in controller.views { add(names, in: view, owner, &lists) }
      }
    }
  }

  /// The controller with a prototype.
  private struct Owner {
    let storyboard: URL
    let scene: CellHome.Prototype.Scene?
    let kind: String
  }

  private static let lists: Set = ["tableView", "collectionView"]

  /// Looks for prototypes in a view; the numbers are those of the tables and collections before it, which no other
  /// one contains.
  private mutating func add(
    _ names: [String], in view: IBView, _ owner: Owner, _ numbers: inout [String: Int]
  ) {
    let kind = view.element.name
    guard Self.lists.contains(kind) else {
      for subview in view.children { add(names, in: subview, owner, &numbers) }
      return
    }
    let number = numbers[kind, default: 0]
    numbers[kind] = number + 1
    for cell in view.children { add(names, cell, of: owner, list: number, isInOther: false) }
  }

  /// Looks at a cell of a list, then at the lists in the cell.
  private mutating func add(
    _ names: [String], _ view: IBView, of owner: Owner, list: Int, isInOther: Bool
  ) {
    if let name = view.customClass, names.contains(name), found[name] == nil, let cell = view.cell {
      do throws(Unreachable.Reason) {
        let prototype = try Self.prototype(view, cell, of: owner, list, isInOther)
        found[name] = .prototype(prototype)
      } catch {
        let place = Unreachable(reason: error, storyboard: owner.storyboard, line: view.line)
        unreachable[name] = unreachable[name] ?? place
      }
    }
    for subview in view.children {
      add(names, subview, of: owner, list: list, isInOther: isInOther || view.cell != nil)
    }
  }

  private static func prototype(
    _ view: IBView, _ cell: IBCell, of owner: Owner, _ list: Int, _ isInOther: Bool
  ) throws(Unreachable.Reason) -> CellHome.Prototype {
    if isInOther { throw .inOtherCell }
    if case .staticCell = view.role { throw .staticRow }
    guard let identifier = cell.reuseIdentifier else { throw .noReuseIdentifier }
    guard let scene = owner.scene else { throw .noObjectID }
    let classes = [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
    ]
    return CellHome.Prototype(
      storyboard: owner.storyboard, reuseIdentifier: identifier, kind: kind(of: view, cell),
      scene: scene, controllerClass: classes[owner.kind] ?? "UIViewController", list: list)
  }

  private static func kind(of view: IBView, _ cell: IBCell) -> CellHome.Prototype.Kind {
    switch cell.kind {
    case .tableViewCell: .row
    case .collectionViewCell: .item
    case .collectionReusableView: view.role == .keyed("sectionFooterView") ? .footer : .header
    }
  }
}
