internal import ConstraintSolver

/// A constraint in the solver's form, with its source.
struct Equation: Equatable {
  let source: EquationSource
  var expression: LinearExpression
  let relation: Relation
  let priority: Priority

  init(
    _ source: EquationSource, _ expression: LinearExpression, _ relation: Relation = .equal,
    priority: Priority = .required
  ) {
    self.source = source
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  @MainActor var constraint: Constraint {
    Constraint(expression, relation, priority: priority)
  }

  /// Returns whether both are the same constraint, whatever their sources.
  static func == (lhs: Equation, rhs: Equation) -> Bool {
    lhs.expression == rhs.expression && lhs.relation == rhs.relation
      && lhs.priority == rhs.priority
  }
}

/// An unretained view or guide: a host retains its engine, so the engine must not retain views.
struct ItemReference {
  unowned let item: any LayoutItem

  init(_ item: any LayoutItem) { self.item = item }
}

/// The source of an equation: an app's constraint, or one that the system adds.
enum EquationSource {
  /// A constraint of the app.
  case constraint(NSLayoutConstraint)
  /// The natural size of a view's contents along an axis.
  case contentSize(ItemReference, NSLayoutConstraint.Axis, ContentSizePart)
  /// A frame with its autoresizing mask.
  case autoresizing(ItemReference, AutoresizingPart)
  /// A size or origin that a container forces on a view.
  case encapsulated(ItemReference, AutoresizingPart)
  case fittingTarget(ItemReference, NSLayoutConstraint.Axis)
  /// An edge of a margins or safe area guide.
  case guide(ItemReference, NSLayoutConstraint.Attribute)
  /// Widths and heights are never negative.
  case nonNegative(ItemReference, NSLayoutConstraint.Axis)

  enum ContentSizePart: Int {
    case hugging
    case compressionResistance
  }

  enum AutoresizingPart: Int {
    case minX
    case minY
    case width
    case height
  }
}

extension EquationSource {
  /// An identity that is the same in each layout pass.
  @MainActor var key: EquationKey {
    switch self {
    case .constraint(let constraint): EquationKey(constraint, 0)
    case .contentSize(let reference, let axis, let part):
      EquationKey(reference.item, 1 + axis.rawValue * 2 + part.rawValue)
    case .autoresizing(let reference, let part): EquationKey(reference.item, 5 + part.rawValue)
    case .encapsulated(let reference, let part): EquationKey(reference.item, 9 + part.rawValue)
    case .fittingTarget(let reference, let axis): EquationKey(reference.item, 13 + axis.rawValue)
    case .guide(let reference, let attribute): EquationKey(reference.item, 15 + attribute.rawValue)
    case .nonNegative(let reference, let axis): EquationKey(reference.item, 40 + axis.rawValue)
    }
  }
}

/// The identity of an equation: the object it belongs to and which of its equations it is.
struct EquationKey: Hashable {
  let object: ObjectIdentifier
  let slot: Int

  init(_ object: AnyObject, _ slot: Int) {
    self.object = ObjectIdentifier(object)
    self.slot = slot
  }
}

/// The solver's expressions; Foundation has a type of the same name.
typealias LinearExpression = ConstraintSolver.Expression
