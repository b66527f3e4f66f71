import Testing

@testable import UIKit
@testable import UIKitValues

/// Proxies that tests set, in scopes as the test frameworks give them.
@MainActor struct AppearanceScopeTests {
  private final class Caption: UILabel {}
  private final class Title: UILabel {}
  private final class Late: UILabel {}
  private final class Link: UIButton {}
  private final class Card: UIView {}

  private let suite = TestScope.current.inner("suite")

  private func shown<View: UIView>(_ view: View, in outer: UIView = UIView()) -> View {
    outer.addSubview(view)
    outer.layoutIfNeeded()
    return view
  }

  private func inside<Result>(_ scope: TestScope, _ action: () -> Result) -> Result {
    TestScope.$known.withValue(scope, operation: action)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
  func `what a test sets ends with it, in each order`(order: [Int]) {
    let themes: [UIColor?] = [.red, nil, .blue]
    for index in order {
      let color = suite.inner("\(index)").run {
        if let theme = themes[index] { Caption.appearance().textColor = theme }
        return shown(Caption()).textColor
      }
      #expect(color == themes[index] ?? .label)
    }
    #expect(shown(Caption()).textColor == .label)
  }

  @Test func `tests that take turns do not see each other's values`() {
    let tests = [(suite.inner("a"), UIColor.red), (suite.inner("b"), .blue)]
    defer { for (test, _) in tests { ProcessState.shared.end(test) } }
    for (test, color) in tests { inside(test) { Caption.appearance().textColor = color } }
    for (test, color) in tests { inside(test) { #expect(shown(Caption()).textColor == color) } }
    inside(suite.inner("c")) { #expect(shown(Caption()).textColor == .label) }
  }

  @Test func `a test reads what its suite has set, and changes it for itself`() {
    suite.run {
      let whole = Title.appearance()
      whole.textColor = .red
      whole.font = .systemFont(ofSize: 11)
      inside(suite.inner("changes")) {
        #expect(Title.appearance() !== whole)
        #expect(Title.appearance() === Title.appearance())
        #expect(Title.appearance().textColor == .red)
        Title.appearance().textColor = .blue
        let title = shown(Title())
        #expect((title.textColor, title.font.pointSize) == (.blue, 11))
      }
      inside(suite.inner("resets")) {
        Title.appearance().textColor = Title().textColor
        #expect(shown(Title()).textColor == .label)
      }
      inside(suite.inner("nothing")) { #expect(shown(Title()).textColor == .red) }
    }
  }

  @Test func `states of a button are changed and removed for a test`() {
    suite.run {
      Link.appearance().setTitleColor(.red, for: .normal)
      inside(suite.inner("changes")) {
        Link.appearance().setTitleColor(.blue, for: .normal)
        #expect(shown(Link()).titleColor(for: .normal) == .blue)
      }
      inside(suite.inner("removes")) {
        Link.appearance().setTitleColor(nil, for: .normal)
        #expect(shown(Link()).titleColors.isEmpty)
      }
      #expect(shown(Link()).titleColor(for: .normal) == .red)
    }
  }

  @Test func `a proxy for views inside of others precedes the test's own for the class`() {
    suite.run {
      Title.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .red
      inside(suite.inner("test")) {
        Title.appearance().textColor = .blue
        #expect(shown(Title(), in: Card()).textColor == .red)
        #expect(shown(Title()).textColor == .blue)
      }
    }
  }

  private static let theme: Void = { Late.appearance().textColor = .red }()

  @Test func `what a one-time initializer sets is for all, whatever the first test has set`() {
    suite.inner("first").run {
      Late.appearance().font = .systemFont(ofSize: 11)
      _ = Self.theme
      let late = shown(Late())
      #expect((late.textColor, late.font.pointSize) == (.red, 11))
    }
    suite.inner("second").run {
      _ = Self.theme
      let late = shown(Late())
      #expect((late.textColor, late.font.pointSize) == (.red, Late().font.pointSize))
    }
  }
}
