import Foundation
import Testing
import UIKit

@MainActor struct KeyValueObservationTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `the content's size is observed until the observation is released`() {
    var changes: [CGFloat?] = []
    var observation: NSKeyValueObservation? = table.observe(\.contentSize, options: [.new, .old]) {
      changes += [$1.oldValue?.height, $1.newValue?.height]
      #expect($0 === table)
    }
    table.contentSize = CGSize(width: 100, height: 300)
    #expect(changes == [0, 300])
    observation = nil
    table.contentSize = .zero
    #expect(changes.count == 2 && observation == nil)
  }

  @Test func `the present value is given at once if the options say so`() {
    var values: [CGPoint?] = []
    let observation = table.observe(\.contentOffset, options: .initial) {
      values.append($1.newValue)
      #expect($1.oldValue == nil)
      values.append($0.contentOffset)
    }
    table.contentOffset = CGPoint(x: 0, y: 10)
    #expect(values == [nil, .zero, nil, CGPoint(x: 0, y: 10)])
    observation.invalidate()
    table.contentOffset = .zero
    #expect(values.count == 4)
  }

  @Test func `a change of one property does not call observers of the other`() {
    var calls = 0
    let observation = table.observe(\.contentOffset) { _, _ in calls += 1 }
    table.contentSize = CGSize(width: 100, height: 300)
    #expect(calls == 0)
    observation.invalidate()
  }
}
