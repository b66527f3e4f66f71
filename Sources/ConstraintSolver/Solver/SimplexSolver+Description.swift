internal import NumberText

extension SimplexSolver: CustomDebugStringConvertible {
  /// The solution and the constraints as text: for each variable its value and what determines it, for each constraint
  /// its expression and by how much it is missed.
  ///
  /// Reading it computes the solution. Variables are named by index, constraints by serial:
  ///
  /// ```
  /// v0 = 20, by #0
  /// v1 = 128
  /// #0 v0 - 20 == 0
  /// #1 v1 - v0 - 108 == 0 at 750
  /// #2 v1 == 0 at 50, missed by 128
  /// ```
  public var debugDescription: String {
    let accuracy = accuracy()
    let lines = variableLines + orderedRecords.map(line)
    let verdict = accuracy.isTrustworthy ? [] : ["not trustworthy: \(accuracy)"]
    return (lines + verdict).joined(separator: "\n")
  }

  private var variableLines: [String] {
    var definers: [Int: ConstraintHandle] = [:]
    for record in orderedRecords {
      if case .definition(let variable) = record.role { definers[variable] = record.handle }
    }
    let variables = (0..<state.pointee.elimination.count).filter {
      state.pointee.elimination.variables[$0].isLive
    }
    return variables.map { index in
      let variable = Variable(index: index)
      let value = "\(variable) = \(value(of: variable).exactText)"
      if case .free(let interval) = determinacy(of: variable) {
        return "\(value), free in \(interval.lowerBound)...\(interval.upperBound)"
      }
      return definers[index].map { "\(value), by #\($0.serial)" } ?? value
    }
  }

  private var orderedRecords: [ConstraintRecord] {
    state.pointee.records.slots.map { state.pointee.records[$0].pointee }
  }

  private func line(for record: ConstraintRecord) -> String {
    let missed = residual(of: record.handle)
    let text = "#\(record.handle.serial) \(record.constraint)"
    return missed == 0 ? text : "\(text), missed by \(missed.exactText)"
  }
}

extension ConstraintRecord {
  /// The constraint, with its terms combined by variable.
  var constraint: Constraint {
    let terms = (0..<row.count).map {
      Term(Variable(index: row.symbols[$0]), coefficient: row.coefficients[$0])
    }
    return Constraint(
      Expression(terms: terms, constant: constant), relation, priority: priority)
  }
}
