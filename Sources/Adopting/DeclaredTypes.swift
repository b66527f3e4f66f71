import FileAccess
import Foundation
import SwiftSources

/// The types of some sources with their members, those inside of others as `Outer.Inner`.
struct DeclaredTypes {
  private(set) var types: [String: DeclaredType] = [:]
  /// The types that other names stand for.
  private(set) var aliases: [String: [String]] = [:]
  /// The types in the order of the sources.
  private(set) var names: [String] = []

  /// Reads sources.
  /// - Throws: an error of `Files` if one cannot be read.
  init(of files: [URL]) throws {
    self.init(
      try files.map { String(decoding: try Files.read(existing: $0), as: UTF8.self) })
  }

  /// Reads the texts of sources.
  init(_ texts: [String]) {
    for text in texts { read(SwiftToken.all(of: text, for: .rewritten)) }
  }

  private mutating func read(_ tokens: [SwiftToken]) {
    var scopes = TypeScopes()
    for index in tokens.indices {
      if let declared = scopes.read(index, in: tokens) {
        add(declared, at: index, in: tokens, scopes)
      } else if let owner = scopes.path, !["{", "}"].contains(tokens[index].text) {
        DeclaredMember(at: index, in: tokens, of: types[owner]?.keyword ?? "")
          .map { add($0, to: owner) }
      }
      if tokens[index].text == "typealias" { addAlias(at: index, in: tokens, scopes) }
    }
  }

  private mutating func add(
    _ declaration: TypeDeclaration, at index: Int, in tokens: [SwiftToken], _ scopes: TypeScopes
  ) {
    // Nothing outside of a function sees its types.
    guard let name = scopes.qualified(declaration.name) else { return }
    var type = types[name] ?? DeclaredType()
    type.inherited += declaration.inherited
    if declaration.keyword != "extension" {
      type.keyword = declaration.keyword
      type.isGeneric = declaration.isGeneric
      type.isPrivate =
        tokens[..<index].endsInPrivateModifiers
        || scopes.path.flatMap { types[$0]?.isPrivate } ?? false
      names.append(name)
    }
    types[name] = type
  }

  private mutating func add(_ member: DeclaredMember, to owner: String) {
    switch member {
    case .property(let property): types[owner]?.properties.append(property)
    case .initializer(let function): types[owner]?.initializers.append(function)
    case .method(let function): types[owner]?.methods.append(function)
    case .cases(let cases): types[owner]?.cases += cases
    }
  }

  private mutating func addAlias(at index: Int, in tokens: [SwiftToken], _ scopes: TypeScopes) {
    guard tokens.indices.contains(index + 2), tokens[index + 2].text == "=",
      let name = scopes.qualified(tokens[index + 1].name)
    else { return }
    aliases[name] = DeclaredMember.type(from: index + 3, in: tokens)
  }
}
