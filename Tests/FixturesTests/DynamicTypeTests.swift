import Fixtures
import LayoutModel
import Snapshots
import Testing
import UIKit

/// A cell that follows the text size, the appearance and the direction as an app's cell does.
@MainActor private final class NoteCell: UITableViewCell {
  let noteLabel = UILabel()

  init(note: String) {
    super.init(style: .default, reuseIdentifier: nil)
    noteLabel.text = note
    noteLabel.font = UIFont.preferredFont(forTextStyle: .body)
    noteLabel.textColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    noteLabel.numberOfLines = 0
    noteLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(noteLabel)
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
      noteLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -40),
      noteLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("NoteCell is made in code") }
}

@MainActor struct DynamicTypeTests {
  private let matrix: ConfigurationMatrix =
    .widths(320, 414) * .contentSizes(.large, .accessibilityLarge) * .appearances(.light, .dark)
    * .directions(.leftToRight, .rightToLeft) * .locales("en", "th")

  private func rendering(in configuration: Configuration, note: String = "Note") throws -> Rendering
  {
    try configuration.performAsCurrent {
      try Rendering(of: NoteCell(note: note), in: configuration)
    }
  }

  private func label(_ rendering: Rendering) throws -> LayoutNode {
    try #require(rendering.tree.children.first?.children.first)
  }

  @Test func `five axes give each combination a unique name`() {
    let names = matrix.configurations.map(\.name)
    #expect(names.count == 32)
    #expect(Set(names).count == 32)
    #expect(names.last == "414-AX2-dark-rtl-th")
  }

  @Test func `a cell created in a configuration follows all its traits`() throws {
    for configuration in matrix.configurations {
      let rendering = try rendering(in: configuration)
      let label = try label(rendering)
      // The sizes of the body style at the two categories.
      let size = configuration.contentSize == .large ? 17 : 33
      #expect(label.text?.font.hasSuffix(" \(size)") == true, "\(configuration.name)")
      let color = configuration.appearance == .dark ? "#FFFFFFFF" : "#000000FF"
      #expect(label.text?.color == color, "\(configuration.name)")
      let leading =
        configuration.direction == .leftToRight
        ? label.frame.minX : configuration.width - label.frame.maxX
      #expect(leading == 16, "\(configuration.name)")
      #expect(rendering.size.width == configuration.width)
    }
  }

  @Test func `a row grows with the text size and shrinks with the width`() throws {
    let note = "A note that is long enough to wrap at every size"
    let heights = try (.widths(320, 414) * .contentSizes(.large, .accessibilityLarge))
      .configurations.map { try rendering(in: $0, note: note).size.height }
    #expect(heights == [64.5, 141.5, 64.5, 141.5])
  }

  @Test func `a cell does not affect the next one`() throws {
    let large = Configuration()
    let before = try rendering(in: large).snapshot()
    _ = try rendering(in: Configuration(contentSize: .accessibilityLarge, appearance: .dark))
    #expect(try rendering(in: large).snapshot() == before)
  }

  @Test func `a matrix changes the configuration it starts from`() {
    let matrix: ConfigurationMatrix = .widths(320, 414)
    let configurations = matrix.configurations(from: Configuration(width: 1, height: 44, scale: 3))
    #expect(configurations.map(\.name) == ["320x44-3x", "414x44-3x"])
  }
}
