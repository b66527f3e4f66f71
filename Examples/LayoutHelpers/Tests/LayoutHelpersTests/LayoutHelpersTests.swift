import SnapTesting
import Testing
import UIKit

@testable import LayoutHelpers

@MainActor
@Suite struct LayoutHelpersTests {
  /// Hosts a cell in a window of the screen's width, as the libraries' own tests do.
  private func host(_ cell: UITableViewCell, height: CGFloat) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    cell.frame = CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: height)
    controller.view.addSubview(cell)
    controller.view.layoutIfNeeded()
    return window
  }

  @Test func `operators on anchors`() {
    let cell = TaskCell(title: "Water the plants", due: "today", isDone: true)
    let window = host(cell, height: 44.5)
    // 12 + 20.5 + 12 points, the box centred on the title.
    #expect(cell.titleLabel.frame.minX == 52)
    #expect(cell.titleLabel.frame.minY == 12 && cell.titleLabel.frame.height == 20.5)
    #expect(cell.boxView.frame == CGRect(x: 16, y: 10.5, width: 24, height: 24))
    #expect(cell.dueLabel.frame.maxX == 304)
    #expect(cell.window === window)
    assertSnapshot(
      of: TaskCell(title: "Water the plants", due: "today", isDone: true), as: .image,
      expecting: [.height(44.5)])
  }

  @Test func `closures with a maker`() {
    let cell = MessageCell(style: .default, reuseIdentifier: nil)
    cell.configure(sender: "Ada", body: "See you at the station.", isUnread: true)
    let window = host(cell, height: 90.5)
    #expect(cell.bubbleView.frame.origin == CGPoint(x: 12, y: 12))
    #expect(cell.bubbleView.frame.maxY == 78.5)
    #expect(cell.senderLabel.frame.origin == CGPoint(x: 14, y: 8))
    // 8 + 20.5 + 2
    #expect(cell.bodyLabel.frame.minY == 30.5)
    #expect(cell.isDescendant(of: window))
    let copy = MessageCell(style: .default, reuseIdentifier: nil)
    copy.configure(sender: "Ada", body: "See you at the station.", isUnread: true)
    assertSnapshot(of: copy, as: .image)
  }

  @Test func `fluent methods`() {
    let cell = PlaceCell(name: "Botanical Garden", distance: "1.2 km")
    let window = host(cell, height: 82)
    #expect(cell.cardView.frame == CGRect(x: 16, y: 10, width: 288, height: 58))
    #expect(cell.badgeView.frame == CGRect(x: 12, y: 9, width: 40, height: 40))
    #expect(cell.badgeView.layer.cornerRadius == 20)
    #expect(cell.nameLabel.frame.minX == 64 && cell.nameLabel.frame.maxX == 276)
    #expect(cell.window === window)
    assertSnapshot(of: PlaceCell(name: "Botanical Garden", distance: "1.2 km"), as: .image)
  }

  @Test func `a controller's view is shown as it appears on a screen`() {
    final class PlacesController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        for (index, name) in ["Pier", "Old Town"].enumerated() {
          let cell = PlaceCell(name: name, distance: "\(index + 1) km")
          cell.frame = CGRect(
            x: 0, y: CGFloat(index) * 82.5 + 10, width: view.bounds.width, height: 82.5)
          cell.autoresizingMask = .flexibleWidth
          view.addSubview(cell)
        }
      }
    }
    assertSnapshot(of: PlacesController(), as: .image(size: CGSize(width: 375, height: 190)))
  }
}
