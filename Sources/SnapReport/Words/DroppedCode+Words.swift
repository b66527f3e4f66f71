package import SnapshotRecords

extension DroppedCode {
  /// What happened to it, such as “statement left out”.
  package var headline: String {
    switch kind {
    case .statement: replacement.map { "statement replaced by \($0)" } ?? "statement left out"
    case .condition: "condition left out"
    case .argument: "argument left out"
    case .element: "element left out"
    case .member: "member left out"
    case .declaration: "declaration left out"
    case .attribute: "attribute left out"
    case .modifier: "modifier left out"
    case .inheritedType: "inherited type left out"
    case .enumCase: "case left out"
    case .importing: "import left out"
    case .result: "result is \(replacement ?? "")"
    case .value: "value is \(replacement ?? "")"
    case .type: "type is \(replacement ?? "")"
    case .addition: "\(replacement ?? "") added"
    }
  }

  /// What happened and why, with the line.
  package var sentence: String { "line \(line): \(headline): \(reason)" }
}

extension [DroppedCode] {
  /// What was left out of one file, and the libraries without which it does not compile; nil for nothing.
  var summary: String? {
    guard !isEmpty else { return nil }
    let libraries = Set(flatMap(\.libraries)).sorted()
    let changed = "\(count.counted("thing")) changed that \(fault)"
    guard !libraries.isEmpty else { return changed }
    return "\(changed); \(libraries.joined(separator: ", ")) "
      + (libraries.count == 1 ? "is missing" : "are missing")
  }

  /// What things that were changed did.
  var fault: String {
    let trapCount = count { $0.endedProgram == true }
    guard trapCount > 0 else { return "did not compile" }
    return trapCount == count ? "ended the program" : "did not compile or ended the program"
  }

  /// Those of each file, in the order of the paths; of a file in that of the lines.
  var byFile: [(file: String, dropped: [DroppedCode])] {
    Dictionary(grouping: self, by: \.file).sorted { $0.key < $1.key }.map { file, dropped in
      (file, dropped.inLines)
    }
  }

  /// In the order of the lines.
  var inLines: [DroppedCode] {
    enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }.map(
      \.element)
  }
}
