import Fixtures
import SnapReport
import SnapshotRecords
import SnapshotSamples
import Snapshots
import Testing
import UIKit

/// A change that a reference's pixels already had, as its layout is older, is no cause of what differs now.
@MainActor struct OldLayoutTests {
  /// A title above a subtitle.
  final class Cell: UITableViewCell {
    let title = UILabel()
    let subtitle = UILabel()
    private(set) var gap = NSLayoutConstraint()
    private(set) var bottom = NSLayoutConstraint()
    private(set) var leading = NSLayoutConstraint()

    init() {
      super.init(style: .default, reuseIdentifier: nil)
      setTitle(lineSpacing: 0)
      subtitle.text = "Subtitle"
      for label in [title, subtitle] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      gap = subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)
      bottom = contentView.bottomAnchor.constraint(equalTo: subtitle.bottomAnchor, constant: 8)
      leading = title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16)
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8), leading,
        subtitle.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        gap, bottom,
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// One line, which has nothing below it to be apart from.
    func setTitle(lineSpacing: CGFloat) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = lineSpacing
      title.attributedText = NSAttributedString(
        string: "Title", attributes: [.paragraphStyle: style])
    }
  }

  /// A change whose picture is equal.
  enum OldChange: CaseIterable {
    case lines, priority, transparentView, lineSpacing

    @MainActor func apply(to cell: Cell) {
      switch self {
      case .lines: cell.title.numberOfLines = 3
      case .priority: cell.title.setContentHuggingPriority(.required, for: .horizontal)
      case .transparentView: cell.contentView.addSubview(UIStackView())
      case .lineSpacing: cell.setTitle(lineSpacing: 6)
      }
    }
  }

  /// A change that can be seen, with the words by which it is named.
  enum NewChange: CaseIterable {
    case gap, text, color, replacedConstraint, view

    var words: String {
      switch self {
      case .gap: "subtitle.top to title.bottom: 4 → 12"
      case .text: "subtitle.text: \"Subtitle\" → \"Other\""
      case .color: "subtitle.textColor: .label → #FF0000FF."
      case .replacedConstraint: "(16) is replaced by title.left to contentView.left (30)"
      case .view: "dot is new."
      }
    }

    @MainActor func apply(to cell: Cell) {
      switch self {
      case .gap: cell.gap.constant = 12
      case .text: cell.subtitle.text = "Other"
      case .color: cell.subtitle.textColor = .red
      case .replacedConstraint:
        cell.leading.isActive = false
        cell.title.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor, constant: 30)
          .isActive = true
      case .view:
        let dot = UIView(frame: CGRect(x: 150, y: 4, width: 9, height: 9))
        (dot.backgroundColor, dot.accessibilityIdentifier) = (.red, "dot")
        cell.contentView.addSubview(dot)
      }
    }
  }

  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")

  init() throws { package = try TemporaryPackage() }

  private func verify(
    _ mode: RecordMode, run: String? = nil, _ change: (Cell) -> Void
  ) throws -> SnapshotResult {
    let cell = Cell()
    change(cell)
    let artifact = try Rendering(of: cell, in: Configuration()).artifact()
    return try package.store(mode, run: run).verify(artifact, key: key)
  }

  @Test(arguments: OldChange.allCases, NewChange.allCases)
  func `the first line names the new change, and nothing the old one`(
    old: OldChange, new: NewChange
  ) throws {
    _ = try verify(.all) { _ in }
    #expect(try verify(.never, old.apply).status == .passed)
    let result = try verify(.never) {
      old.apply(to: $0)
      new.apply(to: $0)
    }
    let alone = try verify(.never, new.apply)
    let text = FailureMessage(result).text
    #expect(text == FailureMessage(alone).text)
    #expect(result.layoutChanges == alone.layoutChanges)
    #expect((result.message ?? text).contains(new.words), "\(text)")
    let groups = RunReport(RunResults(results: [result])).messagesByCause.map(\.text)
    #expect(!groups.contains { $0.contains("numberOfLines") || $0.contains("Hugging") })
    #expect(!text.contains("line spacing") && !text.contains("lineSpacing"), "\(text)")
  }

  @Test func `two changes of which each is enough for what differs are both named`() throws {
    _ = try verify(.all) { _ in }
    let result = try verify(.never) {
      $0.title.isHidden = true
      $0.title.text = " "
    }
    let text = FailureMessage(result).text
    #expect(text.contains("hidden") && text.contains("text"), "\(text)")
  }

  @Test(arguments: [RecordMode.failed, .layouts])
  func `an older layout is refreshed, and the change is then in no comparison`(
    mode: RecordMode
  ) throws {
    _ = try verify(.all) { _ in }
    let refreshed = try verify(mode) { $0.title.numberOfLines = 3 }
    #expect(refreshed.isRefreshed && refreshed.notes == [.refreshed])
    #expect(try verify(mode) { $0.title.numberOfLines = 3 }.status == .passed)
    let back = try verify(.never) { $0.subtitle.text = "Other" }
    #expect(back.message?.contains("numberOfLines") != true)
  }
}
