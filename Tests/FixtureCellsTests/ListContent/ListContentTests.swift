import Fixtures
import SnapTesting
import Testing
import UIKit

@MainActor struct ListContentTests {
  private func picture() throws -> UIImage {
    let data = try #require(
      FileManager.default.contents(atPath: try FixturePicture.path("landscape")))
    return try #require(UIImage(data: data, scale: 3))
  }

  @Test func `cells of each look`() {
    let source = ListContentSource.kinds()
    assertSnapshots(
      of: { source.table() },
      over: .appearances(.light, .dark) * .directions(.leftToRight, .rightToLeft))
  }

  @Test func `cells of inset groups at an accessibility size`() {
    let source = ListContentSource.kinds()
    assertSnapshots(of: { source.table(.insetGrouped) }, over: .contentSizes(.accessibilityLarge))
  }

  @Test func `headers and footers`() {
    let source = ListContentSource([
      (.plainHeader().with("Plain header"), .none),
      (.plainFooter().with("Plain footer"), .none),
      (.groupedHeader().with("Grouped header"), .none),
      (.groupedFooter().with("Grouped footer"), .none),
      (.prominentInsetGroupedHeader().with("Prominent", "Secondary"), .none),
      (.extraProminentInsetGroupedHeader().with("Extra prominent"), .none),
      (.sidebarCell().with("Sidebar", image: UIImage(systemName: "folder")), .none),
      (.sidebarHeader().with("Sidebar header"), .none),
    ])
    assertSnapshot(of: source.table(), as: .image)
  }

  @Test func `images`() throws {
    let picture = try picture()
    var small = UIListContentConfiguration.cell().with("Greatest size 40", image: picture)
    small.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    var round = small.with("Round corners", "In an area of 60 points", image: picture)
    round.imageProperties.cornerRadius = 6
    round.imageProperties.reservedLayoutSize.width = 60
    var tinted = UIListContentConfiguration.cell()
      .with("Tinted, large", image: UIImage(systemName: "star.fill"))
    tinted.imageProperties.tintColor = .systemOrange
    tinted.imageProperties.preferredSymbolConfiguration = .init(pointSize: 28)
    let source = ListContentSource([
      (.cell().with("Its own size", image: picture), .none), (small, .none), (round, .none),
      (tinted, .none),
    ])
    assertSnapshot(of: source.table(), as: .image)
  }

  @Test func `properties of texts`() {
    var attributed = UIListContentConfiguration.cell()
    let text = NSMutableAttributedString(string: "Attributed ")
    text.append(
      NSAttributedString(
        string: "text", attributes: [.font: UIFont.boldSystemFont(ofSize: 22)]))
    attributed.attributedText = text
    attributed.secondaryAttributedText = NSAttributedString(
      string: "underlined", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
    var centred = UIListContentConfiguration.cell().with("centred capitals", "Secondary")
    centred.textProperties.alignment = .center
    centred.textProperties.transform = .uppercase
    centred.textProperties.color = .systemRed
    centred.secondaryTextProperties.alignment = .center
    var cut = UIListContentConfiguration.cell()
      .with(ListContentSource.sentence, ListContentSource.sentence)
    cut.textProperties.numberOfLines = 1
    cut.secondaryTextProperties.numberOfLines = 1
    cut.secondaryTextProperties.lineBreakMode = .byTruncatingMiddle
    cut.textToSecondaryTextVerticalPadding = 12
    cut.directionalLayoutMargins = .init(top: 20, leading: 40, bottom: 20, trailing: 40)
    let source = ListContentSource([(attributed, .none), (centred, .none), (cut, .none)])
    assertSnapshot(of: source.table(), as: .image, allowing: [.truncatedText()])
  }

  @Test func `backgrounds and selection`() throws {
    final class Source: NSObject, UITableViewDataSource {
      let image: UIImage
      init(_ image: UIImage) { self.image = image }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let names = ["Outlined", "Selected", "Disabled", "A picture behind"]
        cell.contentConfiguration = UIListContentConfiguration.cell().with(names[indexPath.row])
        var background = UIBackgroundConfiguration.listPlainCell()
        switch indexPath.row {
        case 0:
          background.backgroundColor = .secondarySystemFill
          background.cornerRadius = 10
          background.backgroundInsets = .init(top: 4, leading: 8, bottom: 4, trailing: 8)
          background.strokeWidth = 2
          background.strokeColor = .systemBlue
        case 1: break
        case 2: cell.isUserInteractionEnabled = false
        default:
          background.image = image
          background.imageContentMode = .scaleAspectFill
          background.cornerRadius = 12
          background.backgroundInsets = .init(top: 2, leading: 150, bottom: 4, trailing: 8)
        }
        cell.backgroundConfiguration = background
        return cell
      }
    }
    let source = Source(try picture())
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.tableFooterView = UIView()
    table.dataSource = source
    table.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    assertSnapshot(of: table, as: .image)
    withExtendedLifetime(source) {}
  }

  @Test func `list cells with accessories`() {
    assertSnapshots(
      of: {
        let badge = UILabel(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
        badge.text = "7"
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 12
        badge.clipsToBounds = true
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
        cell.contentConfiguration = UIListContentConfiguration.subtitleCell()
          .with("List cell", "With accessories at both sides", image: UIImage(systemName: "star"))
        cell.accessories = [
          .customView(configuration: .init(customView: badge, placement: .leading())),
          .label(text: "3"), .checkmark(options: .init(tintColor: .systemGreen)),
          .disclosureIndicator(),
        ]
        return cell
      }, over: .directions(.leftToRight, .rightToLeft))
  }

  @Test func `a configuration of the app's own`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = RatingConfiguration(title: ListContentSource.sentence, stars: 3)
    cell.accessoryType = .disclosureIndicator
    assertSnapshot(of: cell, as: .image(width: 320))
  }
}

/// A title above some stars.
private struct RatingConfiguration: UIContentConfiguration {
  var title: String
  var stars: Int

  func makeContentView() -> UIView & UIContentView { RatingView(self) }
  func updated(for state: UIConfigurationState) -> RatingConfiguration { self }
}

private final class RatingView: UIView, UIContentView {
  private let titleLabel = UILabel()
  private let stars = UIStackView()

  var configuration: UIContentConfiguration { didSet { show() } }

  init(_ configuration: RatingConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    titleLabel.numberOfLines = 0
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    stars.spacing = 4
    let column = UIStackView(arrangedSubviews: [titleLabel, stars])
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    guard let rating = configuration as? RatingConfiguration else { return }
    titleLabel.text = rating.title
    for view in stars.arrangedSubviews { view.removeFromSuperview() }
    for _ in 0..<rating.stars {
      stars.addArrangedSubview(UIImageView(image: UIImage(systemName: "star.fill")))
    }
  }
}
