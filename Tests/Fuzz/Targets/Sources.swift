import Foundation
import SwiftSources

extension FuzzTarget {
  /// A Swift source: its tokens, and the types around each of them.
  static let swift = FuzzTarget(name: "swift", file: "Cell.swift", opensFile: false) { data, _ in
    let source = String(decoding: data, as: UTF8.self)
    let lines = source.unicodeScalars.count { $0 == "\n" || $0 == "\r" } + 1
    for target in [BuildConditions.linux, .rewritten] {
      let tokens = SwiftToken.all(of: source, for: target)
      var (scopes, line) = (TypeScopes(), 1)
      for index in tokens.indices {
        let token = tokens[index]
        try require(!token.text.isEmpty && source.utf8.count >= token.text.utf8.count, "\(token)")
        try require((line...lines).contains(token.line), "\(token) is before line \(line)")
        line = token.line
        guard let type = scopes.read(index, in: tokens) else { continue }
        try require(!type.name.isEmpty && type.line == line, "\(type)")
        _ = tokens[..<index].endsInPrivateModifiers
      }
    }
  }
}
