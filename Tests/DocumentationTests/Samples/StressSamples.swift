import SnapTesting
import Testing
import UIKit

// The code of the page about stress tests. It is compiled, not run.

@MainActor private func stress() {
  assertLayout(over: .texts("title"), .texts("artist", count: 1...60)) { title, artist in
    SongCell(title: title, artist: artist)
  }
}

private final class MessageRow: UITableViewCell {
  func show(_ name: String, unread: Int, isMuted: Bool) {}
}

@MainActor private func inputs() {
  assertLayout(
    over: .texts("name"), .numbers("unread", 0...9999), .flags("isMuted"),
    in: StressSpace(widths: 320...1024, contentSizes: [.large, .accessibilityLarge]),
    holding: .standard + [
      .height(upTo: 200),
      .custom("the badge stays beside the name") { cell, frames in
        guard let badge = frames["badgeView"], let name = frames["nameLabel"] else { return false }
        return badge.minX >= name.maxX
      },
    ],
    allowing: [.truncatedText("nameLabel")], budget: .trials(1000), seed: 7,
    of: { MessageRow(style: .default, reuseIdentifier: nil) },
    filledBy: { cell, name, unread, isMuted in cell.show(name, unread: unread, isMuted: isMuted) })
}

@MainActor private func cellFile() {
  assertLayouts(inCellFile: "Feed.cells.json")
}
