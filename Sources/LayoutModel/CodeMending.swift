/// What may mend a diagnostic in the source of a cell.
package struct CodeMending: Codable, Hashable, Sendable {
  /// What is tried, in this order; the changes of each belong together.
  package var candidates: [[CodeChange]]
  /// The paths of the views whose place or size is not reliable because of the diagnostic.
  package var unsettled: [String]

  package init(candidates: [[CodeChange]], unsettled: [String]) {
    self.candidates = candidates
    self.unsettled = unsettled
  }

  /// Whether diagnostics say what may mend them; only who is about to change sources asks for that.
  @TaskLocal package static var isWanted = false

  /// The variable that makes the processes of a run say it.
  package static let variable = "SNAP_MENDINGS"
}

/// One change of a source.
package enum CodeChange: Codable, Hashable, Sendable {
  /// Another priority of a constraint.
  case priority(ConstraintPlace, to: Double)
  /// Another relation of a constraint.
  case relation(ConstraintPlace, to: LayoutConstraint.Relation)
  /// A constraint less.
  case removal(ConstraintPlace)
  case addition(NewConstraint)
  /// A value of a view's property, as Swift writes it.
  case property(CodeView, name: String, value: String)
  case contentPriority(CodeView, ContentHold, to: Double)
}

/// Where a source makes a constraint.
package struct ConstraintPlace: Codable, Hashable, Sendable {
  /// The file's name, without folders.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The attributes that it relates, such as `bottom`: one line may make several constraints.
  package var attributes: [String]

  package init(file: String, line: Int, attributes: [String]) {
    self.file = file
    self.line = line
    self.attributes = attributes
  }
}

/// A view, by what a source may call it.
package struct CodeView: Codable, Hashable, Sendable {
  /// The view path.
  package var path: String
  /// The name of the property that stores it; nil for none, and `self` for the cell.
  package var property: String?
  /// The class of the cell.
  package var owner: String
  /// Constraints of the app that name the view itself.
  package var uses: [Use]

  /// A constraint that names a view.
  package struct Use: Codable, Hashable, Sendable {
    package var place: ConstraintPlace
    /// Whether the view is on the left side.
    package var isFirst: Bool

    package init(place: ConstraintPlace, isFirst: Bool) {
      self.place = place
      self.isFirst = isFirst
    }
  }

  package init(path: String, property: String?, owner: String, uses: [Use]) {
    self.path = path
    self.property = property
    self.owner = owner
    self.uses = uses
  }
}

/// A constraint that a source does not make yet.
package struct NewConstraint: Codable, Hashable, Sendable {
  package var first: CodeView
  /// The attribute's name, such as `leading`.
  package var attribute: String
  package var relation: LayoutConstraint.Relation
  /// The view on the right side; nil for a constant size.
  package var second: CodeView?
  /// The attribute on the right side.
  package var otherAttribute: String?
  package var constant: Double

  package init(
    first: CodeView, attribute: String, relation: LayoutConstraint.Relation = .equal,
    second: CodeView? = nil, otherAttribute: String? = nil, constant: Double
  ) {
    self.first = first
    self.attribute = attribute
    self.relation = relation
    self.second = second
    self.otherAttribute = otherAttribute
    self.constant = constant
  }
}

/// How a view holds the size of its contents along an axis.
package struct ContentHold: Codable, Hashable, Sendable {
  /// Whether it hugs them; otherwise it resists being compressed.
  package var isHugging: Bool
  package var isHorizontal: Bool

  package init(isHugging: Bool, isHorizontal: Bool) {
    self.isHugging = isHugging
    self.isHorizontal = isHorizontal
  }
}
