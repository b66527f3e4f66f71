import Serving

/// One argument that a tool takes.
struct AgentParameter {
  enum Kind {
    case text
    /// One of these words.
    case word([String])
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
    /// The path of a file or a folder in the package.
    case path
    case paths
    case texts
  }

  let name: String
  let kind: Kind
  let description: String
  var isRequired = false

  init(_ name: String, _ kind: Kind, _ description: String, isRequired: Bool = false) {
    (self.name, self.kind, self.description) = (name, kind, description)
    self.isRequired = isRequired
  }

  /// The parameter's schema, in JSON Schema.
  var schema: MessageValue {
    .object(kind.schema.merging(["description": .text(description)]) { $1 })
  }
}

extension AgentParameter.Kind {
  fileprivate var schema: [String: MessageValue] {
    switch self {
    case .text, .path: ["type": "string"]
    case .word(let words): ["type": "string", "enum": .list(words.map(MessageValue.text))]
    case .number(let range):
      [
        "type": "number", "minimum": .number(range.lowerBound),
        "maximum": .number(range.upperBound),
      ]
    case .integer(let range):
      [
        "type": "integer", "minimum": .integer(range.lowerBound),
        "maximum": .integer(range.upperBound),
      ]
    case .flag: ["type": "boolean"]
    case .paths, .texts: ["type": "array", "items": ["type": "string"]]
    }
  }

  /// What a value has to be; nil if it is.
  func expectation(of value: MessageValue) -> String? {
    switch (self, value) {
    case (.text, .text), (.path, .text), (.flag, .bool): nil
    case (.word(let words), .text(let word)) where words.contains(word): nil
    case (.number(let range), .integer(let number)) where range.contains(Double(number)): nil
    case (.number(let range), .number(let number)) where range.contains(number): nil
    case (.integer(let range), .integer(let number)) where range.contains(number): nil
    case (.paths, .list(let items)) where items.allSatisfy { $0.text != nil }: nil
    case (.texts, .list(let items)) where items.allSatisfy { $0.text != nil }: nil
    default: words
    }
  }

  private var words: String {
    switch self {
    case .text, .path: "a text"
    case .word(let words): "one of \(words.joined(separator: ", "))"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .paths, .texts: "a list of texts"
    }
  }
}
