import Foundation
import Testing
import UIKit

@MainActor struct KeyboardGuideTests {
  @Test(arguments: [(true, 90.0), (false, 100.0)])
  func `without a keyboard, its guide is the safe area's inset at the bottom`(
    usesSafeArea: Bool, top: Double
  ) {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.bottom = 10
    let (view, field) = (controller.view!, UIView())
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
    view.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    view.keyboardLayoutGuide.usesBottomSafeArea = usesSafeArea
    NSLayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      field.heightAnchor.constraint(equalToConstant: 20),
      field.leadingAnchor.constraint(equalTo: view.keyboardLayoutGuide.leadingAnchor),
      field.widthAnchor.constraint(equalTo: view.keyboardLayoutGuide.widthAnchor),
    ])
    view.layoutIfNeeded()
    #expect(field.frame == CGRect(x: 0, y: top - 20, width: 50, height: 20))
    #expect(view.keyboardLayoutGuide === view.keyboardLayoutGuide)
  }

  @Test func `constraints for a guide away from the bottom stay inactive`() {
    let view = UIView()
    let constraints = [view.widthAnchor.constraint(equalToConstant: 1)]
    view.keyboardLayoutGuide.setConstraints(constraints, activeWhenAwayFrom: .bottom)
    #expect(!constraints[0].isActive)
    view.keyboardLayoutGuide.setConstraints(constraints, activeWhenAwayFrom: .top)
    #expect(constraints[0].isActive)
  }
}
