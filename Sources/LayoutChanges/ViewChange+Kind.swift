import LayoutModel

extension ViewChange {
  /// What a change is of.
  public enum Kind: String, Codable, Sendable, CaseIterable {
    /// The view was added, with all its subviews.
    case added
    /// The view was removed, with all its subviews.
    case removed
    /// The view has a different origin in its superview, and the same size.
    case moved
    /// The view has a different size; the description also includes a changed number of lines.
    case resized
    case text
    /// The text has a different font or size.
    case font
    /// The text has a different number of lines, the view the same size.
    case lines
    /// The text is newly truncated, or no longer.
    case truncation
    case color
    /// The view is newly hidden, or no longer.
    case hidden
    case constraint
    /// The view newly has a diagnostic, such as a broken constraint, or no longer.
    case diagnostic
    /// Another attribute of the view changed, such as its image or background colour.
    case attribute
    /// A size that layout computes from the view's contents is different.
    case measure
    /// The view has a different name or superview.
    case renamed

    /// Whether an author makes such a change; the others are mostly its consequences.
    public var isEdit: Bool {
      switch self {
      case .added, .removed, .text, .font, .color, .hidden, .constraint, .attribute: true
      case .moved, .resized, .lines, .truncation, .diagnostic, .measure, .renamed: false
      }
    }
  }

  /// What the change is of.
  public var kind: Kind {
    switch fact {
    case .added: .added
    case .removed: .removed
    case .frame(let change): change.isResized ? .resized : .moved
    case .hidden: .hidden
    case .text: .text
    case .font: .font
    case .lines: .lines
    case .truncation: .truncation
    case .textColor: .color
    case .textAttribute(_, let name, _, _):
      name == "font" ? .font : name == "foregroundColor" ? .color : .attribute
    case .attribute(let name, _, _): LayoutVocabulary.isMeasured(name) ? .measure : .attribute
    case .diagnostic: .diagnostic
    case .constraint: .constraint
    case .renamed: .renamed
    }
  }
}
