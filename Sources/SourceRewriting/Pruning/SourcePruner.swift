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

  /// Takes the imports of modules out of a source that cannot be had.
  ///
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public static func removeImports(
    of modules: Set<String>, from source: String
  ) throws(ThreadError) -> String {
    guard source.contains("import "), modules.contains(where: source.contains) else {
      return source
    }
    return try DeepStack.run {
      let collector = ImportCollector(viewMode: .sourceAccurate)
      collector.walk(Parser.parse(source: source))
      var edits = SourceEdits(source)
      for node in collector.imports where modules.contains(node.path.first?.name.text ?? "") {
        edits.blank(node)
      }
      return edits.text
    }
  }

  /// Gives the properties and methods that Core Data makes the defaults of their types; those without one go.
  ///
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public static func replaceManaged(in source: String) throws(ThreadError) -> PrunedSource {
    guard source.contains("@NSManaged") else { return PrunedSource(text: source, pieces: []) }
    return try DeepStack.run {
      let collector = ManagedCollector(viewMode: .sourceAccurate)
      let tree = Parser.parse(source: source)
      collector.walk(tree)
      let locations = SourceLocationConverter(fileName: "", tree: tree)
      var edits = SourceEdits(source)
      let pieces = collector.members.map { member in
        let remedy = member.remedy
        switch remedy {
        case .blank: edits.blank(member.item)
        case .body(let text):
          edits.blank(member.attribute)
          edits.insert(" " + text, at: member.declaration.bytes.upperBound)
        }
        let line = locations.location(for: member.item.positionAfterSkippingLeadingTrivia).line
        return PrunedPiece(
          lines: line...line, kind: remedy == .blank ? .member : .value, name: member.name,
          replacement: remedy.text, place: 0)
      }
      return PrunedSource(text: edits.text, pieces: pieces)
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

/// The imports of a source.
private final class ImportCollector: SyntaxVisitor {
  private(set) var imports: [ImportDeclSyntax] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    imports.append(node)
    return .skipChildren
  }
}
#endif
