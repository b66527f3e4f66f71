import Fixtures
import LayoutChanges
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import TestSupport
import Testing
import UIKit

@testable import FixtureCells

/// One change of a source line is one cause, over light and dark, and is said once.
@MainActor struct SourceCauseTests {
  nonisolated static let cases = [
    ListCause<LookCell>("contentView/card/title: text color .label → .systemRed") {
      $0.title.textColor = .systemRed
    },
    ListCause("contentView/card/back: backgroundColor .systemTeal → .systemIndigo") {
      $0.back.backgroundColor = .systemIndigo
    },
    ListCause("contentView/card/kicker “CYCLING”: foregroundColor .label → .systemRed") {
      $0.restyle(.foregroundColor, UIColor.systemRed)
    },
    ListCause(
      "contentView/card/back: backgroundColor .systemTeal → #800080FF in light, #FF00FFFF in dark"
    ) {
      $0.back.backgroundColor = UIColor {
        $0.userInterfaceStyle == .dark ? .magenta : .purple
      }
    },
    ListCause("contentView/card/kicker: font system 13 → system 11") {
      $0.restyle(.font, UIFont.systemFont(ofSize: 11))
    },
  ]

  private func verify(
    in store: SnapshotStore, _ change: @escaping @MainActor (LookCell) -> Void
  ) throws -> [SnapshotResult] {
    let styles: [UIUserInterfaceStyle] = [.light, .dark]
    let fixture = Fixture(
      suite: "Sources", name: "look",
      configurations: styles.map { Configuration(appearance: $0) },
      source: SnapshotResult.Source(file: "Sources.swift", line: 1)
    ) { configuration in
      let cell = configuration.performAsCurrent { LookCell() }
      configuration.performAsCurrent { change(cell) }
      return Inspection(try Rendering(of: cell, in: configuration)) { try $0.artifact() }
    }
    return try fixture.verify(in: store).results
  }

  @Test(arguments: cases)
  func `one change is one cause in light and dark`(item: ListCause<LookCell>) throws {
    let package = try TemporaryPackage()
    _ = try verify(in: SnapshotStore(directories: package.directories, mode: .all)) { _ in }
    let results = try verify(
      in: SnapshotStore(directories: package.directories, mode: .never), item.change)
    #expect(results.map(\.status) == [.different, .different])
    #expect(RunReport(RunResults(results: results)).messagesByCause.count == 1)
    for result in results {
      #expect(result.describedChanges.filter(\.kind.isEdit).map(\.description) == [item.sentence])
    }
  }

  private func cell(_ pin: (UILabel, UIView) -> NSLayoutConstraint) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    (label.text, label.accessibilityIdentifier) = ("Title", "title")
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      pin(label, cell.contentView),
    ])
    return cell
  }

  @Test func `a constraint that another one replaces is named with it and its line`() throws {
    let sentences = try FoundCauses.sentences(
      from: cell { $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor, constant: 16) },
      to: cell { $0.leftAnchor.constraint(equalTo: $1.leftAnchor, constant: 30) })
    #expect(
      sentences.map { $0.replacing(/\.swift:\d+/, with: ".swift:1") } == [
        "title.leading to contentView.leading (16) is replaced by title.left to contentView.left (30) "
          + "(SourceCauseTests.swift:1) ⇒ title is 14 pt further right."
      ])
  }
}
