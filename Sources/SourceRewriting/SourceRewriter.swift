#if SourceRewriting
internal import SwiftSyntax
internal import SwiftParser

/// Rewrites what Swift compiles on Apple's platforms only.
///
/// Everything that is not rewritten keeps its line, and its column unless a longer text precedes it on the line.
public struct SourceRewriter: Sendable {
  /// What the sources of the module share.
  public let module: SharedDeclarations

  /// Creates a rewriter for the sources of one module.
  public init(_ module: SharedDeclarations = SharedDeclarations()) { self.module = module }

  /// Rewrites the spellings of Objective-C in a source.
  /// - Parameters:
  ///   - source: the text.
  ///   - path: the path that findings name.
  /// - Returns: the text to compile, and what could not be rewritten.
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public func rewrite(_ source: String, path: String) throws(ThreadError) -> RewrittenSource {
    try DeepStack.run { edited(source, path: path) }
  }

  private func edited(_ source: String, path: String) -> RewrittenSource {
    let tree = Parser.parse(source: source)
    let collector = EditCollector(source, tree, path, module)
    collector.walk(tree)
    // At the end, where it moves no line.
    if module.addsUIKit, !collector.importsUIKit {
      collector.edits.appendices.append("import UIKit")
    }
    return RewrittenSource(text: collector.edits.text, findings: collector.findings)
  }

  /// Returns the optional methods that the protocols of a source declare, sorted.
  /// - Throws: ``ThreadError`` if the system makes no thread with a stack deep enough for any source.
  public static func optionalMethods(in source: String) throws(ThreadError) -> [MethodName] {
    try DeepStack.run { optionalMethods(visiting: source) }
  }

  static func optionalMethods(visiting source: String) -> [MethodName] {
    // Parsing takes most of the time, and few sources have the words.
    guard source.contains("@objc"), source.contains("optional ") else { return [] }
    let collector = OptionalMethodCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    return collector.names.sorted()
  }
}

/// What became of a source.
public struct RewrittenSource: Hashable, Sendable {
  public let text: String
  /// What could not be rewritten, in the order of the text.
  public let findings: [RewritingFinding]
}
#endif
