public import Foundation

extension IndexPath {
  /// Creates the path of a table's row; both count from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of a collection's item; both count from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; the path must have two indexes.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in its section; the path must have two indexes.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The item in its section; the path must have two indexes.
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
