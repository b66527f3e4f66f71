import Testing
import UIKit

@testable import LayoutHelpersSwift5

/// The cells and helpers compiled in Swift 5 mode.
@MainActor
@Suite struct Swift5Tests {
  private func layOut(_ cell: UITableViewCell, height: CGFloat) {
    cell.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    cell.layoutIfNeeded()
  }

  @Test func `all cells have the frames that Swift 6 gives them`() {
    let task = TaskCell(title: "Water the plants", due: "today", isDone: false)
    let message = MessageCell(style: .default, reuseIdentifier: nil)
    message.configure(sender: "Ada", body: "See you at the station.", isUnread: false)
    let place = PlaceCell(name: "Botanical Garden", distance: "1.2 km")
    layOut(task, height: 44.5)
    layOut(message, height: 90.5)
    layOut(place, height: 82)
    #expect(task.boxView.frame == CGRect(x: 16, y: 10.5, width: 24, height: 24))
    #expect(message.bodyLabel.frame.minY == 30.5)
    #expect(place.cardView.frame == CGRect(x: 16, y: 10, width: 288, height: 58))
  }

  @Test func `helpers without annotations centre and fill`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    let (dot, cover) = (UIView(), UIView())
    box.addSubview(cover)
    box.addSubview(dot)
    cover <-> box
    dot.width(20).height(10)
    _ = LayoutBuilder(dot).centered()
    box.layoutIfNeeded()
    #expect(dot.frame == CGRect(x: 40, y: 25, width: 20, height: 10))
    #expect(cover.frame == box.bounds)
  }
}
