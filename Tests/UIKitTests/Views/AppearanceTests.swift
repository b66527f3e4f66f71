import Testing
import UIKit

/// Proxies of classes.
@MainActor struct AppearanceTests {
  private final class Caption: UILabel {}
  private final class Badge: UILabel {}
  private final class Banner: UIView {}
  private final class Card: UIView {}
  private final class Toggle: UISwitch {}
  private final class Link: UIButton {}
  private class Base: UIView {}
  private final class Derived: Base {}

  private func shown<View: UIView>(_ view: View, in outer: UIView = UIView()) -> View {
    outer.addSubview(view)
    outer.layoutIfNeeded()
    return view
  }

  @Test func `a view takes what its class's proxy has, with its first layout`() {
    Caption.appearance().textColor = .red
    Caption.appearance().font = .systemFont(ofSize: 11)
    let caption = Caption()
    #expect(caption.textColor == .label)
    _ = shown(caption)
    #expect((caption.textColor, caption.font.pointSize) == (.red, 11))
    #expect(shown(UILabel()).textColor == .label)
  }

  @Test func `what the view has set itself stays, and later changes too`() {
    Badge.appearance().textColor = .red
    let badge = Badge()
    badge.textColor = .green
    #expect(shown(badge).textColor == .green)
    let other = shown(Badge())
    other.textColor = .label
    other.superview?.setNeedsLayout()
    other.superview?.layoutIfNeeded()
    #expect(other.textColor == .label)
  }

  @Test func `a proxy for views inside of others precedes the class's`() {
    Banner.appearance().backgroundColor = .red
    Banner.appearance(whenContainedInInstancesOf: [Card.self]).backgroundColor = .blue
    let between = UIView()
    let card = Card()
    card.addSubview(between)
    #expect(shown(Banner()).backgroundColor == .red)
    #expect(shown(Banner(), in: card).backgroundColor == .blue)
    #expect(shown(Banner(), in: between).backgroundColor == .blue)
  }

  @Test func `a subclass's proxy precedes that of its superclass`() {
    Derived.appearance().tintColor = .blue
    Base.appearance().tintColor = .red
    Base.appearance().backgroundColor = .green
    let derived = shown(Derived())
    #expect((derived.tintColor, derived.backgroundColor) == (.blue, .green))
    #expect(shown(Base()).tintColor == .red)
    #expect(Base.appearance() === Base.appearance())
  }

  @Test func `controls take colours, and buttons those of each state`() {
    Toggle.appearance().onTintColor = .purple
    #expect(shown(Toggle()).onTintColor == .purple)
    Link.appearance().setTitleColor(.red, for: .normal)
    Link.appearance().setTitleColor(.gray, for: .disabled)
    let link = Link()
    link.setTitleColor(.blue, for: .disabled)
    _ = shown(link)
    #expect(link.titleColor(for: .normal) == .red)
    #expect(link.titleColor(for: .disabled) == .blue)
  }
}
