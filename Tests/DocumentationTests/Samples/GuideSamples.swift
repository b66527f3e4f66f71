import Foundation
import SnapTesting
import Testing
import UIKit

// The code of the pages about controls, tables, text and Interface Builder files. It is compiled, not run.

@MainActor private func controls(button: UIButton, save: @escaping () -> Void) {
  button.addAction(UIAction { _ in save() }, for: .touchUpInside)
  button.sendActions(for: .touchUpInside)  // in a test
}

@MainActor private func tables(
  source: any UITableViewDataSource, controller: UIViewController,
  makeTable: (any UITableViewDataSource) -> UITableView
) {
  let table = makeTable(source)  // keep `source`: a table does not retain its data source

  // The whole content, what a screen shows, and one row as the table sizes it:
  assertSnapshot(of: table, as: .image)
  assertSnapshot(of: table, as: .image(size: CGSize(width: 320, height: 568)))
  assertSnapshot(of: table.cell(at: IndexPath(row: 3, section: 0)), as: .image)

  assertSnapshot(of: controller, as: .image(size: CGSize(width: 320, height: 568)))
}

@MainActor private func contentConfigurations(cell: UITableViewCell) {
  var content = cell.defaultContentConfiguration()
  content.text = "Favourites"
  content.secondaryText = "3"
  content.image = UIImage(systemName: "star")
  cell.contentConfiguration = content
  assertSnapshot(of: cell, as: .image)
}

@MainActor private func listLayout() -> UICollectionViewLayout {
  let layout = UICollectionViewCompositionalLayout.list(
    using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
  return layout
}

private class FeedController: UIViewController {}

/// What SwiftPM makes for a target that has resources.
extension Bundle {
  fileprivate static var module: Bundle { .main }
}

@MainActor private func storyboards() {
  let storyboard = UIStoryboard(name: "Main", bundle: .module)
  let feed: FeedController = storyboard.instantiateViewController(identifier: "Feed")
  assertSnapshot(of: feed, as: .image(size: CGSize(width: 375, height: 667)))
}

private final class BadgeView: UIView {
  var badgeColor = UIColor.red
}

@MainActor private func runtimeAttributes() {
  NibRegistry.register(\BadgeView.badgeColor, as: "badgeColor")
}

private let folder = URL(fileURLWithPath: "Fonts")

private enum AppFonts {
  static let registered: Void = {
    for name in ["Acme-Regular.ttf", "Acme-Bold.ttf"] {
      do {
        try UIFont.register(contentsOf: folder.appendingPathComponent(name))
      } catch {
        Issue.record(error)
      }
    }
  }()
}

@MainActor private func suppliedSymbols() throws {
  try UIImage.registerSymbols(in: folder)
}

@MainActor private func variableFonts() {
  let descriptor = UIFontDescriptor(fontAttributes: [
    .name: "Acme-Regular",
    // wght
    UIFontDescriptor.AttributeName(rawValue: "NSCTFontVariationAttribute"): [0x7767_6874: 550],
  ])
  let font = UIFont(descriptor: descriptor, size: 17)
  _ = font
}

@MainActor private func configurations() {
  assertSnapshots(
    of: { SongCell(title: "Blue in Green", artist: "Miles Davis") },
    over: .widths(320) * .appearances(.light, .dark) * .contentSizes(.large, .accessibilityLarge))
}

@MainActor private func pairs(makeCell: @escaping @MainActor () -> UITableViewCell) {
  let pairs: ConfigurationMatrix = .pairwise(
    .devices(.iPhoneSE1, .iPhone16, .iPadSplitHalf),
    .contentSizes(.large, .extraExtraExtraLarge, .accessibilityLarge),
    .legibilityWeights(.regular, .bold), .appearances(.light, .dark),
    .directions(.leftToRight, .rightToLeft))
  assertSnapshots(
    of: makeCell, over: pairs + [Configuration(width: 320, contentSize: .extraSmall)])
}

@MainActor private func contactSheet() {
  assertSnapshots(
    of: { SongCell(title: "Blue in Green", artist: "Miles Davis") },
    over: .widths(320) * .contentSizes(.large, .accessibilityLarge)
      * .legibilityWeights(.regular, .bold),
    as: .contactSheet(columns: 2))
}

@MainActor private func systems(makeCell: @escaping @MainActor () -> UITableViewCell) {
  assertSnapshots(of: makeCell, over: .widths(320, 375) * .systems(.iOS(18), .iOS(26)))
}

@MainActor private func states(makeCell: @escaping @MainActor () -> UITableViewCell) {
  assertSnapshots(
    of: makeCell,
    over: .states(.normal, .highlighted, .selected, [.selected, .disabled], .editing))
}

@MainActor private func swipes(table: UITableView) {
  assertSnapshots(
    of: { table.cell(at: IndexPath(row: 0, section: 0)) },
    over: .states(.normal, .selected, .editing, .trailingSwipe))
}

@MainActor private func frames() {
  assertSnapshot(
    of: PlayerCell(),
    as: .frames(at: [0, 0.1, 0.25, 0.5]) { (cell: PlayerCell) in cell.play() })
}

private final class PlayerCell: UITableViewCell {
  func play() {
    UIView.animate(withDuration: 0.5) { self.contentView.alpha = 0.5 }
  }
}

@MainActor private func allowances() {
  assertSnapshot(
    of: SongCell(title: "Blue in Green", artist: "Miles Davis"), as: .image,
    allowing: [.truncatedText("titleLabel")])
}
