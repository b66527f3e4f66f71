internal import InterfaceBuilder

// Conversion of Interface Builder's keywords to UIKit's values.

extension UIView.ContentMode {
  init(_ mode: IBContentMode) {
    self =
      switch mode {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .scaleAspectFill: .scaleAspectFill
      case .redraw: .redraw
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .left: .left
      case .right: .right
      case .topLeft: .topLeft
      case .topRight: .topRight
      case .bottomLeft: .bottomLeft
      case .bottomRight: .bottomRight
      }
  }
}

extension UISemanticContentAttribute {
  init(_ content: IBSemanticContent) {
    self =
      switch content {
      case .unspecified: .unspecified
      case .playback: .playback
      case .spatial: .spatial
      case .forceLeftToRight: .forceLeftToRight
      case .forceRightToLeft: .forceRightToLeft
      }
  }
}

extension NSTextAlignment {
  init(_ alignment: IBTextAlignment) {
    self =
      switch alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
  }
}

extension NSLineBreakMode {
  init(_ mode: IBLineBreakMode) {
    self =
      switch mode {
      case .wordWrap: .byWordWrapping
      case .characterWrap: .byCharWrapping
      case .clip: .byClipping
      case .headTruncation: .byTruncatingHead
      case .tailTruncation: .byTruncatingTail
      case .middleTruncation: .byTruncatingMiddle
      }
  }
}

extension UIStackView.Distribution {
  init(_ distribution: IBStack.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing: .equalSpacing
      case .equalCentering: .equalCentering
      }
  }
}

extension UIStackView.Alignment {
  init(_ alignment: IBStack.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .top, .leading: .leading
      case .bottom, .trailing: .trailing
      case .center: .center
      case .firstBaseline: .firstBaseline
      case .lastBaseline: .lastBaseline
      }
  }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: IBConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  init(_ attribute: IBConstraint.Attribute) {
    self =
      switch attribute {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      case .width: .width
      case .height: .height
      case .centerX: .centerX
      case .centerY: .centerY
      case .baseline, .lastBaseline: .lastBaseline
      case .firstBaseline: .firstBaseline
      case .leftMargin: .leftMargin
      case .rightMargin: .rightMargin
      case .topMargin: .topMargin
      case .bottomMargin: .bottomMargin
      case .leadingMargin: .leadingMargin
      case .trailingMargin: .trailingMargin
      case .centerXWithinMargins: .centerXWithinMargins
      case .centerYWithinMargins: .centerYWithinMargins
      }
  }
}

extension UITableViewCell.AccessoryType {
  init(_ accessory: IBCell.Accessory) {
    self =
      switch accessory {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}
