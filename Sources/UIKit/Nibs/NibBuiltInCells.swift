internal import Foundation
internal import InterfaceBuilder

// Cells whose arrangement the file names, and whose labels and picture it lists.
extension NibBuilder {
  /// Gives a cell the file's views for its texts and its picture, which it then lays out itself.
  ///
  /// On the canvas the views keep their stored frames, to which others are compared.
  func adoptBuiltInContent(of model: IBView, in view: UIView) {
    guard let cell = model.cell, cell.style != .custom, !options.isCanvas,
      let view = view as? UITableViewCell
    else { return }
    view.madeTextLabel = cell.textLabelID.flatMap { objects[$0] as? UILabel }
    view.madeDetailTextLabel = cell.detailTextLabelID.flatMap { objects[$0] as? UILabel }
    view.madeImageView = cell.imageViewID.flatMap { objects[$0] as? UIImageView }
  }
}

extension UITableViewCell.CellStyle {
  init(_ style: IBCell.Style) {
    switch style {
    case .custom, .standard: self = .default
    case .subtitle: self = .subtitle
    case .value1: self = .value1
    case .value2: self = .value2
    }
  }
}
