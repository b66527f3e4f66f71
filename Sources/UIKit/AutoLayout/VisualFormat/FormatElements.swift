internal import Foundation

/// A parsed visual format: views and the connections between them.
struct FormatElements: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection of the first view to its superview's start; nil if the format starts with a view.
  var leadingConnection: Connection?
  var views: [View] = []
  var connections: [Connection] = []
  /// The connection of the last view to its superview's end; nil if the format ends with a view.
  var trailingConnection: Connection?

  /// A view with the predicates for its size.
  struct View: Equatable {
    let name: String
    var sizes: [Predicate] = []
    /// Its position in the format, for messages.
    let position: Int
  }

  /// The distance of neighbours.
  enum Connection: Equatable {
    /// They touch.
    case none
    case standard
    case distances([Predicate])
  }

  /// A relation to a number or to a view's size, with its priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Float = 1000
    let position: Int
  }

  /// The right-hand side of a predicate.
  enum Object: Equatable {
    case number(CGFloat)
    case view(String)
  }
}
