import Foundation
import Testing
import UIKit

@MainActor struct GeometryObjectTests {
  @Test func `points, sizes, rectangles and insets are kept as objects`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let information: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
    #expect((information["frame"] as? NSValue)?.cgRectValue == rect)
  }

  @Test func `paths of Foundation's class have a section and a row`() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(path.section == 2 && path.row == 3 && path.item == 3)
    #expect(NSIndexPath(item: 3, section: 2).isEqual(path))
  }

  @Test func `a row's action is red unless it is normal, and can be run`() {
    var rows: [Int] = []
    let action = UITableViewRowAction(style: .destructive, title: "Delete") { rows.append($1.row) }
    action.handler(action, IndexPath(row: 4, section: 0))
    #expect(rows == [4] && action.backgroundColor == .systemRed && action.title == "Delete")
    #expect(
      UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundColor == .systemGray)
  }
}
