import UIKit

/// A cell with one label.
public final class WarmUpCell: UITableViewCell {
  /// Creates the cell with its text.
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Warm"
  }

  /// Fails: the cell is made in code.
  public required init?(coder: NSCoder) { nil }
}
