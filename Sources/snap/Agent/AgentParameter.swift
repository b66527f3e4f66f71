import Serving

/// One argument that a tool takes.
struct AgentParameter {
  enum Kind {
    case text
    case number(ClosedRange<Double>)
    case integer(ClosedRange<Int>)
    case flag
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
    case .text: ["type": "string"]
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
    case .texts: ["type": "array", "items": ["type": "string"]]
    }
  }

  /// What a value has to be; nil if it is.
  func expectation(of value: MessageValue) -> String? {
    switch (self, value) {
    case (.text, .text), (.flag, .bool): nil
    case (.number(let range), .integer(let number)) where range.contains(Double(number)): nil
    case (.number(let range), .number(let number)) where range.contains(number): nil
    case (.integer(let range), .integer(let number)) where range.contains(number): nil
    case (.texts, .list(let items)) where items.allSatisfy { $0.text != nil }: nil
    default: words
    }
  }

  private var words: String {
    switch self {
    case .text: "a text"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: "true or false"
    case .texts: "a list of texts"
    }
  }
}
