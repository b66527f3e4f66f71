public import Foundation

/// A view of the file, with what every view has, what its kind adds, and the views within it.
///
/// Sizes and coordinates are in points; `frame` is in the coordinates of the view around it, with
/// y growing downward, as Apple's layout engine computed it on Interface Builder's canvas.
public struct IBView: Hashable, Sendable {
  /// The element in the file.
  public let element: IBElement
  /// The place that the view has in the one around it.
  public let role: IBRole
  /// The frame stored in the file, or `nil` where there is none.
  public let frame: CGRect?
  /// How the view fits its content; `scaleToFill` where the file is silent.
  public let contentMode: IBContentMode
  /// How strongly the view refuses to grow beyond its content; 250 where the file is silent.
  public let hugging: IBAxisPriorities
  /// How strongly the view refuses to shrink below its content; 750 where the file is silent.
  public let compressionResistance: IBAxisPriorities
  /// Whether the autoresizing mask becomes constraints; `true` where the file is silent.
  public let translatesAutoresizingMask: Bool
  /// What stretches when the view around this one changes its size.
  public let autoresizing: IBAutoresizing
  /// Visibility, opacity and the other switches that every view has.
  public let traits: IBViewTraits
  /// The insets that constraints to margins keep to, or `nil` for UIKit's own.
  public let layoutMargins: IBMargins?
  /// The colour behind the content, or `nil` for none.
  public let backgroundColor: IBColor?
  /// The colour of controls and template images, or `nil` for that of the view around.
  public let tintColor: IBColor?
  /// The design-time stand-in for the content's size; apps never see it.
  public let placeholderSize: IBPlaceholderSize?
  /// The constraints listed under the view, placeholders and uninstalled ones included.
  public let constraints: [IBConstraint]
  /// The view's guides that constraints can name.
  public let layoutGuides: [IBLayoutGuide]
  /// The connections from the view's properties.
  public let outlets: [IBOutlet]
  /// What the view's kind adds.
  public let content: IBContent
  /// All views within this one, in the file's order, each with its role.
  public let children: [IBView]

  /// The identifier; old collection-view cells have a content view without one.
  public var id: String? { element.id }
  /// The line of the file.
  public var line: Int { element.line }
  /// The class that replaces UIKit's, without its module.
  public var customClass: String? { element.customClass }
  /// The name that the designer gave the view.
  public var userLabel: String? { element.userLabel }
  /// UIKit's class for the element, or `nil` where the element is not known.
  public var uikitClass: String? { IBViewClass.name(of: element.name) }
  /// Whether the view is there for the size classes that the document was loaded for.
  public var isInstalled: Bool { element.isInstalled }
}

extension IBView {
  /// The views that the file lists as subviews.
  public var subviews: [IBView] { children.filter { $0.role == .subview } }

  /// The view that a cell or an effect view puts its subviews into.
  ///
  /// Cells of collection views come in two forms. In the newer, this view has an identifier and
  /// holds the constraints itself. In the older, it has none: the constraints are the cell's and
  /// name the cell, whose bounds are those of this view.
  public var contentView: IBView? { child(key: "contentView") }

  /// Returns the view within this one that plays a role by key, such as `accessoryView`.
  public func child(key: String) -> IBView? {
    children.first { $0.role == .keyed(key) }
  }

  /// Returns the view with an identifier: this one, or the first below it.
  public func view(withID id: String) -> IBView? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.view(withID: id) }.first
  }

  /// Calls a closure with this view and all below it, each before those within it.
  public func forEachView(_ body: (IBView) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEachView(body) }
  }
}
