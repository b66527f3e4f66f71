import Foundation
import Testing
import UIKit

/// Which required constraint gives way in a row of a table: each case is that of a console log or of a canvas in
/// Interface Builder.
@MainActor struct GivingWayTests {
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let cell = UITableViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  private var content: UIView { cell.contentView }

  init() { table.addSubview(cell) }

  private func view(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? content).addSubview(view)
    return view
  }

  private func layOut(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.activate(constraints)
    cell.layoutIfNeeded()
  }

  private func vertical(_ view: UIView, _ outer: UIView, inset: CGFloat) -> [NSLayoutConstraint] {
    [
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: inset),
      outer.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
  }

  private func stack(of views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    return stack
  }

  @Test func `where the row is too low, a height gives way before the edges`() {
    let box = view()
    layOut(
      [box.heightAnchor.constraint(greaterThanOrEqualToConstant: 330)]
        + vertical(box, content, inset: 10))
    #expect(box.frame.height == 40)
  }

  @Test
  func `where the row is too low, an aspect ratio gives way before a share of the row's width`() {
    let picture = view()
    layOut(
      [
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor),
        picture.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.25),
      ] + vertical(picture, content, inset: 5))
    #expect(picture.frame.size == CGSize(width: 80, height: 50))
  }

  @Test
  func `where the row is too narrow, an edge gives way before a share of another view's width`() {
    let (bar, buttons) = (view(), view())
    layOut([
      buttons.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.5),
      bar.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      bar.widthAnchor.constraint(equalTo: buttons.widthAnchor),
      bar.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    #expect(bar.frame.minX == 0)
    #expect(bar.frame.width == 160)
  }

  @Test func `where the row is too low, a height gives way before what its stack view sets`() {
    let (button, label) = (view(), view())
    let stack = stack(of: [button, label])
    stack.spacing = 14
    layOut(
      vertical(stack, content, inset: 0) + [
        button.heightAnchor.constraint(equalToConstant: 50),
        label.heightAnchor.constraint(equalTo: content.heightAnchor, multiplier: 0.5),
      ])
    #expect(button.frame.height == 16)
    #expect(label.frame == CGRect(x: 0, y: 30, width: 0, height: 30))
  }

  @Test func `of two heights the one that was added later gives way`() {
    let button = view()
    layOut([
      button.topAnchor.constraint(equalTo: content.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.heightAnchor.constraint(equalToConstant: 100),
    ])
    #expect(button.frame.height == 50)
  }

  @Test func `where no row is in the way, the last edge gives way and the height holds`() {
    let (group, label) = (view(), UILabel())
    label.text = "Date"
    label.translatesAutoresizingMaskIntoConstraints = false
    group.addSubview(label)
    layOut([
      group.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: group.topAnchor, constant: 8),
      group.heightAnchor.constraint(equalToConstant: 0),
      group.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    #expect(group.frame.height == 0)
    #expect(label.frame.minY == 8)
    #expect(label.frame.height == label.intrinsicContentSize.height)
  }

  @Test func `where no row is in the way, a stack view's spacing gives way and heights hold`() {
    let rows = [view(), view()]
    let stack = stack(of: rows)
    layOut(
      [
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.heightAnchor.constraint(equalToConstant: 44),
      ] + rows.map { $0.heightAnchor.constraint(equalToConstant: 23) })
    #expect(stack.frame.height == 44)
    #expect(rows.map(\.frame.minY) == [0, 21])
    #expect(rows.map(\.frame.height) == [23, 23])
  }

  @Test func `a view's frame holds where its autoresizing mask was left on`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    content.addSubview(box)
    layOut([box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16)])
    #expect(box.frame.minX == 0)
  }
}
