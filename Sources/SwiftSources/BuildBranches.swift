/// The branches of `#if` around a place in a source.
struct BuildBranches {
  private struct Branch {
    /// Whether the branches around it may be compiled.
    let isReached: Bool
    /// Whether it may be compiled itself.
    var isActive: Bool
    /// Whether this branch or an earlier one is compiled in any case.
    var isTaken: Bool
  }

  private let target: BuildConditions
  private var open: [Branch] = []
  /// The condition that is being read, which ends with its line.
  private var condition: [SwiftToken]?
  private var conditionLine = 0

  init(_ target: BuildConditions) { self.target = target }

  private var isActive: Bool { open.last?.isActive ?? true }

  /// Takes in a directive; returns false for other words.
  mutating func enter(_ word: String, line: Int) -> Bool {
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else { return false }
    decide()
    switch word {
    case "#if":
      open.append(Branch(isReached: isActive, isActive: false, isTaken: false))
      (condition, conditionLine) = ([], line)
    case "#elseif": (condition, conditionLine) = ([], line)
    case "#else": take(true)
    default: _ = open.popLast()
    }
    return true
  }

  /// Whether a token may be compiled; one of a condition is not.
  mutating func compile(_ token: SwiftToken) -> Bool {
    if condition != nil, token.line == conditionLine {
      condition?.append(token)
      return false
    }
    decide()
    return isActive
  }

  private mutating func decide() {
    guard let tokens = condition else { return }
    condition = nil
    take(target.holds(tokens))
  }

  private mutating func take(_ value: Bool?) {
    guard var branch = open.popLast() else { return }
    branch.isActive = branch.isReached && !branch.isTaken && value != false
    branch.isTaken = branch.isTaken || value == true
    open.append(branch)
  }
}
