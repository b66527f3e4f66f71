import Serving

/// A tool that an agent can call.
struct AgentTool: Sendable {
  /// What a call changes.
  enum Effect {
    /// Nothing but what each run leaves in `.snap`.
    case none
    /// References.
    case references
    /// Storyboards and xibs.
    case files
  }

  typealias Run =
    @Sendable (AgentArguments, AgentWorkspace, MessageRequest) throws -> AgentAnswer

  let name: String
  let title: String
  let description: String
  let parameters: [AgentParameter]
  var effect = Effect.none
  let run: Run

  /// All tools, in the order of the work.
  static let all = [list, verify, explain, render, lint, fix, why, stress, accept]

  /// How the protocol describes it.
  var value: MessageValue {
    let required = parameters.filter(\.isRequired).map { MessageValue.text($0.name) }
    let properties = Dictionary(parameters.map { ($0.name, $0.schema) }) { $1 }
    let changes = effect != .none
    return [
      "name": .text(name), "title": .text(title), "description": .text(description),
      "inputSchema": [
        "type": "object", "properties": .object(properties), "required": .list(required),
        "additionalProperties": false,
      ],
      "annotations": [
        "readOnlyHint": .bool(!changes), "destructiveHint": .bool(changes),
        "idempotentHint": true, "openWorldHint": false,
      ],
    ]
  }
}
