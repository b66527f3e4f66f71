import Foundation
import TestSupport
import Testing
import UIKit

/// UIKit's documentation: an index beyond the last segment is pinned to it.
@MainActor struct SegmentIndexTests {
  @Test(arguments: [(0, 0), (1, 1), (2, 1), (Int.max, 1)])
  func `an index beyond the last segment means the last`(index: Int, meant: Int) {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setTitle("New", forSegmentAt: index)
    control.setWidth(20, forSegmentAt: index)
    #expect(control.titleForSegment(at: meant) == "New")
    #expect(control.titleForSegment(at: index) == "New")
    #expect(control.widthForSegment(at: meant) == 20)
    #expect(control.widthForSegment(at: 1 - meant) == 0)
    control.removeSegment(at: index, animated: false)
    #expect(control.titleForSegment(at: 0) == ["One", "Two"][1 - meant])
  }

  @Test func `a momentary control has its segment until the actions have run, and shows none`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    let plain = control.displayList().description
    var chosen: [Int] = []
    control.addAction(
      UIAction { [unowned control] _ in chosen.append(control.selectedSegmentIndex) },
      for: .valueChanged)
    control.isMomentary = true
    control.selectedSegmentIndex = 1
    #expect(control.displayList().description == plain)
    control.sendActions(for: .touchUpInside)
    #expect(control.selectedSegmentIndex == 1)
    control.sendActions(for: .valueChanged)
    #expect(chosen == [1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.isMomentary = false
    control.selectedSegmentIndex = 1
    #expect(control.displayList().description != plain)
    control.sendActions(for: .valueChanged)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a control without segments has no values of one`() {
    let control = UISegmentedControl()
    control.setTitle("New", forSegmentAt: 0)
    control.removeSegment(at: 0, animated: false)
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.imageForSegment(at: 0) == nil)
    #expect(control.widthForSegment(at: 0) == 0)
    #expect(control.numberOfSegments == 0)
  }
}
