/// A group of accessibility elements that assistive technologies know.
package struct AccessibleContainer: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case list
    case landmark
    case group
    case tabBar
    case table(rows: Int, columns: Int)
  }

  package let kind: Kind
  package let label: String?
  package let value: String?
  package let identifier: String?
  /// Distinguishes containers that are alike, in the order in which they are found.
  package let number: Int

  package init(kind: Kind, label: String?, value: String?, identifier: String?, number: Int) {
    self.kind = kind
    self.label = label
    self.value = value
    self.identifier = identifier
    self.number = number
  }
}
