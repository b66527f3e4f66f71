#if SourceRewriting
internal import SwiftSyntax

/// Remedies of one source, of which those are made that do not overlap.
struct RemedySet {
  private var remedies: [(remedy: Remedy, place: Int)] = []

  mutating func add(_ remedy: Remedy, for place: Int) { remedies.append((remedy, place)) }

  /// The edits that mend something, without one inside of another, and what they are.
  ///
  /// Of two where one contains the other, the smaller one may mend both; not an error of a signature around it.
  var accepted: (edits: [SourceEdit], remedies: [(remedy: Remedy, place: Int)]) {
    var chosen: [(remedy: Remedy, place: Int)] = []
    for candidate in remedies.sorted(by: Self.isBefore)
    where !chosen.contains(where: { Self.overlap($0.remedy.range, candidate.remedy.range) }) {
      chosen.append(candidate)
    }
    let emptied = Self.emptied(chosen.map(\.remedy))
    let kept = chosen.filter { choice in
      !emptied.contains { $0.range.contains(choice.remedy.range) && !$0.has(choice.remedy) }
    }
    return (Self.edits(kept.map(\.remedy), emptied), kept)
  }

  private static func isBefore(
    _ first: (remedy: Remedy, place: Int), _ second: (remedy: Remedy, place: Int)
  ) -> Bool {
    if first.remedy.isForSignature != second.remedy.isForSignature {
      return first.remedy.isForSignature
    }
    let (one, other) = (first.remedy.range, second.remedy.range)
    return (one.count, one.lowerBound, first.place) < (other.count, other.lowerBound, second.place)
  }

  private static func overlap(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    if first.isEmpty || second.isEmpty {
      return first.lowerBound <= second.upperBound && second.lowerBound <= first.upperBound
    }
    return first.overlaps(second)
  }

  private static func emptied(_ remedies: [Remedy]) -> [EmptiedNode] {
    groups(remedies).compactMap { list, nodes, emptied in
      guard nodes.count == list.children(viewMode: .sourceAccurate).count,
        case .blank(let container) = emptied
      else { return nil }
      return EmptiedNode(container: container, list: list)
    }
  }

  private static func groups(
    _ remedies: [Remedy]
  ) -> [(list: Syntax, nodes: [Syntax], emptied: Remedy.EmptiedList)] {
    var groups: [(list: Syntax, nodes: [Syntax], emptied: Remedy.EmptiedList)] = []
    for case .remove(let node, let list, let emptied) in remedies.map(\.change) {
      if let index = groups.firstIndex(where: { $0.list == list }) {
        groups[index].nodes.append(node)
      } else {
        groups.append((list, [node], emptied))
      }
    }
    return groups
  }

  private static func edits(_ remedies: [Remedy], _ emptied: [EmptiedNode]) -> [SourceEdit] {
    var edits = emptied.map { SourceEdit.blanking($0.container.bytes, of: $0.container) }
    for (list, nodes, kind) in groups(remedies) where !emptied.contains(where: { $0.list == list })
    {
      edits += listEdits(list, nodes, kind)
    }
    edits += remedies.flatMap { remedy -> [SourceEdit] in
      switch remedy.change {
      case .blank(let node): [SourceEdit.blanking(node.bytes, of: node)]
      case .remove: []
      case .replace(let range, let text): [SourceEdit(range: range, replacement: text)]
      case .insert(let offset, let text): [SourceEdit(range: offset..<offset, replacement: text)]
      case .initialize(let binding, let variable, let value):
        variable.initializing(binding, to: value)
      }
    }
    return outermost(edits)
  }

  /// Leaves out what is inside of another edit, such as a list emptied in a statement that goes for another one.
  private static func outermost(_ edits: [SourceEdit]) -> [SourceEdit] {
    var kept: [SourceEdit] = []
    let larger = edits.sorted {
      ($1.range.count, $0.range.lowerBound) < ($0.range.count, $1.range.lowerBound)
    }
    for edit in larger where !kept.contains(where: { $0.contains(edit) }) { kept.append(edit) }
    // What is inserted where another edit begins is before it.
    return kept.reversed()
  }

  private static func listEdits(
    _ list: Syntax, _ nodes: [Syntax], _ emptied: Remedy.EmptiedList
  ) -> [SourceEdit] {
    let all = Array(list.children(viewMode: .sourceAccurate))
    var edits = nodes.map { SourceEdit.blanking($0.bytes, of: $0) }
    if let last = all.lastIndex(where: { !nodes.contains($0) }) {
      // The comma before what is gone, as not all lists may end in one.
      if last < all.count - 1, let comma = all[last].lastToken(viewMode: .sourceAccurate),
        comma.tokenKind == .comma
      {
        edits.append(SourceEdit.blanking(comma.bytes, of: Syntax(comma)))
      }
    } else if case .colon = emptied {
      let start = list.bytes.lowerBound
      edits.append(SourceEdit(range: start..<start, replacement: ":"))
    }
    return edits
  }
}

/// A node that goes because each element of its list does.
private struct EmptiedNode {
  let container: Syntax
  let list: Syntax

  var range: Range<Int> { container.bytes }

  func has(_ remedy: Remedy) -> Bool {
    if case .remove(_, let list, _) = remedy.change { list == self.list } else { false }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}

extension SourceEdit {
  /// Whether it replaces what another one does, or where that inserts.
  fileprivate func contains(_ other: SourceEdit) -> Bool {
    if other.range.isEmpty {
      return range.lowerBound < other.range.lowerBound && other.range.lowerBound < range.upperBound
    }
    return range.overlaps(other.range)
  }

  /// Replaces all but line breaks by spaces.
  fileprivate static func blanking(_ range: Range<Int>, of node: Syntax) -> SourceEdit {
    let start = node.position.utf8Offset
    let bytes = Array(node.description.utf8)[
      (range.lowerBound - start)..<(range.upperBound - start)]
    let kept = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    return SourceEdit(
      range: range,
      replacement: String(
        decoding: bytes.map { kept.contains($0) ? $0 : UInt8(ascii: " ") }, as: UTF8.self))
  }
}

extension VariableDeclSyntax {
  /// The edits that give one of its bindings a value.
  fileprivate func initializing(
    _ binding: PatternBindingSyntax, to value: String
  ) -> [SourceEdit] {
    let end = binding.trailingComma.map(\.bytes.lowerBound) ?? binding.bytes.upperBound
    let keyword = SourceEdit(range: bindingSpecifier.bytes, replacement: "var")
    return (bindingSpecifier.text == "let" ? [keyword] : [])
      + [SourceEdit(range: end..<end, replacement: " = \(value)")]
  }
}
#endif
