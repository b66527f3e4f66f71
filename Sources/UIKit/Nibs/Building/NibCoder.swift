internal import Foundation
internal import InterfaceBuilder

/// The coder passed to `init(coder:)` for a view in an Interface Builder file.
///
/// As on iOS, the view has its attributes and subviews when `super.init(coder:)` returns, and its
/// outlets in `awakeFromNib()`. It has no keys to decode.
final class NibCoder: NSCoder {
  let view: IBView
  private let builder: NibBuilder

  init(_ view: IBView, builder: NibBuilder) {
    self.view = view
    self.builder = builder
    super.init()
  }

  var frame: CGRect { builder.frame(of: view) }
  var reuseIdentifier: String? { view.cell?.reuseIdentifier }
  var cellStyle: UITableViewCell.CellStyle { .init(view.cell?.style ?? .custom) }
  var buttonType: UIButton.ButtonType { .init(nibType: view.element["buttonType"]) }
  var tableStyle: UITableView.Style { UITableView.Style(nibStyle: view.element["style"]) }

  @MainActor var usesCustomClasses: Bool { builder.options.usesCustomClasses }

  @MainActor func note(_ element: IBElement, _ kind: NibNote.Kind) { builder.note(element, kind) }
  @MainActor func decode(into made: UIView) { builder.decode(view, into: made) }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
}
