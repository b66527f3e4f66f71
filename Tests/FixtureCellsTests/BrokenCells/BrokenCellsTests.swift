import Fixtures
import SnapTesting
import Snapshots
import Testing
import UIKit

@testable import FixtureCells

@MainActor struct BrokenCellsTests {
  private var openCell: OpenBottomCell { OpenBottomCell(title: "Title", subtitle: "Subtitle") }

  private var conflictCell: ConflictCell { ConflictCell(style: .default, reuseIdentifier: nil) }

  private var floatingCell: FloatingLabelCell {
    FloatingLabelCell(style: .default, reuseIdentifier: nil)
  }

  @Test func `a cell without a lower end collapses`() {
    assertSnapshot(
      of: openCell, as: .image, expecting: [.height(44)], allowing: [.zeroHeight("contentView")])
  }

  @Test func `the missing link of a collapsed cell is named`() throws {
    let diagnostics = try Rendering(of: openCell, in: Configuration()).diagnostics
      .filter { $0.severity > .note }
    #expect(diagnostics.map(\.kind) == [.zeroHeight])
    #expect(diagnostics.first?.severity == .error)
    let message = try #require(diagnostics.first?.message)
    #expect(message.contains("no constraint connects subtitleLabel.bottom to contentView.bottom"))
  }

  @Test func `a box that is too high for its row`() {
    assertSnapshot(
      of: conflictCell, as: .image(height: 44), allowing: [.unsatisfiableConstraints("box")])
  }

  @Test func `a conflict lists the three constraints and the row's height`() throws {
    let diagnostics = try Rendering(of: conflictCell, in: Configuration(height: 44)).diagnostics
    #expect(diagnostics.map(\.kind) == [.unsatisfiableConstraints])
    let constraints = try #require(diagnostics.first).constraints.map(withoutOrigin)
    let box = "UIView:box"
    let content = "UITableViewCellContentView:contentView"
    #expect(
      constraints.sorted() == [
        "<NSLayoutConstraint 'UIView-Encapsulated-Layout-Height' \(content).height == 44   (active)>",
        "<NSLayoutConstraint \(box).height == 50   (active)>",
        "<NSLayoutConstraint V:[\(box)]-(20)-|   (active, names: '|':\(content) )>",
        "<NSLayoutConstraint V:|-(20)-[\(box)]   (active, names: '|':\(content) )>",
      ])
  }

  @Test func `the bottom edge gives way, in the words of UIKit's console`() throws {
    let diagnostics = try Rendering(of: conflictCell, in: Configuration(height: 44)).diagnostics
    let message = try #require(diagnostics.first?.message)
    #expect(message.hasPrefix("Unable to simultaneously satisfy constraints.\n\tProbably at least"))
    let ending = try #require(message.components(separatedBy: "by breaking constraint \n").last)
    #expect(
      withoutOrigin(ending)
        == "<NSLayoutConstraint V:[UIView:box]-(20)-|   (active, names: '|':UITableViewCellContentView:contentView )>\n\nThe "
        + "constraints need a height of 90 points, but the cell is 44 high. Give it that height, "
        + "or give one of them, usually the one at the bottom, a priority of 999."
    )
  }

  @Test func `a label without a place`() {
    assertSnapshot(of: floatingCell, as: .image, allowing: [.ambiguousLayout("label")])
  }

  @Test func `the ambiguous axis is named, with two frames`() throws {
    let diagnostics = try Rendering(of: floatingCell, in: Configuration()).diagnostics
    #expect(diagnostics.map(\.kind) == [.ambiguousLayout])
    #expect(diagnostics.first?.view == "contentView/label")
    let message = try #require(diagnostics.first?.message)
    #expect(
      message
        == "The horizontal position is ambiguous: the frames (0 11; 94.5 20.5), as drawn, and "
        + "(10 11; 94.5 20.5) both satisfy all constraints. Add a constraint on label.leading or "
        + "label.trailing.")
  }

  /// Takes the place in the source out of a constraint's description.
  private func withoutOrigin(_ text: String) -> String {
    text.replacingOccurrences(
      of: "NSLayoutConstraint:[A-Za-z]+\\.swift:[0-9]+", with: "NSLayoutConstraint",
      options: .regularExpression)
  }
}
