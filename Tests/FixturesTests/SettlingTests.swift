import Fixtures
import LayoutModel
import Testing
import UIKit

/// A collection as high as its items.
private final class TagsView: UICollectionView, UICollectionViewDataSource {
  private let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 24)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Tag")
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  override var contentSize: CGSize {
    didSet { if contentSize != oldValue { invalidateIntrinsicContentSize() } }
  }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { count }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Tag", for: indexPath)
  }
}

/// A view that is higher after each layout, up to a limit.
private final class GrowingView: UIView {
  let limit: CGFloat
  private var height: CGFloat = 20

  init(limit: CGFloat) {
    self.limit = limit
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    guard height < limit else { return }
    height += 1
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

@MainActor private func cell(_ view: UIView) -> UITableViewCell {
  let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  view.translatesAutoresizingMaskIntoConstraints = false
  cell.contentView.addSubview(view)
  NSLayoutConstraint.activate([
    view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
    view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    cell.contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    cell.contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 10),
  ])
  return cell
}

/// A table of the cells that a function makes.
@MainActor private final class Cells: NSObject, UITableViewDataSource {
  let make: [() -> UIView]
  init(_ make: [() -> UIView]) { self.make = make }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { make.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cell(make[indexPath.row]())
  }
}

/// Rows and cells whose contents change while they are laid out.
@MainActor struct SettlingTests {
  private func table(_ source: Cells) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    return table
  }

  private func errors(_ rendering: Rendering) -> [Diagnostic] {
    rendering.diagnostics.filter { $0.severity == .error }
  }

  @Test func `a whole table shows rows that are as high as their collections`() throws {
    // Three tags fit side by side: 1, 2 and 4 lines of 24 with 10 between, and 10 above and below.
    let source = Cells([3, 6, 10].map { count in { TagsView(count: count) } })
    let rendering = try Rendering(of: table(source), in: Configuration())
    #expect(rendering.tree.children.map(\.frame.height) == [44, 78, 146])
    #expect(rendering.size.height == 268)
    #expect(errors(rendering).isEmpty)
  }

  @Test func `a bare cell is measured as in a table`() throws {
    let rendering = try Rendering(of: cell(TagsView(count: 6)), in: Configuration())
    #expect(rendering.size.height == 78)
    #expect(errors(rendering).isEmpty)
    let source = Cells([{ TagsView(count: 6) }])
    let row = table(source).cell(at: IndexPath(row: 0, section: 0))
    #expect(try Rendering(of: row, in: Configuration()).size.height == 78)
  }

  @Test func `a row that grows a few times is shown at its final height`() throws {
    let source = Cells([{ GrowingView(limit: 25) }, { GrowingView(limit: 20) }])
    let rendering = try Rendering(of: table(source), in: Configuration())
    #expect(rendering.size.height == 85)
    #expect(errors(rendering).isEmpty)
    #expect(try Rendering(of: cell(GrowingView(limit: 25)), in: Configuration()).size.height == 45)
  }

  @Test func `a row that does not settle is named`() throws {
    let source = Cells([{ GrowingView(limit: 20) }, { GrowingView(limit: .infinity) }])
    let rendering = try Rendering(of: table(source), in: Configuration())
    let found = try #require(errors(rendering).first)
    #expect(found.kind == .unsettledHeight)
    #expect(found.message.hasPrefix("Row 1 of section 0, a UITableViewCell, is "))
  }

  @Test func `a cell that does not settle is an error`() throws {
    let rendering = try Rendering(of: cell(GrowingView(limit: .infinity)), in: Configuration())
    let found = errors(rendering)
    #expect(found.map(\.kind) == [.unsettledHeight])
    #expect(found.first?.message.hasPrefix("The cell is ") == true)
  }

  /// Each resized cell makes its content ask for one point more.
  private final class AskingView: UIView {
    let rounds: Int
    init(rounds: Int) {
      self.rounds = rounds
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }

    private var height: CGFloat = 40
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      guard bounds.height == height, height < CGFloat(40 + rounds) else { return }
      height += 1
      invalidateIntrinsicContentSize()
    }
  }

  @Test(arguments: [(6, true), (7, true), (8, false), (9, false)])
  func `a cell may be resized in eight rounds`(rounds: Int, settles: Bool) throws {
    let rendering = try Rendering(of: cell(AskingView(rounds: rounds)), in: Configuration())
    #expect(errors(rendering).isEmpty == settles, "\(rendering.size)")
    if settles { #expect(rendering.size.height == CGFloat(60 + rounds)) }
  }

  @Test func `contents that change without another height settle`() throws {
    final class Restless: UIView {
      private var own: NSLayoutConstraint?
      override func layoutSubviews() {
        super.layoutSubviews()
        own?.isActive = false
        own = heightAnchor.constraint(equalToConstant: 30)
        own?.isActive = true
      }
    }
    let source = Cells([{ Restless() }])
    let rendering = try Rendering(of: table(source), in: Configuration())
    #expect(rendering.size.height == 50)
    #expect(errors(rendering).isEmpty)
  }

  @Test func `a collection shows items that change while they are laid out`() throws {
    final class Item: UICollectionViewCell {
      private let tags = TagsView(count: 4)
      override init(frame: CGRect) {
        super.init(frame: frame)
        tags.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(tags)
        NSLayoutConstraint.activate([
          tags.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
          tags.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          tags.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          contentView.bottomAnchor.constraint(equalTo: tags.bottomAnchor, constant: 5),
          tags.widthAnchor.constraint(equalToConstant: 220),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
      }
    }
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Item.self, forCellWithReuseIdentifier: "Item")
    let source = Source()
    collection.dataSource = source
    // Two items, one above the other, each with two lines of two tags.
    let rendering = try Rendering(of: collection, in: Configuration())
    #expect(rendering.size.height == 146)
    #expect(errors(rendering).isEmpty)
  }
}
