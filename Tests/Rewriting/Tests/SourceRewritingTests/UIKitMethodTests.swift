import Foundation
import SwiftParser
import SwiftSyntax
import Testing

struct UIKitMethodTests {
  @Test func `each method with a default in UIKit's delegates may be called with a mark`() throws {
    let calls = try Self.defaults().map { method in
      let labels = method.signature.parameterClause.parameters.map(\.firstName.text)
      let arguments = labels.map { $0 == "_" ? "a" : "\($0): a" }.joined(separator: ", ")
      return (name: method.name.text, arguments: arguments)
    }
    #expect(calls.count > 30)
    for call in calls {
      let (name, arguments) = call
      #expect(rewritten("b(a?.\(name)?(\(arguments)))") == "b(a?.\(name) (\(arguments)))")
    }
  }

  /// The methods in the extensions of UIKit's delegates and data sources.
  private static func defaults() throws -> [FunctionDeclSyntax] {
    try ["Sources/UIKit", "Sources/UIKitValues"].flatMap(SwiftFiles.below).flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      guard text.contains("protocol UI") else { return [FunctionDeclSyntax]() }
      return Parser.parse(source: text).statements
        .compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        .filter { isDelegate($0.extendedType.trimmedDescription) }
        .flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }
  }

  private static func isDelegate(_ name: String) -> Bool {
    ["Delegate", "DataSource", "DelegateFlowLayout"].contains(where: name.hasSuffix)
  }
}
