import UIKit

@objc protocol SongCellDelegate {
  @objc optional func songCellShouldExpand(_ cell: SongCell) -> Bool
  @objc optional func songCellDidExpand(_ cell: SongCell)
}
