import Foundation
import Testing
import UIKit

@MainActor struct LayoutSupportTests {
  @Test func `a controller's guides are the areas outside of the safe area`() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
    ])
    controller.view.layoutIfNeeded()
    #expect(label.frame.minY == 8 + controller.view.safeAreaInsets.top)
    #expect(controller.topLayoutGuide.length == controller.view.safeAreaInsets.top)
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
  }
}
