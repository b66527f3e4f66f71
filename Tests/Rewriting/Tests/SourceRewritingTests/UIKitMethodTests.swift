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
    let files = try SwiftFiles.below("Sources/UIKit/Generated")
    return try files.flatMap { file in
      Parser.parse(source: try String(contentsOf: file, encoding: .utf8)).statements
        .compactMap { $0.item.as(ExtensionDeclSyntax.self) }
        .filter { $0.extendedType.trimmedDescription.contains(/Delegate|DataSource/) }
        .flatMap(\.memberBlock.members).compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    }
  }
}
