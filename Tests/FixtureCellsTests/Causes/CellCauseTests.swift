import Testing
import UIKit

/// Changes to what cells have of their own: the first line is the property with both values, and its effect is proven.
@MainActor struct CellCauseTests {
  private static func row(_ style: UITableViewCell.CellStyle = .subtitle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Storage"
    cell.detailTextLabel?.text = "12 GB free"
    cell.imageView?.image = UIImage(systemName: "folder")
    cell.imageView?.preferredSymbolConfiguration = .init(pointSize: 14)
    return cell
  }

  @Test func `another style is the cause of its fonts and places`() throws {
    let sentences = try FoundCauses.sentences(from: Self.row(), to: Self.row(.value1))
    #expect(
      sentences.first?.hasPrefix("UITableViewCell.style: .subtitle → .value1 ⇒ ") == true,
      "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  nonisolated static let rows = [
    ListCause<UITableViewCell>("contentView.layoutMargins: none → 11 40 11 16 ⇒ ") {
      $0.contentView.directionalLayoutMargins.leading = 40
    },
    ListCause<UITableViewCell>(
      "imageView.preferredSymbolConfiguration: .init(pointSize: 14) → .init(pointSize: 22, weight: .bold)."
    ) { $0.imageView?.preferredSymbolConfiguration = .init(pointSize: 22, weight: .bold) },
  ]

  @Test(arguments: rows)
  func `a change of built-in content is the first line`(item: ListCause<UITableViewCell>) throws {
    let changed = Self.row()
    item.change(changed)
    let sentences = try FoundCauses.sentences(from: Self.row(), to: changed)
    #expect(sentences.first?.hasPrefix(item.sentence) == true, "\(sentences)")
    #expect(sentences.count == 1, "\(sentences)")
  }

  nonisolated static let items = [
    ListCause<UICollectionViewListCell>(
      "accessories: [.disclosureIndicator()] → [.checkmark(), .reorder()]."
    ) { $0.accessories = [.checkmark(), .reorder(displayed: .always)] },
    ListCause<UICollectionViewListCell>("accessories: [.disclosureIndicator()] → [] ⇒ ") {
      $0.accessories = []
    },
    ListCause<UICollectionViewListCell>("content.imageToTextPadding: 16 → 24 ⇒ ") {
      var content = $0.contentConfiguration as? UIListContentConfiguration
      content?.imageToTextPadding = 24
      $0.contentConfiguration = content
    },
  ]

  private final class Source: NSObject, UICollectionViewDataSource {
    let change: (UICollectionViewListCell) -> Void

    init(_ change: @escaping (UICollectionViewListCell) -> Void) { self.change = change }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell {
      let found = view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      guard let cell = found as? UICollectionViewListCell else { return found }
      var content = UIListContentConfiguration.subtitleCell()
      (content.text, content.secondaryText) = ("Storage", "12 GB free")
      content.image = UIImage(systemName: "folder")
      content.imageToTextPadding = 16
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
      change(cell)
      return cell
    }
  }

  private func list(_ source: Source) -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
    collection.dataSource = source
    return collection
  }

  @Test(arguments: items)
  func `a change of each row of a list is the first line`(
    item: ListCause<UICollectionViewListCell>
  ) throws {
    let sources = [Source({ _ in }), Source(item.change)]
    let sentences = try FoundCauses.sentences(from: list(sources[0]), to: list(sources[1]))
    withExtendedLifetime(sources) {}
    #expect(sentences.first?.contains(item.sentence) == true, "\(sentences)")
    #expect(sentences.allSatisfy { $0.contains("accessories") || !$0.contains("Not proven") })
  }

  @Test func `a gradient is named by the dynamic colours that the app gave it`() throws {
    func cell(_ end: UIColor) -> UIView {
      let view = LookCell()
      view.glow.gradient?.colors = [UIColor.systemPurple.cgColor, end.cgColor]
      return view
    }
    let sentences = try FoundCauses.sentences(from: cell(.systemBlue), to: cell(.systemTeal))
    #expect(
      sentences.first
        == "glow.layer.colors: [.systemPurple, .systemBlue] → [.systemPurple, .systemTeal]. Not proven.",
      "\(sentences)")
  }
}
