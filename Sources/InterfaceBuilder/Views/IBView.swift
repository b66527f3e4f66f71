public import Foundation

/// A view of the file, with its common and specific properties and its subviews.
///
/// Sizes and coordinates are in points; `frame` is in the superview's coordinates, with y growing downwards, as
/// computed by Apple's layout engine on Interface Builder's canvas.
public struct IBView: Hashable, Sendable {
  public let element: IBElement
  public package(set) var role: IBRole
  /// The frame stored in the file, or `nil` without one.
  public let frame: CGRect?
  /// How the view fits its content; `scaleToFill` by default.
  public let contentMode: IBContentMode
  /// The content hugging priority; 250 by default.
  public let hugging: IBAxisPriorities
  /// The compression resistance priority; 750 by default.
  public let compressionResistance: IBAxisPriorities
  /// Whether the autoresizing mask becomes constraints; `true` by default.
  public let translatesAutoresizingMask: Bool
  /// The flexible parts when the superview changes its size.
  public let autoresizing: IBAutoresizing
  /// Visibility, opacity and the other common properties.
  public let traits: IBViewTraits
  /// The layout margins, or `nil` for UIKit's own.
  public package(set) var layoutMargins: IBMargins?
  /// The colour behind the content, or `nil` for none.
  public let backgroundColor: IBColor?
  /// The tint colour, or `nil` for the superview's.
  public let tintColor: IBColor?
  /// The design-time placeholder for the intrinsic size; it is absent at run time.
  public package(set) var placeholderSize: IBPlaceholderSize?
  /// The constraints listed under the view, including placeholders and uninstalled ones.
  public package(set) var constraints: [IBConstraint]
  public let layoutGuides: [IBLayoutGuide]
  public package(set) var outlets: [IBOutlet]
  public package(set) var content: IBContent
  /// All child views, in the file's order, each with its role.
  public package(set) var children: [IBView]

  /// The identifier; old collection-view cells have a content view without one.
  public var id: String? { element.id }
  public var line: Int { element.line }
  /// The custom class, without its module.
  public var customClass: String? { element.customClass }
  /// The view's label, set by the designer.
  public var userLabel: String? { element.userLabel }
  /// UIKit's class for the element, or `nil` if the element is unknown.
  public var uikitClass: String? { IBViewClass.name(of: element.name) }
  /// Whether the view is installed for the document's size classes.
  public var isInstalled: Bool { element.isInstalled }
}

extension IBView {
  /// The views that the file lists as subviews.
  public var subviews: [IBView] { children.filter { $0.role == .subview } }

  /// The content view of a cell or an effect view.
  ///
  /// Cells of collection views come in two forms. In the newer, this view has an identifier and holds the constraints.
  /// In the older, it has none: the constraints belong and refer to the cell, whose bounds are those of this view.
  public var contentView: IBView? { child(key: "contentView") }

  /// Returns the child view with a role, such as `accessoryView`.
  public func child(key: String) -> IBView? {
    children.first { $0.role == .keyed(key) }
  }

  /// Returns the view with an identifier: this one or its first descendant with it.
  public func view(withID id: String) -> IBView? {
    if self.id == id { return self }
    for child in children {
      if let view = child.view(withID: id) { return view }
    }
    return nil
  }

  /// Calls a closure with this view and its descendants, parents first.
  public func forEachView(_ body: (IBView) throws -> Void) rethrows {
    try body(self)
    for child in children { try child.forEachView(body) }
  }

  /// Returns the view with a change of it and of its descendants, parents first.
  package func changed(_ change: (inout IBView) -> Void) -> IBView {
    var view = self
    change(&view)
    view.children = view.children.map { $0.changed(change) }
    return view
  }
}

/// The role of a view in its parent.
public enum IBRole: Hashable, Sendable {
  /// A top-level view of its file or scene.
  case root
  case subview
  /// A prototype cell of a table or collection view.
  case prototype
  /// A cell of a static table, in the section with that index.
  case staticCell(section: Int)
  /// A view for a purpose: `contentView`, `view`, `tableHeaderView`, `accessoryView`, ….
  case keyed(String)
}
