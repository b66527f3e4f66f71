import FileAccess
import Foundation
import InterfaceBuilder

/// Where the views of a cell are described.
enum CellHome {
  /// A xib, whose first view of the class is the cell.
  case xib(URL)
  /// A prototype of a table or collection.
  case prototype(Prototype)

  /// The file with the views.
  var file: URL {
    switch self {
    case .xib(let file): file
    case .prototype(let prototype): prototype.storyboard
    }
  }

  struct Prototype {
    let storyboard: URL
    let reuseIdentifier: String
    let isTableCell: Bool
    /// The controller's identifier; nil for the storyboard's initial controller.
    let controller: String?
    /// UIKit's class of the controller, as the app's own may not be in the package.
    let controllerClass: String
  }
}

/// The places of some cells in a target's Interface Builder files.
struct CellHomes {
  private(set) var found: [String: CellHome] = [:]
  private(set) var missing: [AdoptedCells.Missing] = []
  /// The first prototype of each class that code cannot reach.
  private var unreachable: [String: AdoptedCells.Missing] = [:]

  /// Looks for xibs with the cells' names, then for the classes in xibs, then in storyboards.
  init(of names: [String], in files: [URL]) {
    let files = files.filter { Files.exists($0) }
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
    // One that can be reached may come after it.
    missing += names.filter { found[$0] == nil }.compactMap { unreachable[$0] }
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
        let owner = Owner(
          storyboard: file, identifier: controller.element["storyboardIdentifier"],
          isInitial: controller.id != nil && controller.id == document.initialViewControllerID,
          kind: controller.element.name)
        for view in controller.views { add(names, in: view, owner) }
      }
    }
  }

  private struct Owner {
    let storyboard: URL
    let identifier: String?
    let isInitial: Bool
    let kind: String
  }

  private mutating func add(_ names: [String], in view: IBView, _ owner: Owner) {
    if let name = view.customClass, names.contains(name), found[name] == nil, let cell = view.cell {
      add(name, cell, view.line, owner)
    }
    for subview in view.children { add(names, in: subview, owner) }
  }

  private mutating func add(_ name: String, _ cell: IBCell, _ line: Int, _ owner: Owner) {
    guard let identifier = cell.reuseIdentifier, owner.identifier != nil || owner.isInitial else {
      if unreachable[name] == nil {
        unreachable[name] = .unreachable(name, line: line, in: owner.storyboard)
      }
      return
    }
    let classes = [
      "tableViewController": "UITableViewController",
      "collectionViewController": "UICollectionViewController",
    ]
    found[name] = .prototype(
      CellHome.Prototype(
        storyboard: owner.storyboard, reuseIdentifier: identifier,
        isTableCell: cell.kind == .tableViewCell, controller: owner.identifier,
        controllerClass: classes[owner.kind] ?? "UIViewController"))
  }
}
