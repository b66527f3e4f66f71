extension SolverState {
  /// Finds a minimal set of required constraints that conflict with the newcomer in its current form.
  func conflict(of newcomer: UnsafeMutablePointer<ConstraintRecord>) -> Conflict {
    let newcomer = newcomer.pointee
    let candidates = related(to: newcomer)
    let others = minimalConflict(of: newcomer, among: candidates) ?? candidates
    return Conflict(others: others.map(\.handle))
  }

  /// Returns the required constraints that are linked to a constraint by common variables, in insertion order.
  private func related(to newcomer: ConstraintRecord) -> [ConstraintRecord] {
    let required = records.slots.map { records[$0].pointee }
      .filter { $0.isRequired && $0.handle != newcomer.handle }
    var groups = DisjointSets(count: elimination.count)
    for record in required + [newcomer] where record.row.count > 0 {
      for index in 0..<record.row.count {
        groups.join(record.row.symbols[index], record.row.symbols[0])
      }
    }
    guard newcomer.row.count > 0 else { return [] }
    let own = groups.representative(of: newcomer.row.symbols[0])
    return required.filter {
      $0.row.count > 0 && groups.representative(of: $0.row.symbols[0]) == own
    }
  }

  /// Adds the candidates and then the newcomer to a separate tableau, without elimination.
  ///
  /// The row of the newcomer that cannot be repaired is a sum of independent constraints, each at the bound that stops
  /// it. Independent ones can hold together, so without any one of the set the rest is satisfiable: it is minimal.
  /// (Gleeson and Ryan, 1990, doi:10.1287/ijoc.2.1.61.)
  ///
  /// Returns nil if the newcomer can hold here, which can only be due to rounding.
  private func minimalConflict(
    of newcomer: ConstraintRecord, among candidates: [ConstraintRecord]
  ) -> [ConstraintRecord]? {
    var plain = Tableau(capacity: 2 * candidates.count + 16)
    var externals: [Int: Int] = [:]
    var owners: [Int: ConstraintRecord] = [:]
    for record in candidates {
      let symbol = addPlainRow(of: record, to: &plain, &externals)
      owners[symbol] = record
      _ = plain.repair(symbol)
    }
    let symbol = addPlainRow(of: newcomer, to: &plain, &externals)
    guard !plain.repair(symbol) else { return nil }
    let row = plain.symbols[symbol].row
    let least = Accuracy.tolerance * row.largest
    let members = (0..<row.count).filter { row.coefficients[$0].magnitude > least }
    return members.compactMap { owners[row.symbols[$0]] }.sorted { $0.handle < $1.handle }
  }

  private func addPlainRow(
    of record: ConstraintRecord, to plain: inout Tableau, _ externals: inout [Int: Int]
  ) -> Int {
    let scale = ConstraintRecord.scale(for: record.largest)
    let symbol = plain.makeSymbol(record.kind)
    plain.symbols[symbol].isBasic = true
    for index in 0..<record.row.count {
      let variable = record.row.symbols[index]
      let external = externals[variable] ?? plain.makeSymbol(.external)
      externals[variable] = external
      plain.add(external, times: scale * record.row.coefficients[index], to: symbol)
    }
    plain.symbols[symbol].target = -scale * record.constant
    plain.refreshValue(of: symbol)
    return symbol
  }
}
