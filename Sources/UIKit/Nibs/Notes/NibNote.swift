package import InterfaceBuilder

/// A part of an Interface Builder file that the created views do not show.
package struct NibNote: Hashable, Sendable {
  package let kind: Kind
  package let line: Int
  /// The identifier of the element.
  package let element: String?

  /// Whether the file is wrong, and not only shown in part.
  package var isFault: Bool {
    switch kind {
    case .file(.missingObject), .file(.unknownColorSpace), .missing(.color), .constraint: true
    default: false
    }
  }

  /// What is not shown, with the file's names for it.
  package enum Kind: Hashable, Sendable {
    /// The reading of the file met something that it does not know.
    case file(IBNote.Kind)
    /// A translation has several texts, of which one is shown.
    case translation(IBStringTable.Note.Kind)
    /// A resource is missing, and a placeholder is drawn.
    case missing(Resource)
    /// A part of a view is not drawn.
    case leftOut(Part)
    /// A class does not exist here, and another one takes its place.
    case absent(Class)
    /// A container view stays without its controller.
    case emptyContainer(UIStoryboardError)
    /// A constraint is left out.
    case constraint(ConstraintFault)
    /// An outlet of the owner stays empty, as its object is left out.
    case emptyOutlet(String)
    case outlet(OutletError)
    /// A runtime attribute of a view is not set.
    case runtimeAttribute(String, RuntimeAttributeFault)
    /// A runtime attribute of the file's owner is not set.
    case ownerAttribute(String)
  }

  /// What views take from the app or the system.
  package enum Resource: Hashable, Sendable {
    /// A picture; whether the file says its size.
    case image(String, hasSize: Bool)
    /// A symbol of an image view, whose size in the file counts.
    case symbol(String)
    /// A colour that the file does not store.
    case color(String)
    case font(String, hasStandIn: Bool)
    /// A font that is named by its use.
    case fontUse(String)
    /// The font of a text style.
    case textStyle(String)
  }

  /// A part of a view that this engine does not draw.
  package enum Part: Hashable, Sendable {
    case textAttribute(String)
    /// An attribute of a text's paragraphs.
    case paragraphAttribute(String)
    case titleAttribute(String)
    case titleShadow
    case backgroundImage
    /// How a symbol uses its colours.
    case renderingMode(String)
    /// A picture that a progress view draws its bar with.
    case barImage(String)
    /// Segments beyond the limit.
    case segments(shown: Int, of: Int)
    case vibrancy
    case blurStyle(String)
    case keyedView(String)
    /// Static cells without a table view controller.
    case staticCells
    /// An object that is neither view nor controller.
    case object(element: String)
  }

  /// A class that does not exist here.
  package enum Class: Hashable, Sendable {
    /// A class of the app that was not registered; the class of UIKit in its place, if it has a name.
    case unregistered(String, substitute: String?)
    /// A class of the app whose `init(coder:)` returned nil.
    case refused(String)
    /// The app's class of a collection layout.
    case layout(String)
    /// A controller of UIKit.
    case controller(String)
    /// A container; the controller that it shows first takes its place.
    case container(String)
  }

  package enum ConstraintFault: Hashable, Sendable {
    /// The file has no item with the identifier.
    case noItem(String)
    /// UIKit would stop the app with these words.
    case illegal(String)
  }

  /// Why a runtime attribute is not set.
  package enum RuntimeAttributeFault: Hashable, Sendable {
    case unreadable
    case wrongType
    /// The class of the app was not registered.
    case unknownClass(String)
    /// The property of a class is unknown.
    case unknownProperty(class: String)
  }
}
