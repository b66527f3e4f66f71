import Foundation
import Serving

/// What a tool answers: contents for the model, and the same as data where there are some.
struct AgentAnswer {
  private(set) var members: [String: MessageValue]

  /// The longest text: more than a model reads with care, and less than what ends a conversation.
  private static let textLimit = 60_000

  init(_ text: String, data: MessageValue? = nil, isError: Bool = false) {
    members = [
      "content": [["type": "text", "text": .text(Self.cut(text))]], "isError": .bool(isError),
    ]
    members["structuredContent"] = data
  }

  init(failure: String) { self.init(failure, isError: true) }

  /// Adds a PNG after the text.
  mutating func add(picture: Data) {
    guard case .list(let contents)? = members["content"] else { return }
    let picture: MessageValue = [
      "type": "image", "mimeType": "image/png", "data": .text(picture.base64EncodedString()),
    ]
    members["content"] = .list(contents + [picture])
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > textLimit else { return text }
    return String(text.prefix(textLimit / 4))
      + "\n… The text is longer. Name fewer files or snapshots."
  }
}
