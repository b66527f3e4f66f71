import Foundation
import TestSupport
import Testing
import UIKit

@MainActor struct FocusEffectTests {
  @Test func `an effect is kept, and nothing of it is drawn`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    let plain = view.displayList().description
    #expect(view.focusEffect == nil)
    let halo = UIFocusHaloEffect(roundedRect: view.bounds, cornerRadius: 4, curve: .continuous)
    halo.containerView = view
    halo.position = .outside
    view.focusEffect = halo
    #expect(view.focusEffect === halo)
    #expect(halo.containerView === view && halo.referenceView == nil)
    #expect(view.displayList().description == plain)
  }
}
