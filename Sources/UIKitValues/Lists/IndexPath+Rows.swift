public import Foundation

extension NSIndexPath {
  /// Creates the path of a table's row; both count from 0.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }
  /// Creates the path of a collection's item; both count from 0.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section; the path must have two indexes.
  public var section: Int { index(atPosition: 0) }
  /// The row in its section; the path must have two indexes.
  public var row: Int { index(atPosition: 1) }
  /// The item in its section; the path must have two indexes.
  public var item: Int { index(atPosition: 1) }
}

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
