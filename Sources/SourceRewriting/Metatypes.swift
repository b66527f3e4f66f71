#if SourceRewriting
internal import SwiftParser

extension SourceRewriter {
  /// Returns the names of a source's properties whose values are classes of views, sorted.
  static func metatypes(in source: String, _ classes: DynamicClasses) -> [String] {
    // Parsing takes most of the time, and few sources have the word.
    guard source.contains(".Type") || classes.metatypes.contains(where: source.contains) else {
      return []
    }
    return SourceDeclarations(Parser.parse(source: source), classes).metatypeProperties.sorted()
  }
}
#endif
