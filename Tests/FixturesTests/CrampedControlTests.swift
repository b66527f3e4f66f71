import Fixtures
import Foundation
import Testing
import UIKit

/// Controls with less space than their parts need.
@MainActor struct CrampedControlTests {
  private static let makers: [@MainActor (CGRect) -> UIView] = [
    { frame in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = 0
      control.frame = frame
      return control
    },
    { UISlider(frame: $0) }, { UIProgressView(frame: $0) }, { UIPageControl(frame: $0) },
    { UISwitch(frame: $0) }, { UIStepper(frame: $0) },
    { frame in
      let field = UITextField(frame: frame)
      field.borderStyle = .roundedRect
      return field
    },
    { frame in
      let button = UIButton(configuration: .filled())
      button.frame = frame
      return button
    },
  ]

  @Test(arguments: 0..<8, [0, 0.5, 3])
  func `a control with almost no space is drawn`(maker: Int, side: Double) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    view.addSubview(Self.makers[maker](CGRect(x: 8, y: 8, width: side, height: side)))
    let snapshot = try Rendering(of: view, in: Configuration(width: 60, height: 60)).snapshot()
    #expect(snapshot.bitmap.width == 120)
  }
}
