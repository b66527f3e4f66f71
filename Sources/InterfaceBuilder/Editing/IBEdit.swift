/// A change of an Interface Builder file; elements are named by their identifiers.
package enum IBEdit: Hashable, Sendable {
  /// Gives an attribute a value, whether the element has it or not.
  case setAttribute(String, to: String, of: String)
  case addConstraint(IBNewConstraint)
  /// Removes a constraint that nothing else in the file names.
  case removeConstraint(String)
}

/// A constraint that a file does not have yet: `first.attribute (relation) second.attribute + constant`.
package struct IBNewConstraint: Hashable, Sendable {
  package typealias Attribute = IBConstraint.Attribute
  package typealias Relation = IBConstraint.Relation

  /// A side of the constraint.
  package struct Side: Hashable, Sendable {
    package let item: String
    package let attribute: Attribute

    package init(_ item: String, _ attribute: Attribute) {
      (self.item, self.attribute) = (item, attribute)
    }
  }

  /// The view that lists the constraint.
  package let owner: String
  package let first: Side
  package let relation: Relation
  /// The other side; nil for a length.
  package let second: Side?
  package let constant: Double

  package init(
    owner: String, first: Side, relation: Relation = .equal, second: Side?, constant: Double
  ) {
    self.owner = owner
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
  }
}

/// Why a file cannot be changed so.
package enum IBEditError: Error, Hashable, Sendable {
  /// No element has the identifier.
  case noElement(String)
  /// The identifier cannot be written into another attribute as it is.
  case unusualIdentifier(String)
  /// An outlet or a variation names the constraint.
  case isNamed(String)
  /// The view has no place for a list of constraints.
  case noContents(String)
}
