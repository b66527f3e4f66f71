package import Foundation
internal import InterfaceBuilder

/// An Interface Builder file whose cells can be made into views.
@MainActor package struct NibFile {
  let document: InterfaceBuilderDocument

  /// Loads a file.
  /// - Throws: An error of InterfaceBuilder naming the file and the line.
  package init(contentsOf url: URL) throws {
    document = try InterfaceBuilderDocument(contentsOf: url)
  }

  /// Loads the bytes of a file; `name` is for errors.
  /// - Throws: An error of InterfaceBuilder naming the file and the line.
  package init(_ data: Data, name: String) throws {
    document = try InterfaceBuilderDocument(data, file: name)
  }

  /// The file as it was named.
  package var path: String { document.file }
  /// What the reading of the file has noticed, with lines.
  package var notes: [NibNote] {
    document.notes.map { NibNote(kind: .file($0.kind), line: $0.line, element: nil) }
  }
  /// Prototype cells, static cells, cells and reusable views of xibs, in the order of lines.
  package var prototypes: [NibPrototype] {
    let tables = document.tables
    return document.cells.map {
      NibPrototype(document: document, model: $0, table: tables[$0.line])
    }
  }

  /// Returns the prototype with an identifier, a reuse identifier or a class, in this order.
  package func prototype(_ name: String) -> NibPrototype? {
    let all = prototypes
    return all.first { $0.id == name } ?? all.first { $0.reuseIdentifier == name }
      ?? all.first { $0.className == name }
  }
}

/// A cell or reusable view of an Interface Builder file.
@MainActor package struct NibPrototype {
  let document: InterfaceBuilderDocument
  let model: IBView
  /// The table that the cell is a row of; nil where there is none.
  let table: IBView?

  /// The identifier; a line where the file has none.
  package var id: String { model.id ?? "line-\(model.line)" }
  /// The name that an app dequeues the cell by.
  package var reuseIdentifier: String? { model.cell?.reuseIdentifier }
  /// The line of the file.
  package var line: Int { model.line }
  /// The class that the file names.
  package var className: String { model.customClass ?? model.uikitClass ?? model.element.name }
  /// The name that the designer gave the cell.
  package var userLabel: String? { model.userLabel }
  /// The element of the file, such as `tableViewCell`.
  package var element: String { model.element.name }
  /// Whether the cell has one of the built-in arrangements, which no constraints lay out.
  package var hasBuiltInStyle: Bool { model.cell.map { $0.style != .custom } ?? false }
  /// Whether Interface Builder knows that frames differ from what constraints say.
  package var isMisplaced: Bool {
    var isMisplaced = false
    model.forEachView { isMisplaced = isMisplaced || $0.traits.isMisplaced }
    return isMisplaced
  }
  /// The size of the content view on the canvas, or of the cell where that is not stored.
  package var storedSize: CGSize {
    let size = (model.contentView?.frame ?? model.frame)?.size ?? .zero
    return CGSize(width: Self.bounded(size.width), height: Self.bounded(size.height))
  }
  /// The height of the cell on the canvas, of which an old file may keep an older content view.
  package var storedHeight: CGFloat {
    max(storedSize.height, Self.bounded(model.frame?.height ?? 0))
  }
  /// The width of the cell on the canvas, its accessory included.
  package var storedWidth: CGFloat {
    model.frame.map { Self.bounded($0.width) } ?? storedSize.width
  }
  /// A length that pictures can bear.
  private static func bounded(_ length: CGFloat) -> CGFloat { min(max(length, 0), 10_000) }
  /// Pixels per point of the device on the canvas.
  package var canvasScale: CGFloat { document.canvasScale }

  /// The height that the table gives its rows; nil where the file states none.
  private var tableRowHeight: Double? { table?.element["rowHeight"].flatMap { Double($0) } }

  /// Whether the row's height is what its constraints ask for.
  package var hasAutomaticHeight: Bool {
    guard model.cell?.kind == .tableViewCell, !hasDesignedHeight else { return false }
    return tableRowHeight.map { $0 < 0 } ?? true
  }

  /// Whether the designer has set the height of the row itself.
  package var hasDesignedHeight: Bool { model.cell?.rowHeight != nil }

  /// Whether the file states the row's height; that of a cell in a xib has no effect in an app.
  package var hasFixedHeight: Bool {
    guard document.kind == .storyboard else { return false }
    if hasDesignedHeight { return true }
    return tableRowHeight.map { $0 >= 0 } ?? false
  }

  /// Whether a row is sized by its table from constraints alone, and not as high as a standard row.
  package var needsFittingHeight: Bool {
    guard !hasBuiltInStyle, let height = tableRowHeight, height < 0 else {
      return false
    }
    return hasAutomaticHeight && abs(storedSize.height - UITableViewCell.standardHeight) > 1
  }

  /// Whether the file is for iPads alone.
  package var isForPad: Bool { document.targetRuntime?.hasSuffix(".iPad") ?? false }

  /// Whether the cell is a row of a storyboard's table.
  package var standsInTable: Bool { table != nil }

  /// Whether the cell is a row of a table with static cells, and no prototype.
  package var isStaticRow: Bool { table?.element["dataMode"] == "static" }

  /// Makes the cell's views for the current traits.
  package func instantiate(_ options: NibOptions = NibOptions()) -> NibInstance {
    let builder = NibBuilder(document, options: options)
    let view = builder.build(model)
    return NibInstance(
      view: view, views: builder.made.map(\.view), notes: builder.notes,
      outlets: builder.outlets(of: model))
  }
}

/// The views that were made of a prototype.
@MainActor package struct NibInstance {
  /// The cell.
  package let view: UIView
  /// The cell and all views that the file describes, in the file's order.
  package let views: [UIView]
  /// What the views do not show.
  package let notes: [NibNote]
  /// The views that the cell's outlets name.
  package let outlets: [String: UIView]
}

extension NibBuilder {
  fileprivate func outlets(of model: IBView) -> [String: UIView] {
    var found: [String: UIView] = [:]
    for outlet in model.outlets { found[outlet.property] = objects[outlet.destination] as? UIView }
    return found
  }
}

extension InterfaceBuilderDocument {
  /// The tables, by the lines of their cells.
  fileprivate var tables: [Int: IBView] {
    var tables: [Int: IBView] = [:]
    for root in scenes.flatMap(\.allRoots) {
      root.forEachView { view in
        guard view.element.name == "tableView" else { return }
        for child in view.children { tables[child.line] = view }
      }
    }
    return tables
  }
}
