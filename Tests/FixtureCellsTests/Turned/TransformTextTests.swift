import SnapTesting
import Testing
import UIKit

@testable import FixtureCells

/// Frames and display lists, as text, of the cells that `TransformPictureTests` has pictures of.
@MainActor struct TransformTextTests {
  @Test(arguments: SectionHeaderView.State.allCases)
  func `the frames of a section's chevron`(state: SectionHeaderView.State) {
    let header = SectionHeaderView(reuseIdentifier: nil)
    header.configure(title: "Completed", state: state)
    assertSnapshot(of: header, as: .layout, named: "\(state)")
  }

  @Test(arguments: ChatTable.Flip.allCases)
  func `the frames of a chat upside down`(flip: ChatTable.Flip) {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    screen.addSubview(ChatTable(["The newest one.", "Hi"], flip: flip))
    assertSnapshot(of: screen, as: .layout(height: 240), named: "\(flip)")
  }

  @Test func `the display list of a turned view has the turned corners of each shape`() {
    // Quarter turns and mirrors keep rectangles: the dot is at the top right, then at the bottom left.
    #expect(
      list { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) } == """
        size 60 60
        fillRect 20 10 20 40 #FF0000FF
        fillRect 36 10 4 4 #000000FF
        """)
    #expect(
      list { $0.transform = CGAffineTransform(scaleX: 1, y: -1) } == """
        size 60 60
        fillRect 10 20 40 20 #FF0000FF
        fillRect 10 36 4 4 #000000FF
        """)
    // The first corner is 30 − 20 cos 30° + 10 sin 30°, 30 − 20 sin 30° − 10 cos 30°.
    #expect(
      list { $0.transform = CGAffineTransform(rotationAngle: .pi / 6) } == """
        size 60 60
        fill winding #FF0000FF M 17.6795 11.3397 L 52.3205 31.3397 L 42.3205 48.6603 L 7.6795 28.6603 Z
        fill winding #000000FF M 17.6795 11.3397 L 21.1436 13.3397 L 19.1436 16.8038 L 15.6795 14.8038 Z
        """)
  }

  /// A view of 40 × 20 points in the middle of one of 60 × 60, with a dot at its top left corner.
  private func list(_ style: (UIView) -> Void) -> String {
    let board = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 20))
    view.backgroundColor = .red
    let dot = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    dot.backgroundColor = .black
    view.addSubview(dot)
    board.addSubview(view)
    style(view)
    return board.displayList().description
  }
}
