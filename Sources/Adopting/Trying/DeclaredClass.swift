import FileAccess
package import Foundation
import SwiftSources
import TestRuns

/// A class that a source declares.
package struct DeclaredClass {
  /// `Outer.Inner` inside of another type.
  package let name: String
  package let file: URL
  package let line: Int
  /// Whether other files cannot name it, as it or a type around it is private.
  let isHidden: Bool

  /// Whether a name is its own, or the last part of it.
  func isNamed(_ text: String) -> Bool { name == text || name.hasSuffix("." + text) }

  /// Reads the classes of a source outside of functions, in its order.
  static func all(in file: URL) throws -> [DeclaredClass] {
    let text = String(decoding: try Files.read(existing: file), as: UTF8.self)
    let tokens = SwiftToken.all(of: text, for: .rewritten)
    var (scopes, hidden) = (TypeScopes(), Set<String>())
    return tokens.indices.compactMap { index in
      guard let type = scopes.read(index, in: tokens), let name = scopes.qualified(type.name)
      else { return nil }
      let outer = name.split(separator: ".").dropLast().joined(separator: ".")
      let isHidden = hidden.contains(outer) || tokens[..<index].endsInPrivateModifiers
      if isHidden { hidden.insert(name) }
      guard type.keyword == "class" else { return nil }
      return DeclaredClass(name: name, file: file, line: type.line, isHidden: isHidden)
    }
  }

  /// How a program makes it.
  func making(in sources: [SourceNames], _ homes: CellHomes) throws -> CellMaking {
    if isHidden, !RewrittenSources.isPossible {
      return .byHand(CellMaking.ByHand(reason: .isPrivate, file: file, line: line))
    }
    return try CellMaking(of: name, in: sources, homes, reachesPrivate: isHidden)
  }
}
