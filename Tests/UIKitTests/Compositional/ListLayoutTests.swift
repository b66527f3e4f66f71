import Foundation
import Testing

@testable import UIKit

@MainActor struct ListLayoutTests {
  private final class Names {
    let collection: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>

    @MainActor init(_ configuration: UICollectionLayoutListConfiguration, _ sections: [[String]]) {
      collection = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, name in
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
      }
      source = UICollectionViewDiffableDataSource(collectionView: collection) {
        collection, path, name in
        collection.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
      }
      source.supplementaryViewProvider = { collection, kind, path in
        let edge = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
          elementKind: kind
        ) { view, _, _ in
          var content = view.defaultContentConfiguration()
          content.text = "Title"
          view.contentConfiguration = content
        }
        return collection.dequeueConfiguredReusableSupplementary(using: edge, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      for (index, section) in sections.enumerated() {
        snapshot.appendSections([index])
        snapshot.appendItems(section)
      }
      source.apply(snapshot)
      collection.layoutIfNeeded()
    }

    @MainActor var separators: [[CGRect]] {
      collection.visibleCells.map { cell in
        cell.layoutIfNeeded()
        return cell.subviews.compactMap { ($0 as? SeparatorView)?.frame }
      }
    }
  }

  @Test func `an item moves aside and shows the swipe actions of the list`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      guard path.item == 1 else { return nil }
      return UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let names = Names(configuration, [["a", "b"]])
    // A collection does not keep its data source.
    defer { withExtendedLifetime(names) {} }
    let list = names.collection
    #expect(!list.showSwipeActions(at: .trailing, forItemAt: IndexPath(item: 0, section: 0)))
    #expect(!list.showSwipeActions(at: .leading, forItemAt: IndexPath(item: 1, section: 0)))
    #expect(list.showSwipeActions(at: .trailing, forItemAt: IndexPath(item: 1, section: 0)))
    list.layoutIfNeeded()
    let actions = try #require(list.subviews.compactMap { $0 as? SwipeActionsView }.first)
    #expect(actions.frame == CGRect(x: 320 - 74, y: 44, width: 74, height: 44))
    #expect(list.visibleCells.map(\.frame.minX) == [0, -74])
    list.reloadData()
    list.layoutIfNeeded()
    #expect(list.visibleCells.map(\.frame.minX) == [0, 0] && actions.superview == nil)
  }

  @Test(arguments: [(true, true), (false, false)])
  func `an item that its delegate does not let be edited shows no actions`(
    isEditable: Bool, isShown: Bool
  ) {
    final class Delegate: NSObject, UICollectionViewDelegate {
      let isEditable: Bool
      init(_ isEditable: Bool) { self.isEditable = isEditable }
      func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
        -> Bool
      { isEditable }
    }
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let names = Names(configuration, [["a"]])
    let delegate = Delegate(isEditable)
    defer { withExtendedLifetime((names, delegate)) {} }
    names.collection.delegate = delegate
    let path = IndexPath(item: 0, section: 0)
    #expect(names.collection.showSwipeActions(at: .trailing, forItemAt: path) == isShown)
  }

  @Test func `rows of a plain list are as wide as the list, with a line below the text`() {
    let names = Names(UICollectionLayoutListConfiguration(appearance: .plain), [["a", "b"]])
    #expect(
      names.collection.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 320, height: 44), CGRect(x: 0, y: 44, width: 320, height: 44),
      ])
    #expect(
      names.separators
        == Array(
          repeating: [CGRect(x: 16, y: 43.5, width: 304, height: 0.5)], count: 2))
  }

  @Test func `groups are inset, with round corners at their ends`() {
    let names = Names(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["a", "b"], ["c"]])
    let cells = names.collection.visibleCells
    #expect(cells.map(\.frame.minY) == [35, 79, 159])
    #expect(cells.allSatisfy { $0.frame.minX == 16 && $0.frame.width == 288 })
    #expect(
      cells.map(\.layer.maskedCorners) == [
        [.layerMinXMinYCorner, .layerMaxXMinYCorner], [.layerMinXMaxYCorner, .layerMaxXMaxYCorner],
        .all,
      ])
    #expect(cells.map(\.layer.cornerRadius) == [10, 10, 10])
    #expect(names.separators.map(\.count) == [1, 0, 0])
  }

  @Test func `a group that is not inset has lines over its whole width at its ends`() {
    let names = Names(UICollectionLayoutListConfiguration(appearance: .grouped), [["a", "b"]])
    #expect(
      names.separators == [
        [
          CGRect(x: 0, y: 0, width: 320, height: 0.5),
          CGRect(x: 16, y: 43.5, width: 304, height: 0.5),
        ], [CGRect(x: 0, y: 43.5, width: 320, height: 0.5)],
      ])
  }

  @Test func `headers and footers of a list have no background and no lines`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let names = Names(configuration, [["a"]])
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(
      names.collection.visibleSupplementaryViews(ofKind: kind).first as? UICollectionViewListCell)
    header.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 16, y: 0, width: 288, height: 44))
    #expect(header.defaultBackgroundConfiguration().style == .bare)
    #expect(!header.subviews.contains { $0 is SeparatorView })
    #expect(header.layer.cornerRadius == 0)
    let footers = names.collection.visibleSupplementaryViews(
      ofKind: UICollectionView.elementKindSectionFooter)
    #expect(footers.map(\.frame.minY) == [88])
  }

  @Test func `a handler hides and colours the lines of items`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 0 { separators.bottomSeparatorVisibility = .hidden }
      separators.topSeparatorVisibility = path.item == 1 ? .visible : .automatic
      separators.topSeparatorInsets = .zero
      return separators
    }
    let names = Names(configuration, [["a", "b"]])
    #expect(names.separators.map(\.count) == [0, 2])
    #expect(names.separators[1].first == CGRect(x: 0, y: 0, width: 320, height: 0.5))
  }

  @Test func `a list without separators has none`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.showsSeparators = false
    #expect(Names(configuration, [["a", "b"]]).separators == [[], []])
  }

  @Test func `the background of a grouped list fills the collection, behind the rows`() throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
    let names = Names(configuration, [["a"]])
    let back = try #require(names.collection.subviews.first as? ListBackgroundView)
    #expect(back.frame == CGRect(x: 0, y: 0, width: 320, height: 600))
    #expect(back.backgroundColor == .systemGroupedBackground)
    configuration.backgroundColor = .red
    let red = Names(configuration, [["a"]]).collection.subviews.first
    #expect(red?.backgroundColor == .red)
  }

  @Test func `a row by itself has its place in the list`() {
    let names = Names(
      UICollectionLayoutListConfiguration(appearance: .insetGrouped), [["a", "b"]])
    let cell = names.collection.makeCellApart(at: IndexPath(item: 0, section: 0))
    #expect(cell.containedSize(inWidth: 320) == CGSize(width: 288, height: 44))
    #expect(cell.layer.cornerRadius == 10)
    #expect(cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
  }

  @Test func `swipe actions are kept`() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
      ])
    }
    let actions = configuration.trailingSwipeActionsConfigurationProvider?(
      IndexPath(item: 0, section: 0))
    #expect(actions?.actions.map(\.title) == ["Delete"])
    #expect(actions?.actions.first?.backgroundColor == .systemRed)
    #expect(actions?.performsFirstActionWithFullSwipe == true)
  }
}
