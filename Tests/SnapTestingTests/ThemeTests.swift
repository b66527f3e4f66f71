import Testing
import UIKit

private class ThemedLabel: UILabel {
  /// The colour that a label of the class has when it is shown.
  static var shownColor: UIColor? {
    let outer = UIView()
    let label = self.init()
    outer.addSubview(label)
    outer.layoutIfNeeded()
    return label.textColor
  }

  required override init(frame: CGRect = .zero) { super.init(frame: frame) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

// In each suite every test looks for what the others set before it sets its own, so that each order is a test.

/// A theme that an app sets once.
@MainActor struct ThemeOnceTests {
  private final class Label: ThemedLabel {}
  private static let theme: Void = { Label.appearance().textColor = .red }()

  init() { _ = Self.theme }

  @Test(arguments: 1...3) func `each test has a theme that is set once`(test: Int) {
    #expect(Label.shownColor == .red)
  }

  @Test func `another test has it, too`() { #expect(Label.shownColor == .red) }
}

/// A theme that the suite's initializer sets.
@MainActor struct ThemeInitializerTests {
  private final class Label: ThemedLabel {}

  init() {
    #expect(Label.shownColor == .label)
    Label.appearance().textColor = .green
  }

  @Test func `a test has the theme of its suite's initializer`() {
    #expect(Label.shownColor == .green)
  }

  @Test func `so has the next test`() { #expect(Label.shownColor == .green) }
}

/// Themes that tests set for themselves.
@MainActor struct ThemeOfTestTests {
  private final class Label: ThemedLabel {}

  @Test(arguments: [UIColor.red, .green, .blue])
  func `no case has the theme of another one`(color: UIColor) {
    #expect(Label.shownColor == .label)
    Label.appearance().textColor = color
    #expect(Label.shownColor == color)
  }

  private static var waiting = 0

  @Test(arguments: 1...4) func `tests that take turns have their own themes`(number: Int) async {
    let color = UIColor(white: CGFloat(number) / 10, alpha: 1)
    #expect(Label.shownColor == .label)
    Label.appearance().textColor = color
    Self.waiting += 1
    // Under `--no-parallel` the others come later.
    for _ in 0..<1_000 where Self.waiting < 4 { await Task.yield() }
    #expect(Label.shownColor == color)
    await Task { @MainActor in #expect(Label.shownColor == color) }.value
  }
}

/// A trait that sets a theme for a suite.
private struct ThemeTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await MainActor.run { ThemeTraitTests.Label.appearance().textColor = .brown }
    try await function()
  }
}

@MainActor @Suite(ThemeTrait()) struct ThemeTraitTests {
  fileprivate final class Label: ThemedLabel {}

  @Test func `tests have what their suite's trait sets`() { #expect(Label.shownColor == .brown) }

  @Test func `a test changes the suite's theme for itself`() {
    Label.appearance().textColor = .blue
    #expect(Label.shownColor == .blue)
  }
}

@MainActor struct ThemeOutsideTraitTests {
  @Test func `other suites do not have it`() {
    #expect(ThemeTraitTests.Label.shownColor == .label)
  }
}
