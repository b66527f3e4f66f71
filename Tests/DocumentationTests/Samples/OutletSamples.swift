import Testing
import UIKit

/// The code of Documentation/Outlets.md.
@MainActor struct OutletSamples {
  final class SongCell: UITableViewCell {
    #if canImport(ObjectiveC)
    @IBOutlet
    #else
    @Outlet
    #endif
    var titleLabel: UILabel!
  }

  @Test func `outlets are filled by name`() throws {
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    let title = UILabel()
    cell.contentView.addSubview(title)
    try cell.connectOutlets(["titleLabel": title])
    #expect(cell.unconnectedOutlets.isEmpty)
  }
}
