internal import Devices
package import Foundation
package import InterfaceBuilder

/// An Interface Builder file whose cells can be instantiated.
@MainActor package struct NibFile {
  let document: InterfaceBuilderDocument
  private let designed: InterfaceBuilderDocument

  /// Loads a file.
  /// - Throws: An error of InterfaceBuilder naming the file and the line.
  package init(contentsOf url: URL) throws {
    try self.init { try InterfaceBuilderDocument(contentsOf: url, sizeClasses: $0) }
  }

  /// Loads the bytes of a file; `name` is for errors.
  /// - Throws: An error of InterfaceBuilder naming the file and the line.
  package init(_ data: Data, name: String) throws {
    try self.init { try InterfaceBuilderDocument(data, file: name, sizeClasses: $0) }
  }

  /// Loads bytes as if they were those of a file, with its translations.
  /// - Throws: An error of InterfaceBuilder naming the file and the line.
  package init(_ data: Data, inPlaceOf url: URL) throws {
    try self.init { try InterfaceBuilderDocument(data, inPlaceOf: url, sizeClasses: $0) }
  }

  private init(load: (IBSizeClasses) throws -> InterfaceBuilderDocument) throws {
    let document = try load(.phonePortrait)
    let classes = document.designedSizeClasses
    self.init(
      document: document, designed: classes == .phonePortrait ? document : try load(classes))
  }

  private init(document: InterfaceBuilderDocument, designed: InterfaceBuilderDocument) {
    self.document = document
    self.designed = designed
  }

  /// The file with the variations for the device that it names instead of those for a phone.
  package var asDesigned: NibFile { NibFile(document: designed, designed: designed) }

  /// The file's name as given.
  package var path: String { document.file }
  /// Notes from reading the file, with lines.
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

  /// Whether an app draws a prototype as one of another revision of this file.
  package func hasSameCell(
    _ prototype: NibPrototype, as other: NibPrototype, in file: NibFile
  ) -> Bool {
    guard let id = prototype.model.id, other.model.id == id else { return false }
    return document.hasSameCell(id, as: file.document)
  }

  /// Returns the prototypes with an identifier; if none has it, those with a reuse identifier, else those of a class.
  package func prototypes(named name: String) -> [NibPrototype] {
    let all = prototypes
    for property: (NibPrototype) -> String? in [\.id, \.reuseIdentifier, \.className] {
      let named = all.filter { property($0) == name }
      if !named.isEmpty { return named }
    }
    return []
  }
}

/// A cell or reusable view of an Interface Builder file.
@MainActor package struct NibPrototype {
  package let document: InterfaceBuilderDocument
  package let model: IBView
  /// The table of the cell; nil without one.
  package let table: IBView?

  /// The identifier; a line if the file has none.
  package var id: String { model.id ?? "line-\(model.line)" }
  package var reuseIdentifier: String? { model.cell?.reuseIdentifier }
  package var line: Int { model.line }
  package var className: String { model.customClass ?? model.uikitClass ?? model.element.name }
  /// The cell's label, set by the designer.
  package var userLabel: String? { model.userLabel }
  /// The element of the file, such as `tableViewCell`.
  package var element: String { model.element.name }
  /// Whether the cell has a built-in style, laid out without constraints.
  package var hasBuiltInStyle: Bool { model.cell.map { $0.style != .custom } ?? false }
  /// Whether Interface Builder marked frames as differing from constraints.
  package var isMisplaced: Bool {
    var isMisplaced = false
    model.forEachView { isMisplaced = isMisplaced || $0.traits.isMisplaced }
    return isMisplaced
  }
  /// The size of the content view in the file, or of the cell if that is not stored.
  package var storedSize: CGSize {
    let size = (model.contentView?.frame ?? model.frame)?.size ?? .zero
    return CGSize(width: Self.bounded(size.width), height: Self.bounded(size.height))
  }
  /// The height of the cell in the file; in an old one the content view may be outdated.
  package var storedHeight: CGFloat {
    max(storedSize.height, Self.bounded(model.frame?.height ?? 0))
  }
  /// The width of the cell in the file, including its accessory.
  package var storedWidth: CGFloat {
    model.frame.map { Self.bounded($0.width) } ?? storedSize.width
  }
  /// A length that pictures can handle.
  package static func bounded(_ length: CGFloat) -> CGFloat { min(max(length, 0), 10_000) }

  /// Whether the file is only for iPads.
  package var isForPad: Bool { document.targetRuntime?.hasSuffix(".iPad") ?? false }

  /// Whether the cell is a row of a storyboard's table.
  package var isInTable: Bool { table != nil }

  /// The distance in points from the sides of a table of some width to its rows.
  package func rowInset(inTableOfWidth width: CGFloat) -> CGFloat {
    isInsetRow ? SideMargin.points(width: width) : 0
  }

  private var isInsetRow: Bool {
    UITableView.Style(nibStyle: table?.element["style"]) == .insetGrouped
  }

  /// Whether the cell is a row of a table that is the view of a controller.
  package var isInRootTable: Bool { table?.isOfController ?? false }

  /// Whether the cell is a row of a table with static cells, and no prototype.
  package var isStaticRow: Bool { table?.element["dataMode"] == "static" }

  /// Creates the cell's views for the current traits.
  ///
  /// They are made of what `adapt` returns for the cell of the file, in the language of the traits.
  package func instantiate(
    _ options: NibOptions = NibOptions(), adapting adapt: (IBView) -> IBView = { $0 }
  ) -> NibInstance {
    let builder = NibBuilder(document, options: options)
    let view = builder.build(model, adapting: adapt)
    (view as? UITableViewCell)?.isRowOfFile = table != nil
    // In an app a table tells its rows.
    if options.purpose == .preview, let row = view as? UITableViewCell {
      row.isInsetRow = isInsetRow
    }
    return NibInstance(
      view: view, views: builder.made.map(\.view), notes: builder.notes,
      outlets: builder.outlets(of: model))
  }
}

extension NibPrototype {
  /// Returns the translations of the texts of an outlet's view, in the alphabetical order of languages.
  package func translations(ofOutlet name: String) -> [String] {
    let views = model.outlets.filter { $0.property == name }.map(\.destination)
    return document.localizations.tables.flatMap { table in
      views.flatMap { table.texts(of: $0).filter { Self.texts.contains($0.property) } }.map(\.text)
    }
  }

  /// The properties of labels, text views and buttons that a view shows.
  private static let texts = ["text", "title", "normalTitle", "configuration.title"]
}

/// The views created from a prototype.
@MainActor package struct NibInstance {
  package let view: UIView
  /// The cell and all views in the file, in the file's order.
  package let views: [UIView]
  package let notes: [NibNote]
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
  var tables: [Int: IBView] {
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
