/// What a decoder found wrong in a JSON text, with the line.
struct JSONProblem {
  let line: Int?
  let reason: String

  init(_ error: DecodingError, in text: String) {
    let lines = JSONLines(text, .json)
    func line(of context: DecodingError.Context) -> Int {
      lines.line(of: context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }
    switch error {
    case .keyNotFound(let key, let context):
      self.line = line(of: context)
      reason = "“\(key.stringValue)” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      self.line = line(of: context)
      let name = context.codingPath.last.map { "“\($0.stringValue)”" } ?? "the file"
      reason = "\(name) has a value of the wrong kind"
    default:
      self.line = lines.fault
      let words = lines.faultReason ?? "a text or a number is not well-formed."
      reason = "it is not valid JSON: \(words.dropLast())"
    }
  }
}
