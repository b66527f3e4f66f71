import Foundation
import TestSupport
import Testing
import UIKit

/// Where a segmented control's baseline is.
@MainActor struct SegmentBaselineTests {
  /// Returns the top of a control whose baseline is that of a label at a top.
  private func top(of control: UISegmentedControl, besideLabelAt top: CGFloat) -> CGFloat {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let label = UILabel()
    label.text = "Content"
    for view in [label, control] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
      label.lastBaselineAnchor.constraint(equalTo: control.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    return control.frame.minY
  }

  /// In a file of Xcode 8 a control of 29 points is at 9 beside a label at 11.5; this one is 3 points higher.
  @Test func `titles are on the line of a label beside them`() {
    let control = UISegmentedControl(items: ["None", "Switch"])
    #expect(top(of: control, besideLabelAt: 11.5) == 7.5)
  }

  @Test func `without titles the baseline is the bottom`() throws {
    let image = try #require(UIImage(systemName: "star"))
    let titled = top(of: UISegmentedControl(items: ["One"]), besideLabelAt: 40)
    let pictured = top(of: UISegmentedControl(items: [image]), besideLabelAt: 40)
    #expect(pictured < titled - 8)
  }
}
