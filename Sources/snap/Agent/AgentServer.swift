import Serving
import TestRuns

/// Answers an agent's requests by the Model Context Protocol: tools that run this tool's commands, and resources that a run
/// left.
struct AgentServer: MessageHandling {
  let workspace: AgentWorkspace

  /// What a client may show of the server to a model.
  private static let instructions = """
    Snap draws table- and collection-view cells without a simulator and compares them with stored pictures. Call verify, \
    then explain for each snapshot that failed: its first lines name the cause with file and line. Mend the source and \
    call verify again. Call accept only for changes that were wanted, with the reason.
    """

  private var information: MessageValue {
    ["name": "snap", "title": "Snap", "version": .text(ToolVersion.number)]
  }

  private let capabilities: MessageValue = ["tools": [:], "resources": [:]]

  /// What takes no time is answered before the next message is read.
  private static let slow: Set = ["tools/call", "resources/read", "resources/list"]

  /// A request that was cancelled has no answer.
  let cancellation: MessageError? = nil

  func effect(of notification: MessageRequest) -> MessageEffect {
    guard notification.method == "notifications/cancelled" else { return .none }
    return notification.parameters["requestId"].map(MessageEffect.cancel) ?? .none
  }

  func work(for request: MessageRequest) throws -> MessageWork {
    Self.slow.contains(request.method)
      ? .later { try answer(to: request) } : .done(try answer(to: request))
  }

  private func answer(to request: MessageRequest) throws -> MessageValue {
    try AgentProtocol.check(request)
    return AgentProtocol.result(try members(of: request), of: information)
  }

  private func members(of request: MessageRequest) throws -> [String: MessageValue] {
    let constant = AgentProtocol.lifetime(isConstant: true)
    let changing = AgentProtocol.lifetime(isConstant: false)
    switch request.method {
    case "initialize": return handshake(request)
    case "server/discover": return discovery.merging(constant) { $1 }
    case "ping": return [:]
    case "tools/list": return list("tools", AgentTool.all.map(\.value)).merging(constant) { $1 }
    case "tools/call": return try call(request).members
    case "resources/list":
      return list("resources", try workspace.resources()).merging(changing) { $1 }
    case "resources/templates/list":
      return list("resourceTemplates", AgentResource.templates).merging(constant) { $1 }
    case "resources/read":
      return list("contents", [try workspace.contents(of: try resource(request))])
        .merging(changing) { $1 }
    default: throw MessageError.unknownMethod(request.method)
    }
  }

  private func handshake(_ request: MessageRequest) -> [String: MessageValue] {
    [
      "protocolVersion": AgentProtocol.agreed(on: request.parameters["protocolVersion"]),
      "capabilities": capabilities, "serverInfo": information,
      "instructions": .text(Self.instructions),
    ]
  }

  private var discovery: [String: MessageValue] {
    [
      "supportedVersions": .list(AgentProtocol.stateless.map(MessageValue.text)),
      "capabilities": capabilities, "instructions": .text(Self.instructions),
    ]
  }

  private func list(_ name: String, _ values: [MessageValue]) -> [String: MessageValue] {
    [name: .list(values)]
  }

  private func resource(_ request: MessageRequest) throws(MessageError) -> AgentResource {
    let address = request.parameters["uri"]?.text ?? ""
    guard let resource = AgentResource(address: address) else {
      throw .invalidParameters(
        "“\(address)” is not a resource. Use an address as in resources/templates/list.")
    }
    return resource
  }

  /// Runs a tool; what goes wrong in it is a result, which the model sees.
  private func call(_ request: MessageRequest) throws(MessageError) -> AgentAnswer {
    let name = request.parameters["name"]?.text ?? ""
    guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
      throw .invalidParameters(
        "There is no tool “\(name)”. There are \(AgentTool.all.map(\.name).joined(separator: ", "))."
      )
    }
    do {
      let arguments = try AgentArguments(request.parameters["arguments"], of: tool)
      return try tool.run(arguments, workspace, request)
    } catch {
      return AgentAnswer(failure: "\(error)")
    }
  }
}
