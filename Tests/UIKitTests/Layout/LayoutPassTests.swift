import Foundation
import Testing
import UIKit

/// Records calls of UIKit's methods and their receivers.
@MainActor final class Journal {
  var entries: [String] = []

  /// Returns the records since the last call.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}

/// A view that records the calls from layout.
class RecordingView: UIView {
  let name: String
  let journal: Journal

  init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func updateConstraints() {
    journal.entries.append("update \(name)")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    journal.entries.append("layout \(name)")
    super.layoutSubviews()
  }
}

@MainActor struct LayoutPassTests {
  private let journal = Journal()
  private let root: RecordingView
  private let outer: RecordingView
  private let inner: RecordingView
  private let width: NSLayoutConstraint

  /// A root with a view of 50 × 50 points that is filled by another one.
  init() {
    root = RecordingView("root", journal, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer = RecordingView("outer", journal)
    inner = RecordingView("inner", journal)
    root.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner] { view.translatesAutoresizingMaskIntoConstraints = false }
    width = outer.widthAnchor.constraint(equalToConstant: 50)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      width, outer.heightAnchor.constraint(equalToConstant: 50),
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
    ])
  }

  @Test func `constraints are updated from the inside out, then frames from the outside in`() {
    root.layoutIfNeeded()
    #expect(
      journal.read() == [
        "update inner", "update outer", "update root", "layout root", "layout outer",
        "layout inner",
      ])
  }

  @Test func `a second layout makes no calls`() {
    root.layoutIfNeeded()
    _ = journal.read()
    root.layoutIfNeeded()
    #expect(journal.read() == [])
  }

  @Test func `a changed constant lays out the views whose size changes and their superview`() {
    root.layoutIfNeeded()
    _ = journal.read()
    width.constant = 60
    root.layoutIfNeeded()
    #expect(journal.read() == ["layout root", "layout outer", "layout inner"])
    #expect(inner.frame.width == 60)
  }

  @Test func `setNeedsLayout lays out one view once`() {
    root.layoutIfNeeded()
    _ = journal.read()
    inner.setNeedsLayout()
    inner.setNeedsLayout()
    #expect(journal.read() == [])
    root.layoutIfNeeded()
    #expect(journal.read() == ["layout inner"])
  }

  @Test func `setNeedsUpdateConstraints updates one view once`() {
    root.layoutIfNeeded()
    _ = journal.read()
    outer.setNeedsUpdateConstraints()
    #expect(outer.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect(journal.read() == ["update outer"])
    #expect(!outer.needsUpdateConstraints())
  }

  @Test func `updateConstraintsIfNeeded updates a subtree without laying out`() {
    outer.updateConstraintsIfNeeded()
    #expect(journal.read() == ["update inner", "update outer"])
  }

  @Test func `contents with a new size are laid out in the next pass`() {
    let block = Block(10, 10)
    block.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(block)
    NSLayoutConstraint.activate([
      block.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      block.topAnchor.constraint(equalTo: inner.topAnchor),
    ])
    root.layoutIfNeeded()
    _ = journal.read()
    block.contentSize.width = 30
    #expect(block.frame.width == 10)
    root.layoutIfNeeded()
    #expect(block.frame.width == 30)
    #expect(journal.read() == ["layout inner"])
  }

  @Test(arguments: [(14, 15), (15, 16), (16, 16), (1_000, 16)])
  func `a view that needs layout while it is laid out is laid out 16 times at most`(
    requests: Int, layouts: Int
  ) {
    final class RestlessView: UIView {
      var requests = 0
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        guard requests > 0 else { return }
        requests -= 1
        setNeedsLayout()
      }
    }
    let view = RestlessView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.requests = requests
    view.layoutIfNeeded()
    #expect(view.layouts == layouts)
  }

  @Test func `updateConstraints is not called on a view without constraints`() {
    let plain = RecordingView("plain", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    plain.layoutIfNeeded()
    #expect(journal.read() == ["layout plain"])
  }

  @Test func `updateConstraints is called on a class that requires constraints`() {
    final class Needy: RecordingView {
      override class var requiresConstraintBasedLayout: Bool { true }
    }
    let needy = Needy("needy", journal, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    needy.layoutIfNeeded()
    #expect(journal.read() == ["update needy", "layout needy"])
  }

  @Test func `constraints set bounds and center, which subclasses may observe`() {
    final class Round: UIView {
      var diameters: [CGFloat] = []
      override var bounds: CGRect {
        didSet { diameters.append(bounds.width) }
      }
    }
    let round = Round()
    round.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(round)
    NSLayoutConstraint.activate([
      round.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
      round.topAnchor.constraint(equalTo: root.topAnchor),
      round.widthAnchor.constraint(equalToConstant: 24),
      round.heightAnchor.constraint(equalToConstant: 24),
    ])
    root.layoutIfNeeded()
    #expect(round.diameters == [24])
    #expect(round.frame == CGRect(x: 1, y: 0, width: 24, height: 24))
  }

  @Test func `animations run at once`() {
    var order: [String] = []
    UIView.animate(withDuration: 1, animations: { order.append("changes") }) { finished in
      order.append("finished \(finished)")
    }
    UIView.performWithoutAnimation { order.append("plain") }
    #expect(order == ["changes", "finished true", "plain"])
  }
}
