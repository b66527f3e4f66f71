import Testing
import UIKit

@MainActor struct TraitTests {
  /// A custom trait.
  enum ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
  }

  /// A view that records notifications.
  final class Listener: UIView {
    var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      calls.append("\(previousTraitCollection?.userInterfaceStyle.rawValue ?? -1)")
    }

    override func tintColorDidChange() { calls.append("tint") }
  }

  @Test func `unspecified traits are inherited, and the last of several collections wins`() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 3),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(merged.userInterfaceStyle == .light)
    #expect(merged.displayScale == 3)
    #expect(merged.horizontalSizeClass == .unspecified)
  }

  @Test func `a closure sets traits of a new and of a changed collection`() {
    let dark = UITraitCollection { $0.userInterfaceStyle = .dark }
    let themed = dark.modifyingTraits {
      $0.legibilityWeight = .bold
      $0[ThemeTrait.self] = "festive"
    }
    #expect(themed.userInterfaceStyle == .dark)
    #expect(themed.legibilityWeight == .bold)
    #expect(themed[ThemeTrait.self] == "festive")
    #expect(dark[ThemeTrait.self] == "plain")
    #expect(themed != dark)
  }

  @Test func `overrides affect descendants until they are removed`() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    root.traitOverrides.userInterfaceStyle = .dark
    root.traitOverrides[ThemeTrait.self] = "festive"
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection[ThemeTrait.self] == "festive")
    #expect(root.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    root.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    root.traitOverrides.remove(ThemeTrait.self)
    #expect(child.traitCollection.userInterfaceStyle == .light)
    #expect(child.traitCollection[ThemeTrait.self] == "plain")
  }

  @Test func `a trait override takes precedence over the style override`() {
    let view = UIView()
    view.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.traitOverrides.userInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test func `a text size is clamped to the limits of a view`() {
    let view = UIView()
    view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    view.maximumContentSizeCategory = .extraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
    view.maximumContentSizeCategory = nil
    view.minimumContentSizeCategory = .accessibilityExtraLarge
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test
  func `a view is notified of its tint in the first layout and of changed traits before the next`()
  {
    let (root, child) = (UIView(), Listener())
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.calls == ["tint"])
    root.overrideUserInterfaceStyle = .dark
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(child.calls == ["tint", "1"])
  }

  @Test func `a registration is called only for its traits, with the previous ones`() {
    let view = UIView()
    var styles: [UIUserInterfaceStyle] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      styles += [previous.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
    }
    view.traitOverrides.displayScale = 3
    view.layoutIfNeeded()
    #expect(styles.isEmpty)
    view.traitOverrides.userInterfaceStyle = .dark
    view.layoutIfNeeded()
    #expect(styles == [.light, .dark])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides.userInterfaceStyle = .light
    view.layoutIfNeeded()
    #expect(styles.count == 2)
  }

  @Test func `a class that is not final registers a function of its own type`() {
    class Card: UIView {
      var styles: [UIUserInterfaceStyle] = []
      func register() {
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, previous) in
          self.styles.append(previous.userInterfaceStyle)
        }
      }
    }
    final class SongCard: Card {}
    let card = SongCard()
    card.register()
    card.traitOverrides.userInterfaceStyle = .dark
    card.layoutIfNeeded()
    #expect(card.styles == [.light])
  }

  @Test func `differences that affect colours are distinguished`() {
    let base = UITraitCollection.standard
    let dark = base.modifyingTraits { $0.userInterfaceStyle = .dark }
    let large = base.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(dark.hasDifferentColorAppearance(comparedTo: base))
    #expect(!large.hasDifferentColorAppearance(comparedTo: base))
    #expect(dark.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
    #expect(!base.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
  }

  @Test func `a tint is inherited with notifications, and dimmed`() {
    let (root, child, own) = (UIView(), Listener(), Listener())
    own.tintColor = .green
    own.calls = []
    root.addSubview(child)
    root.addSubview(own)
    root.tintColor = .red
    #expect(child.tintColor == .red)
    #expect(child.calls == ["tint"])
    #expect(own.tintColor == .green)
    root.tintAdjustmentMode = .dimmed
    #expect(child.tintAdjustmentMode == .dimmed)
    #expect(child.tintColor.resolvedColor(with: .standard) == UIColor(white: 0.2126, alpha: 1))
  }
}
