internal import Foundation

/// A visual format as it was read: views with what is between them.
struct FormatElements: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// What ties the first view to its superview's start; nil if the format starts with a view.
  var leadingConnection: Connection?
  var views: [View] = []
  /// What lies between each view and the next one.
  var connections: [Connection] = []
  /// What ties the last view to its superview's end; nil if the format ends with a view.
  var trailingConnection: Connection?

  /// A view with the wishes for its size.
  struct View: Equatable {
    let name: String
    var sizes: [Predicate] = []
    /// Where it stands in the format, for messages.
    let position: Int
  }

  /// The distance of neighbours.
  enum Connection: Equatable {
    /// They touch.
    case none
    /// The standard distance.
    case standard
    /// Distances given by numbers.
    case distances([Predicate])
  }

  /// A relation to a number or to a view's size, with its priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Float = 1000
    let position: Int
  }

  /// What a predicate compares with.
  enum Object: Equatable {
    case number(CGFloat)
    case view(String)
  }
}
