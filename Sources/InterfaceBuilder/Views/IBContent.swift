/// The properties specific to a view's kind.
public enum IBContent: Hashable, Sendable {
  case label(IBLabel)
  case image(IBImageView)
  case stack(IBStack)
  /// A cell of a table or collection view, or a header or footer of the latter.
  case cell(IBCell)
  /// No typed values; see the element.
  case other

  init(_ element: IBElement, reader: ElementReader) throws {
    switch element.name {
    case "label": self = .label(try IBLabel(element, reader: reader))
    case "imageView": self = .image(IBImageView(element))
    case "stackView": self = .stack(try IBStack(element, reader: reader))
    case let name:
      guard let kind = IBCell.Kind(rawValue: name) else {
        self = .other
        return
      }
      self = .cell(try IBCell(element, kind: kind, reader: reader))
    }
  }
}

extension IBView {
  /// The label's part, or `nil` for another view.
  public var label: IBLabel? {
    if case .label(let label) = content { label } else { nil }
  }

  /// The image view's part, or `nil` for another view.
  public var image: IBImageView? {
    if case .image(let image) = content { image } else { nil }
  }

  /// The stack view's part, or `nil` for another view.
  public var stack: IBStack? {
    if case .stack(let stack) = content { stack } else { nil }
  }

  /// The cell's part, or `nil` for another view.
  public var cell: IBCell? {
    if case .cell(let cell) = content { cell } else { nil }
  }
}
