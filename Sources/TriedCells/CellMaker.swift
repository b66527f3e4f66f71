public import UIKit

/// One cell that the program of `snap try` draws, and what makes it.
@MainActor public struct CellMaker {
  /// What makes a cell.
  enum Way {
    case code(@MainActor () throws -> UIView)
    case file(path: String, class: UIView.Type)
  }

  let name: String
  let way: Way
  /// Gives the cell content of an app's types; nil for none.
  private(set) var fill: (@MainActor (UIView) -> Void)?

  /// A cell that code makes.
  public init(_ name: String, _ make: @escaping @MainActor () throws -> UIView) {
    self.name = name
    way = .code(make)
  }

  /// A cell whose views are in an Interface Builder file: the first of its class.
  public init(_ name: String, of viewClass: UIView.Type, inFile path: String) {
    self.name = name
    way = .file(path: path, class: viewClass)
  }

  /// The same cell with content.
  public func filled<Cell: UIView>(by fill: @escaping @MainActor (Cell) -> Void) -> CellMaker {
    var maker = self
    maker.fill = { view in (view as? Cell).map(fill) }
    return maker
  }

  /// The same cell without content.
  var unfilled: CellMaker {
    var maker = self
    maker.fill = nil
    return maker
  }
}
