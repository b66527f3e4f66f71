internal import NumberText

extension Constraint: CustomStringConvertible {
  /// The constraint as an inequality of numbered variables, such as `v2 - v0 - 8 >= 0 at 750`.
  public var description: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let suffix = priority == .required ? "" : " at \(Double(priority.rawValue).exactText)"
    return "\(expression) \(sign) 0\(suffix)"
  }
}

extension Expression: CustomStringConvertible {
  /// The terms in the order they were written, such as `v2 - 0.5 v0 - 8`.
  public var description: String {
    var text = ""
    for term in terms where term.coefficient != 0 {
      text += text.isEmpty ? (term.coefficient < 0 ? "-" : "") : joint(of: term.coefficient)
      let size = term.coefficient.magnitude
      text += (size == 1 ? "" : size.exactText + " ") + "\(term.variable)"
    }
    if text.isEmpty { return constant.exactText }
    return constant == 0 ? text : text + joint(of: constant) + constant.magnitude.exactText
  }

  private func joint(of number: Double) -> String {
    number < 0 ? " - " : " + "
  }
}

extension Variable: CustomStringConvertible {
  /// The letter v and the index.
  public var description: String { "v\(index)" }
}
