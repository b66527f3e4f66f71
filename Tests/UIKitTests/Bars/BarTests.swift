import Foundation
import Testing
import UIKit

@MainActor struct BarTests {
  @Test func `bars have the heights of Interface Builder's`() {
    #expect(UIToolbar().intrinsicContentSize.height == 44)
    #expect(UINavigationBar().intrinsicContentSize.height == 44)
    #expect(UITabBar().intrinsicContentSize.height == 49)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
  }

  @Test func `a button of a bar takes the title and image of its action`() {
    let action = UIAction(title: "Play", image: UIImage(systemName: "play")) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Play")
    #expect(item.image === action.image)
    #expect(item.isEnabled)
    #expect(item.style == .plain)
  }

  @Test func `items of a class share a proxy, which keeps what is set on it`() {
    let proxy = UIBarButtonItem.appearance()
    proxy.setTitleTextAttributes([.kern: 3], for: .normal)
    let again = UIBarButtonItem.appearance()
    #expect(again === proxy)
    #expect(again.titleTextAttributes(for: .normal)?[.kern] as? Int == 3)
    #expect(UIBarItem.appearance() !== proxy)
    let inside = UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self])
    #expect(inside !== proxy)
    #expect(UIBarButtonItem().titleTextAttributes(for: .normal) == nil)
  }

  @Test func `spaces keep their width`() {
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().width == 0)
  }

  @Test func `titles keep their attributes by state`() {
    let item = UIBarButtonItem()
    item.setTitleTextAttributes([.kern: 2], for: .disabled)
    #expect(item.titleTextAttributes(for: .disabled)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .normal) == nil)
  }

  @Test func `a navigation item's first items are its items`() {
    let item = UINavigationItem(title: "Songs")
    let (first, second) = (UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [first, second]
    #expect(item.rightBarButtonItem === first)
    item.setLeftBarButton(second, animated: true)
    #expect(item.leftBarButtonItems?.count == 1)
    #expect(item.hidesSearchBarWhenScrolling)
  }

  @Test func `an opaque appearance has a background and a line`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    #expect(appearance.shadowColor == nil)
  }
}
