import Foundation
import TestSupport
import Testing
import UIKit

final class SongCell: UITableViewCell {
  @Outlet var titleLabel: UILabel!
  private(set) var subviewCountAtCreation = 0
  private(set) var titleWhenAwake: String?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    subviewCountAtCreation = contentView.subviews.count
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    titleWhenAwake = titleLabel.text
  }
}

@MainActor struct UINibTests {
  @Test func `a registered class has its subviews when created and its outlets in awakeFromNib`()
    throws
  {
    NibRegistry.register(SongCell.self)
    let text = Xib.cell(
      Xib.label("lab-el-001", text: "Song"), attributes: "customClass=\"SongCell\"",
      connections: "<outlet property=\"titleLabel\" destination=\"lab-el-001\" id=\"out-le-001\"/>")
    let folder = try TemporaryFolder(["SongCell.xib": text])
    let nib = try UINib(contentsOf: folder.url(of: "SongCell.xib"))
    let cell = try #require(nib.instantiate(withOwner: nil).first as? SongCell)
    #expect(cell.reuseIdentifier == "Cell")
    #expect(cell.subviewCountAtCreation == 1)
    #expect(cell.titleWhenAwake == "Song")
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(nib, forCellReuseIdentifier: "Cell")
    #expect(table.dequeueReusableCell(withIdentifier: "Cell") is SongCell)
    #expect(nib.instantiate(withOwner: nil).first as? SongCell !== cell)
  }
}
