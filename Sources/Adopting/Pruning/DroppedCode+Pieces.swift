import SnapshotRecords

#if SourceRewriting
import SourceRewriting
#endif

#if SourceRewriting
extension PruningPatience {
  /// Most errors are mended by small things; larger ones are taken where these did not help, and make sure of an end.
  ///
  /// - Parameters:
  ///   - attempt: which attempt it is, from 0.
  ///   - tries: how often the same error was there before.
  ///   - isKept: whether as much of the source is kept as possible; of others, an end matters more.
  init(inAttempt attempt: Int, after tries: Int, isKept: Bool) {
    let all: [Self] = [.elements, .statements, .members, .declarations]
    let small = isKept ? CompiledSources.attempts - 4 : CompiledSources.attemptsInOthers
    self = all[min(max(tries, attempt < small ? 0 : 2), all.count - 1)]
  }
}

extension DroppedCode {
  init(
    _ piece: PrunedPiece, in path: String, _ libraries: [String], _ reason: String,
    endedProgram: Bool? = nil
  ) {
    self.init(
      file: path, line: piece.lines.lowerBound, lastLine: piece.lines.upperBound,
      kind: Kind(piece.kind), name: piece.name, libraries: libraries,
      replacement: piece.replacement, reason: reason, endedProgram: endedProgram)
  }
}

extension DroppedCode.Kind {
  fileprivate init(_ kind: PrunedPiece.Kind) {
    switch kind {
    case .statement: self = .statement
    case .condition: self = .condition
    case .argument: self = .argument
    case .element: self = .element
    case .member: self = .member
    case .declaration: self = .declaration
    case .attribute: self = .attribute
    case .modifier: self = .modifier
    case .inheritedType: self = .inheritedType
    case .enumCase: self = .enumCase
    case .importing: self = .importing
    case .result: self = .result
    case .value: self = .value
    case .type: self = .type
    case .addition: self = .addition
    }
  }
}
#endif
