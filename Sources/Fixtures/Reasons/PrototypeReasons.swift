internal import Foundation
internal import InterfaceBuilder
public import LayoutModel
internal import PrintedText
internal import SnapReport
internal import UIKit

/// Why a view of a cell in an Interface Builder file is where `snap layout` has it.
public struct PrototypeReasons: Encodable, Sendable {
  /// The file's path.
  public let path: String
  /// The cell's identifier in the file.
  public let cell: String
  /// The name that an app dequeues the cell by.
  public let reuseIdentifier: String?
  public let reasons: LayoutReasons

  /// The reasons in words, with the file and the cell before them.
  public var text: String {
    let name = reuseIdentifier.map { "\($0) (\(cell))" } ?? cell
    return ([PrintedText(line: "\(path): \(name)").description] + reasons.lines)
      .joined(separator: "\n")
  }

  private enum CodingKeys: String, CodingKey { case path, cell, reuseIdentifier, reasons, text }

  /// Writes the words, too, and `null` for a missing name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(path, forKey: .path)
    try container.encode(cell, forKey: .cell)
    try container.encode(reuseIdentifier, forKey: .reuseIdentifier)
    try container.encode(reasons, forKey: .reasons)
    try container.encode(text, forKey: .text)
  }
}

/// Looks for a view in the cells of files.
@MainActor public struct PrototypeReasonSearch {
  private let name: String
  private let storedSizes: Bool
  private let locale: String
  private var found: PrototypeReasons?
  private var paths: [String] = []
  private var known: [String] = []

  /// Creates a search for a view with a name; the rest is as for ``PrototypeFile/layout(named:storedSizes:locale:)``.
  public init(forView name: String, storedSizes: Bool = false, locale: String = "en") {
    self.name = name
    self.storedSizes = storedSizes
    self.locale = locale
  }

  /// Lays out the file's cells, or those with a name, and looks for the view in them.
  ///
  /// - Throws: ``PrototypeError`` where no cell has the name.
  public mutating func search(
    _ file: PrototypeFile, cell: String? = nil
  ) throws(PrototypeError) {
    for prototype in try file.asDesigned.prototypes(named: cell) { search(prototype) }
  }

  /// The only view with the name.
  ///
  /// - Throws: ``ViewNameError`` if there is none, or more than one.
  public func result() throws(ViewNameError) -> PrototypeReasons {
    if paths.count > 1 { throw .ambiguous(name: name, paths: paths) }
    guard let found else { throw .unknown(name: name, known: known) }
    return found
  }

  private mutating func search(_ prototype: NibPrototype) {
    prototype.withCanvasLayout(storedSizes: storedSizes, locale: locale) { cell, context in
      let label = "\(prototype.reuseIdentifier ?? prototype.id): "
      let paths = { [names = context.names] (view: UIView) in label + names.path(of: view) }
      known += cell.layoutOrder.map(paths)
      let views = ViewQuery(name).views(below: cell, context.names)
      self.paths += views.map(paths)
      // Of several, none is explained.
      guard self.paths.count == 1, let view = views.first else { return }
      found = PrototypeReasons(
        path: prototype.document.file, cell: prototype.id,
        reuseIdentifier: prototype.reuseIdentifier, reasons: view.layoutReasons(context))
    }
  }
}
