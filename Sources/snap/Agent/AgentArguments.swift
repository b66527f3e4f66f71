import Serving

/// The arguments of a call, each of the kind that its tool wants.
struct AgentArguments {
  private let values: [String: MessageValue]

  /// - Throws: ``AgentError``
  init(_ arguments: MessageValue?, of tool: AgentTool) throws(AgentError) {
    guard let values = (arguments ?? [:]).members else { throw .argumentsAreNoObject }
    let known = tool.parameters.map(\.name)
    if let name = values.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownArgument(name, tool: tool.name, known: known)
    }
    for parameter in tool.parameters {
      guard let value = values[parameter.name], value != .null else {
        guard parameter.isRequired else { continue }
        throw .missingArgument(parameter.name, tool: tool.name)
      }
      if let expectation = parameter.kind.expectation(of: value) {
        throw .wrongArgument(parameter.name, expectation: expectation)
      }
    }
    self.values = values.filter { $0.value != .null }
  }

  func text(_ name: String) -> String? { values[name]?.text }

  func texts(_ name: String) -> [String] {
    if case .list(let items)? = values[name] { items.compactMap(\.text) } else { [] }
  }

  func flag(_ name: String) -> Bool { values[name] == true }

  func integer(_ name: String) -> Int? {
    if case .integer(let number)? = values[name] { number } else { nil }
  }

  /// An option of a command for an argument that was given: `--width=320`.
  func option(_ name: String, _ option: String) -> [String] {
    switch values[name] {
    case .text(let text): ["\(option)=\(text)"]
    case .integer(let number): ["\(option)=\(number)"]
    case .number(let number): ["\(option)=\(number)"]
    case .bool(true): [option]
    default: []
    }
  }
}
