internal import ConstraintSolver

/// The solver's expressions; Foundation has a type of the same name.
typealias LinearExpression = ConstraintSolver.Expression
