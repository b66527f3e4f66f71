internal import Foundation
internal import NumberText

/// The labels and values that iOS gives its own views, in English.
package enum AccessibilityLabels {
  package static let increment = "Increment"
  package static let decrement = "Decrement"
  package static let moreInfo = "More Info"
  package static let add = "Add"
  package static let close = "Close"
  package static let delete = "Delete"
  package static let insert = "Insert"
  package static let reorder = "Reorder"
  package static let progress = "Progress"
  package static let inProgress = "In progress"
  package static let progressHalted = "Progress halted"
  package static let datePicker = "Date Picker"
  package static let colorWell = "Color Well"
  package static let search = "Search"

  /// A share from 0 to 1, such as `75%`.
  package static func percent(_ share: Double) -> String {
    "\(share.isFinite ? (share * 100).rounded().text(decimals: 0) : "0")%"
  }

  /// Such as `page 2 of 3`; pages count from 1.
  package static func page(_ page: Int, of count: Int) -> String { "page \(page) of \(count)" }

  /// What a tab's badge says: a number counts items.
  package static func badge(_ text: String) -> String? {
    guard let count = Int(text) else { return text.isEmpty ? nil : text }
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// The dots that a secure text field shows in the place of its letters.
  package static func dots(for text: String) -> String {
    String(repeating: "•", count: text.count)
  }
}
