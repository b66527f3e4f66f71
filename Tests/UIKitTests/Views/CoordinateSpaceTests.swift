import Foundation
import Testing
import UIKit

@MainActor struct CoordinateSpaceTests {
  @Test func `rectangles are converted between views and the screen`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 30))
    window.addSubview(view)
    view.addSubview(inner)
    let space: any UICoordinateSpace = inner
    let screen = UIScreen.main.coordinateSpace
    #expect(
      space.convert(CGPoint(x: 5, y: 5), to: view as any UICoordinateSpace) == CGPoint(x: 6, y: 7))
    #expect(space.convert(space.bounds, to: screen) == CGRect(x: 11, y: 22, width: 30, height: 30))
    #expect(screen.convert(CGPoint(x: 11, y: 22), to: space) == .zero)
    #expect(space.convert(CGPoint(x: 11, y: 22), from: screen) == .zero)
    #expect(screen.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: screen).minX == 1)
    #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
  }
}
