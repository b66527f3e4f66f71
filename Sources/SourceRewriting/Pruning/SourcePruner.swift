#if SourceRewriting
internal import SwiftParser
internal import SwiftSyntax

/// Takes out of sources what does not compile.
///
/// Everything else keeps its line.
public enum SourcePruner {
  /// Takes the smallest thing around each place out of a source.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - places: where the compiler found errors.
  ///   - types: the types that the sources of the module declare.
  /// - Returns: the source with fewer things; the same one if nothing can be taken out.
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public static func prune(
    _ source: String, at places: [PruningPlace], types: Set<String> = []
  ) throws(ThreadError) -> PrunedSource {
    try DeepStack.run {
      pruned(source, places, types)
    }
  }

  private static func pruned(
    _ source: String, _ places: [PruningPlace], _ types: Set<String>
  ) -> PrunedSource {
    let tree = Parser.parse(source: source)
    let locations = SourceLocationConverter(fileName: "", tree: tree)
    var remedies = RemedySet()
    for (index, place) in places.enumerated() where (0...source.utf8.count).contains(place.offset) {
      let finder = RemedyFinder(patience: place.patience, types: types)
      for remedy in finder.remedies(for: place, in: tree) { remedies.add(remedy, for: index) }
    }
    var edits = SourceEdits(source)
    let accepted = remedies.accepted
    for edit in accepted.edits { edits.add(edit) }
    let pieces = accepted.remedies.map { remedy, place in
      let bounds = [remedy.range.lowerBound, remedy.range.upperBound].map {
        locations.location(for: AbsolutePosition(utf8Offset: $0)).line
      }
      return PrunedPiece(
        lines: bounds[0]...bounds[1], kind: remedy.kind,
        name: name(at: places[place].offset, in: tree), replacement: remedy.replacement,
        place: place)
    }
    return PrunedSource(
      text: edits.text,
      pieces: pieces.sorted {
        ($0.place, $0.lines.lowerBound) < ($1.place, $1.lines.lowerBound)
      })
  }

  private static func name(at offset: Int, in tree: SourceFileSyntax) -> String? {
    guard let token = tree.token(at: AbsolutePosition(utf8Offset: offset)),
      case .identifier(let name) = token.tokenKind
    else { return nil }
    return name
  }
}
#endif
