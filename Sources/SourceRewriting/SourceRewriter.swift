#if SourceRewriting
internal import SwiftSyntax
internal import SwiftParser

/// Rewrites what Swift compiles on Apple's platforms only.
///
/// Everything that is not rewritten keeps its line, and its column unless a longer text precedes it on the line.
public struct SourceRewriter: Sendable {
  /// The optional methods of the module's protocols and UIKit's, which are called as `delegate?.method?()`.
  public let optionalMethods: Set<MethodName>
  /// Whether sources that do not import UIKit get it, as an app's bridging header brings it to all.
  public let addsUIKit: Bool
  /// The members of the module's extensions that its classes override.
  public let extensionMembers: ExtensionMembers

  /// Creates a rewriter for the sources of one module.
  /// - Parameters:
  ///   - optionalMethods: the optional methods of the module's protocols; UIKit's are known.
  ///   - addsUIKit: whether sources that do not import UIKit get it.
  ///   - extensionMembers: the members of extensions that classes override.
  public init(
    optionalMethods: Set<MethodName> = [], addsUIKit: Bool = false,
    extensionMembers: ExtensionMembers = ExtensionMembers()
  ) {
    self.optionalMethods = optionalMethods
    self.addsUIKit = addsUIKit
    self.extensionMembers = extensionMembers
  }

  /// Rewrites the spellings of Objective-C in a source.
  /// - Parameters:
  ///   - source: the text.
  ///   - path: the path that findings name.
  /// - Returns: the text to compile, and what could not be rewritten.
  public func rewrite(_ source: String, path: String) -> RewrittenSource {
    let tree = Parser.parse(source: source)
    let collector = EditCollector(source, tree, path, optionalMethods, extensionMembers)
    collector.walk(tree)
    // At the end, where it moves no line.
    if addsUIKit, !collector.importsUIKit { collector.edits.appendices.append("import UIKit") }
    return RewrittenSource(text: collector.edits.text, findings: collector.findings)
  }

  /// Returns the optional methods that the protocols of a source declare, sorted.
  public static func optionalMethods(in source: String) -> [MethodName] {
    // Parsing takes most of the time, and few sources have the words.
    guard source.contains("@objc"), source.contains("optional ") else { return [] }
    let collector = OptionalMethodCollector(viewMode: .sourceAccurate)
    collector.walk(Parser.parse(source: source))
    return collector.names.sorted()
  }
}

/// What became of a source.
public struct RewrittenSource: Hashable, Sendable {
  /// The text to compile.
  public let text: String
  /// What could not be rewritten, in the order of the text.
  public let findings: [RewritingFinding]
}
#endif
