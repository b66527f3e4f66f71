/// What the sections of a table or collection have.
package enum SectionElement: String, Hashable, Sendable {
  case rows
  case items
}

extension UIView {
  /// More rows, items or sections are a mistake, and their places alone would fill the memory.
  private static let elementLimit = 1_000_000

  /// Returns how many elements each section has, as a data source says; 0 from where they are too many, which is a fault of the view.
  func boundedCounts(
    of element: SectionElement, inSections sections: Int, _ count: (Int) -> Int
  ) -> [Int] {
    precondition(sections >= 0, "A data source cannot have \(sections) sections.")
    guard sections <= Self.elementLimit else {
      note(.tooManyParts(name: "sections", count: sections, limit: Self.elementLimit))
      return []
    }
    var left = Self.elementLimit
    return (0..<sections).map { section in
      let count = count(section)
      precondition(count >= 0, "Section \(section) cannot have \(count) \(element.rawValue).")
      guard count <= left else {
        note(
          .tooManyElements(element, count: count, section: section, limit: Self.elementLimit))
        return 0
      }
      left -= count
      return count
    }
  }
}
