package import Foundation
package import SnapReport

/// What was drawn of some cells.
package struct DrawnCells {
  /// Cards in the order of the cells.
  package private(set) var page: TriedPage
  /// The pictures, by the names of their files.
  package private(set) var pictures: [(name: String, data: Data)]
  package private(set) var notes: [String]

  init(
    page: TriedPage = TriedPage([]), pictures: [(name: String, data: Data)] = [],
    notes: [String] = []
  ) {
    (self.page, self.pictures, self.notes) = (page, pictures, notes)
  }

  /// These and others.
  func adding(_ others: DrawnCells) -> DrawnCells {
    var known = Set(notes)
    return DrawnCells(
      page: TriedPage(page.cards + others.page.cards, dropped: page.dropped + others.page.dropped),
      pictures: pictures + others.pictures,
      notes: notes + others.notes.filter { known.insert($0).inserted })
  }
}
