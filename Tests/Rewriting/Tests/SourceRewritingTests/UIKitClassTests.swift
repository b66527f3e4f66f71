import Foundation
import Testing

@testable import SourceRewriting
@testable import SwiftSources

struct UIKitClassTests {
  /// UIKit's public classes outside of others, with their superclasses.
  private static func declared() throws -> [String: String] {
    let files = try ["Sources/UIKit", "Sources/UIKitValues"].flatMap(SwiftFiles.below)
    return try files.reduce(into: [:]) { classes, file in
      let text = try String(contentsOf: file, encoding: .utf8)
      let tokens = SwiftToken.all(of: text, for: .linux)
      var scopes = TypeScopes()
      for index in tokens.indices {
        let depth = scopes.depth
        guard let type = scopes.read(index, in: tokens), depth == 0, let name = type.superclass,
          !Set(tokens[..<index].modifiers).isDisjoint(with: ["public", "open"])
        else { continue }
        classes[type.name] = name
      }
    }
  }

  @Test func `the classes that apps extend have the superclasses that UIKit gives them`() throws {
    let declared = try Self.declared()
    for (name, superclass) in UIKitClasses.superclasses {
      #expect(declared[name] == superclass, "\(name)")
    }
  }

  @Test func `each view and controller of UIKit is known as a class that apps extend`() throws {
    let declared = try Self.declared()
    func isKnownBelow(_ name: String) -> Bool {
      ["UIView", "UIViewController"].contains(name) || declared[name].map(isKnownBelow) == true
    }
    let missing = declared.keys.filter {
      isKnownBelow($0) && UIKitClasses.superclasses[$0] == nil
    }
    #expect(missing.sorted() == [])
  }
}
