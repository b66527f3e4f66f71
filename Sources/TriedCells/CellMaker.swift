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
}
