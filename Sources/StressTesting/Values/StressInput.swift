/// One input of a cell.
package struct StressInput: Sendable {
  /// Its name in messages and in code.
  package let name: String
  /// The type of its values in code.
  package let type: String
  package let domain: ValueDomain

  package init(name: String, type: String, domain: ValueDomain) {
    self.name = name
    self.type = type
    self.domain = domain
  }
}

extension Values {
  /// The input without what makes values for a cell.
  package var input: StressInput { StressInput(name: name, type: type, domain: domain) }
}
