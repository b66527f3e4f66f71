import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Members that app code overrides on iOS can be overridden here; a class below would not compile otherwise.
@MainActor struct OverridingTests {
  @Test func `a cell's built-in labels can be replaced`() {
    let cell = LabelledCell(style: .subtitle, reuseIdentifier: "Cell")
    #expect(cell.textLabel === cell.title)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.imageView == nil)
    #expect(cell.reuseIdentifier == "LabelledCell")
  }

  @Test func `a button can change the title that it is given`() {
    let button = ShoutingButton()
    button.setTitle("save", for: .normal)
    #expect(button.title(for: .normal) == "SAVE")
    #expect(button.currentTitle == "SAVE")
  }

  @Test func `a view's traits, anchors and safe area can be replaced`() {
    let view = DarkView()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(view.safeAreaLayoutGuide === view.guide)
    #expect(view.topAnchor == view.guide.topAnchor)
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
  }

  @Test func `a view's layer can have the type of its class, and is made by its initializer`() {
    let view = GradientView()
    view.layer.colors = [UIColor.red.cgColor]
    #expect(view.layer.isMadeHere && view.layer.delegate === view)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
  }

  @Test func `a controller can say what it is in`() {
    let controller = OverridingController()
    controller.modalPresentationStyle = .popover
    #expect(controller.modalPresentationStyle == .custom && controller.isMovingToParent)
  }

  @Test func `a table hears of its reloads`() {
    let table = CountingTable()
    table.reloadData()
    table.reloadData()
    #expect(table.reloads == 2)
  }

  @Test func `a collection hears of its reloads`() {
    let collection = CountingCollection(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collection.reloadData()
    #expect(collection.reloads == 1)
  }

  @Test func `a stack can wrap the views that it is given`() {
    let stack = CardStack()
    let label = UILabel()
    stack.addArrangedSubview(label)
    #expect(label.superview !== stack)
    #expect(stack.arrangedSubviews.first === label.superview)
  }

  @Test func `an image view's designated initializer takes an image`() {
    let image = UIImage(systemName: "star")
    let badge = Badge(image)
    #expect(badge.image === image)
    #expect(badge.frame.size == image?.size)
  }

  @Test func `a layer's class hears what becomes of its view's frame`() throws {
    let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let layer = try #require(view.layer as? OverridingLayer)
    view.frame = CGRect(x: 5, y: 5, width: 20, height: 10)
    #expect(layer.changes == ["bounds", "position"])
    #expect(layer.bounds.size == CGSize(width: 20, height: 10))
    layer.changes = []
    view.center.x += 1
    #expect(layer.changes == ["position"])
    layer.frame = .zero
    #expect(view.frame == .zero)
  }

  @Test func `a view hears of its recognizers, interactions and conversions`() {
    let view = OverridingView()
    let tap = UITapGestureRecognizer()
    view.gestureRecognizers = [tap]
    view.gestureRecognizers = nil
    let interaction = UIContextMenuInteraction(delegate: NoMenu())
    view.addInteraction(interaction)
    UIView().addInteraction(interaction)
    _ = view.hitTest(.zero, with: nil)
    view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1)))
    view.bounds.size = CGSize(width: 5, height: 5)
    view.calls += ["hit"]
    _ = view.hitTest(.zero, with: nil)
    #expect(
      view.calls == [
        "addGestureRecognizer", "gestureRecognizers", "removeGestureRecognizer",
        "gestureRecognizers", "addInteraction", "removeInteraction", "hit", "convert",
      ])
  }

  @Test func `points are added to priorities and taken from them`() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251))
    var priority = UILayoutPriority.defaultHigh
    priority += 50
    priority -= 20
    #expect(priority == UILayoutPriority(780))
  }

  @Test func `requests of the network are part of what UIKit brings`() throws {
    let url = try #require(URL(string: "https://example.com/cover.png"))
    #expect(URLRequest(url: url).url == url)
  }
}

private final class NoMenu: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

private final class LabelledCell: UITableViewCell {
  let title = UILabel()

  override var textLabel: UILabel? { title }
  override var detailTextLabel: UILabel? { nil }
  override var imageView: UIImageView? { nil }
  override var reuseIdentifier: String? { "LabelledCell" }
}

private final class ShoutingButton: UIButton {
  override func setTitle(_ title: String?, for state: UIControl.State) {
    super.setTitle(title?.uppercased(), for: state)
  }
}

private final class DarkView: UIView {
  let guide = UILayoutGuide()

  override var traitCollection: UITraitCollection { UITraitCollection(userInterfaceStyle: .dark) }
  override var safeAreaLayoutGuide: UILayoutGuide { guide }
  override var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
}

private final class CountingTable: UITableView {
  var reloads = 0

  override func reloadData() {
    super.reloadData()
    reloads += 1
  }
}

private final class CountingCollection: UICollectionView {
  var reloads = 0

  override func reloadData() {
    super.reloadData()
    reloads += 1
  }
}

private final class CardStack: UIStackView {
  override func addArrangedSubview(_ view: UIView) {
    let card = UIView()
    card.addSubview(view)
    super.addArrangedSubview(card)
  }
}

private final class Badge: UIImageView {
  init(_ image: UIImage?) { super.init(image: image) }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
