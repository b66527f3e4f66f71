import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct TrackConfigurationTests {
  @Test(arguments: [(0, []), (1, [0.5]), (3, [0, 0.5, 1])])
  func `ticks are at equal distances`(count: Int, positions: [Float]) {
    let configuration = UISlider.TrackConfiguration(numberOfTicks: count)
    #expect(configuration.ticks.map(\.position) == positions)
  }

  @Test func `a track is kept, and nothing of it is drawn`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    let plain = slider.displayList().description
    #expect(slider.trackConfiguration == nil)
    let configuration = UISlider.TrackConfiguration(
      allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [.init(position: 0.5)])
    slider.trackConfiguration = configuration
    #expect(slider.trackConfiguration == configuration)
    #expect(slider.displayList().description == plain)
  }
}
