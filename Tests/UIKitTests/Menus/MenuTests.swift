import Foundation
import Testing
import UIKit

@MainActor struct MenuTests {
  @Test func `a menu keeps its entries in order`() {
    let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
    let inner = UIMenu(title: "More", options: .displayInline, children: [delete])
    let menu = UIMenu(children: [UIAction(title: "Play", state: .on) { _ in }, inner])
    #expect(menu.children.map(\.title) == ["Play", "More"])
    #expect(menu.selectedElements.map(\.title) == ["Play"])
    #expect(inner.options == .displayInline)
    #expect(delete.attributes == .destructive)
    #expect(delete.state == .off)
  }

  @Test func `a menu with other entries keeps the rest`() {
    let menu = UIMenu(title: "Song", identifier: UIMenu.Identifier("song"))
    let copy = menu.replacingChildren([UIAction(title: "Play") { _ in }])
    #expect(copy.identifier == menu.identifier)
    #expect(copy.title == "Song")
    #expect(copy.children.count == 1)
    #expect(menu.children.isEmpty)
  }

  @Test func `menus without an identifier have different ones`() {
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func `a button keeps its menu and is drawn as without`() {
    let button = UIButton(type: .system)
    let size = button.intrinsicContentSize
    button.menu = UIMenu(title: "Sort")
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu?.title == "Sort")
    #expect(button.intrinsicContentSize == size)
  }

  @Test func `a pop-up button shows the chosen entry, or the first one`() {
    let entries = [
      UIAction(title: "Title") { _ in },
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Artist", image: UIImage(), state: .on) { _ in }]),
    ]
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: entries)
    button.changesSelectionAsPrimaryAction = true
    #expect(button.currentTitle == nil)
    button.showsMenuAsPrimaryAction = true
    #expect(button.currentTitle == "Artist" && button.currentImage != nil)
    let first = UIAction(title: "Year") { _ in }
    button.menu = UIMenu(children: [first])
    #expect(button.currentTitle == "Year" && first.state == .on)
  }

  @Test func `a pop-up button with a configuration shows the chosen entry in it`() {
    let button = UIButton(configuration: .plain())
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "Year", state: .on) { _ in }])
    #expect(button.configuration?.title == "Year")
  }

  @Test func `an interaction has a view while it is added`() {
    let delegate = MenuDelegate()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    let view = UIView()
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === delegate)
  }

  @Test func `a preview is where its view is`() {
    let (container, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    container.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === container)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.size == CGSize(width: 30, height: 40))
  }
}

private final class MenuDelegate: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
