internal import Foundation
internal import InterfaceBuilder
internal import LayoutModel
internal import UIKit

/// Advice for Interface Builder about one diagnostic.
@MainActor struct LintHint {
  private let diagnostic: ExplainedDiagnostic
  private let view: UIView
  private let prototype: NibPrototype

  init(_ diagnostic: ExplainedDiagnostic, of view: UIView, in prototype: NibPrototype) {
    self.diagnostic = diagnostic
    self.view = view
    self.prototype = prototype
  }

  /// The hint about a part of the file that is not drawn, or that is wrong.
  nonisolated static func text(for note: NibNote) -> String { Wording.current(sentence(for: note)) }

  nonisolated private static func sentence(for note: NibNote) -> String {
    guard note.isFault else { return faultless }
    switch note.kind {
    case .missing(.color):
      return
        "Choose another Color in the Attributes inspector, or add this one to the asset catalog."
    case .file(.unknownColorSpace):
      return "Choose the Color again, with sRGB or Display P3 as its color profile."
    case .constraint(.illegal):
      return "Select the constraint and delete it; Xcode would not let it be made."
    default:
      return
        "Open the file as source code in Xcode and delete the line, then connect or constrain the view anew."
    }
  }

  /// The hint about a view that Interface Builder marked.
  nonisolated static var xcodeFlag: String {
    Wording.current(
      "Editor › Resolve Auto Layout Issues: Update Frames, or Add Missing Constraints; then save the file."
    )
  }
  nonisolated private static let faultless =
    "Nothing is wrong with the file; look at the view in Xcode."

  var text: String { Wording.current(sentences) }

  private var sentences: String {
    switch diagnostic.kind {
    case .unsatisfiableConstraints: conflict
    case .zeroHeight: zeroHeight
    case .ambiguousLayout: ambiguity
    case .brokenConstraint:
      "Ignore this if the constraint is meant to give way. Otherwise select it, and in the Size inspector "
        + "change its Constant, or raise its Priority above that of the conflicting constraint."
    case .truncatedText: truncation
    case .clippedText: clipping
    case .overlap:
      "Control-drag from one view to the other and choose Horizontal or Vertical Spacing, then set the "
        + "Relation to ≥ in the Size inspector. If the app shows only one of the two, tick Hidden for "
        + "the other in the Attributes inspector."
    case .outOfBounds: outOfBounds
    case .missingGlyph:
      "Choose a font that has the character, in the Attributes inspector under Font."
    case .missingFont:
      "Nothing is wrong with the file, if the app bundles the font or iOS has it. Its .ttf or .otf file "
        + "anywhere in the project's folder is used."
    case .missingImage:
      "Nothing is wrong with the file, if the app's asset catalog or iOS has the picture."
    case .unsupportedImage:
      "The message says what to do with the picture's file; the rest of the cell is as it will be."
    case .lowContrast:
      "Choose another Color or Background in the Attributes inspector; named colors of the asset "
        + "catalog can differ between light and dark."
    case .smallHitTarget:
      "Add New Constraints: Width and Height of at least 44. A button's picture stays as large as it is."
    case .zeroPriority:
      "Ignore this if it is meant to have no effect. Otherwise choose a priority of at least 1 in the Size inspector."
    case .missingAccessibilityLabel:
      "Type a Label in the Identity inspector under Accessibility, if the app sets none; or untick Enabled there."
    case .unreachableControl:
      "Untick Enabled of the view around it, in the Identity inspector under Accessibility."
    case .repeatedAccessibilityLabel:
      "Type a Label of its own for each in the Identity inspector under Accessibility."
    case .readingOrder:
      "Ignore this if the order is meant. Otherwise group what belongs together in a view of its own."
    case .fixedTextSize:
      "Choose a text style in the Attributes inspector under Font, and tick Automatically Adjusts Font."
    case .lowPerceivedContrast:
      "Choose another Color or Background in the Attributes inspector."
    case .unsupported: Self.faultless
    // Lint runs no code of the app, does not scroll tables and has no expectations; what is in the file has its own hint.
    case .unsettledHeight, .perspective, .heightDependsOnReuse, .measuredAtOtherWidth,
      .unexpectedHeight, .unneededAllowance, .unstableDrawing, .unlikelyConfiguration,
      .faultyElement, .xcodeFlag:
      ""
    }
  }

  // MARK: Constraints

  private var conflict: String {
    if isOfStack, let stackConflict { return stackConflict }
    if involves(.container(.height)) { return heightConflict }
    if involves(.container(.width)) {
      return
        "The cell is not always as wide as these constraints need. Select one of them and lower "
        + "its Priority to 999 in the Size inspector, or turn a fixed Width into ≥ or ≤."
    }
    if diagnostic.constraints.contains(where: \.isOfRequiredContent) {
      return
        "In the Size inspector of the view set Content Hugging and Content Compression Resistance "
        + "to 999 or less, so that the constraint on its size wins, or delete that constraint."
    }
    return
      "Select one of the constraints\(line.map { ", such as the one on line \($0)," } ?? "") and "
      + "delete it, or lower its Priority to 999 in the Size inspector."
  }

  private var stackConflict: String? {
    if let tie = diagnostic.constraints.first(where: \.tiesArrangedView), let line = tie.origin {
      return
        "The stack view places its arranged views itself: delete the constraint on line \(line), "
        + "or change the stack view's Spacing, Alignment or margins in the Attributes inspector."
    }
    return line.map {
      "The lengths that are set do not add up to that of the stack view: delete one of them, such as "
        + "that on line \($0), or change the stack view's Spacing or Distribution in the Attributes inspector."
    }
  }

  /// Whether a stack view's arrangement, and no size of the cell, is in the way.
  private var isOfStack: Bool {
    let isArranged = [.spacing, .alignment, .canvasConnection].contains { involves(.stack($0)) }
    return isArranged
      && ![.origin, .width, .height].contains { involves(.container($0)) }
  }

  private func involves(_ source: InvolvedConstraint.Source) -> Bool {
    diagnostic.constraints.contains { $0.source == source }
  }

  private var heightConflict: String {
    let weakening =
      "the Priority of one vertical constraint to 999 in the Size inspector, best of the one at the bottom."
    switch prototype.element {
    case "tableViewCell" where prototype.hasAutomaticHeight: return "Lower \(weakening)"
    case "tableViewCell":
      return
        "Set the table view's Row Height to Automatic in the Size inspector, or the height that "
        + "the constraints need; or lower \(weakening)"
    default:
      return "Give the item the size that its constraints need, in the collection view's Size "
        + "inspector under Cell Size; or lower \(weakening)"
    }
  }

  /// The line of the first involved constraint in the file.
  private var line: String? {
    diagnostic.constraints.compactMap(\.origin).first
  }

  private var zeroHeight: String {
    "Add New Constraints: pin the lowest view's bottom to the content view, so that constraints lead "
      + "from the top of the cell to its bottom."
  }

  private var ambiguity: String {
    guard case .competition(let isStretched) = diagnostic.cause else {
      return
        "Add New Constraints: pin the missing edge, or set a Width or Height. Editor › Resolve "
        + "Auto Layout Issues › Add Missing Constraints suggests one."
    }
    return isStretched
      ? "In the Size inspector raise the Content Hugging Priority of the view that should keep its size."
      : "In the Size inspector raise the Content Compression Resistance Priority of the view that should "
        + "be shown whole, or lower that of the one that may be cut."
  }

  // MARK: Text

  private var truncation: String {
    switch diagnostic.cause {
    case .lineLimit:
      "In the Attributes inspector set Lines to 0, so that the text wraps and the row grows, or set "
        + "Autoshrink to Minimum Font Scale; or give the label more width."
    case .fixedHeight:
      "Select the label's Height constraint and set its Relation to ≥ in the Size inspector."
    default:
      "Give the label room: let its bottom reach the content view's bottom by a constraint, with rows "
        + "of automatic height."
    }
  }

  private var clipping: String {
    switch diagnostic.cause {
    case .edge(isSideways: true, _):
      view.translatesAutoresizingMaskIntoConstraints
        ? "The label is placed by its frame: Add New Constraints, with leading and trailing pinned to "
          + "the view around it."
        : "Add New Constraints: pin the label's trailing (and leading) edge to the view around it, "
          + "with ≥ where it may be shorter."
    case .edge:
      "Add New Constraints: pin the label's top and bottom to the view around it, so that this becomes "
        + "as high as the text; and let rows have an automatic height."
    case .vanishedLabel where view is UIButton:
      "The button's picture leaves no room for its title: delete the Title in the Attributes inspector if "
        + "the picture is enough; else give the button more width."
    case .vanishedLabel:
      "In the Size inspector raise the label's Content Compression Resistance Priority, or set a "
        + "Width or Height with ≥."
    default:
      "Select what fixes the label's height and set its Relation to ≥ in the Size inspector, so that "
        + "large text sizes have room."
    }
  }

  private var outOfBounds: String {
    diagnostic.cause == .emptyContainer
      ? "Add New Constraints: pin the last subview's edge to the view around it, or give that view a "
        + "Width or Height."
      : "Add New Constraints: pin the view's edge to the view around it, with ≥ where it may be "
        + "smaller; or tick Clip to Bounds there in the Attributes inspector if clipping is intended."
  }
}

extension InvolvedConstraint {
  /// Whether contents keep their size at the highest priority.
  fileprivate var isOfRequiredContent: Bool {
    guard case .content(let hugging, let compressionResistance) = source else { return false }
    return max(hugging, compressionResistance) >= 1000
  }
}
