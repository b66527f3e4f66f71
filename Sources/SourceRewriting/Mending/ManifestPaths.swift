#if SourceRewriting
internal import Foundation
internal import SwiftParser
internal import SwiftSyntax

/// The paths of other packages in a manifest.
package enum ManifestPaths {
  /// Returns a manifest whose dependencies by relative paths have the same folders from anywhere.
  ///
  /// - Parameters:
  ///   - manifest: the text.
  ///   - folder: the folder of the package.
  /// - Returns: the text with whole paths.
  /// - Throws: ``ThreadError``
  package static func absolute(
    in manifest: String, of folder: String
  ) throws(ThreadError) -> String {
    try DeepStack.run {
      let source = ParsedSource(path: "Package.swift", text: manifest)
      var edits = SourceEdits(manifest)
      for call in NodeCollector<FunctionCallExprSyntax>.all(in: source.tree)
      where call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "package"
      {
        guard let literal = call.argument("path")?.as(StringLiteralExprSyntax.self),
          let path = literal.representedLiteralValue, !path.hasPrefix("/"), !path.hasPrefix("~")
        else { continue }
        let place = URL(fileURLWithPath: folder).appendingPathComponent(path).standardizedFileURL
        let text = place.path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        edits.add(SourceEdit(range: literal.bytes, replacement: "\"\(text)\""))
      }
      return edits.text
    }
  }
}
#endif
