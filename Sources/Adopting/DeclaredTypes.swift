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
    var open: [String?] = []
    var next: String?
    for index in tokens.indices {
      let declared = scopes.read(index, in: tokens)
      switch tokens[index].text {
      case "{":
        open.append(next)
        next = nil
      case "}": _ = open.popLast()
      default:
        if let declared {
          next = add(declared, at: index, in: tokens, around: open)
        } else if let owner = open.last ?? nil {
          DeclaredMember(at: index, in: tokens, of: types[owner]?.keyword ?? "")
            .map { add($0, to: owner) }
        }
        if tokens[index].text == "typealias" { addAlias(at: index, in: tokens, around: open) }
      }
    }
  }

  private mutating func add(
    _ declaration: TypeDeclaration, at index: Int, in tokens: [SwiftToken], around open: [String?]
  ) -> String? {
    // Those inside of functions are no one else's.
    guard !open.contains(nil) else { return nil }
    let isExtension = declaration.keyword == "extension"
    let name =
      isExtension
      ? declaration.name
      : ((open.last.flatMap(\.self).map { [$0] } ?? []) + [declaration.name]).joined(separator: ".")
    let isPrivate = tokens[..<index].endsInPrivateModifiers
    var type = types[name] ?? DeclaredType()
    type.inherited += declaration.inherited
    if !isExtension {
      type.keyword = declaration.keyword
      type.isGeneric = declaration.isGeneric
      type.isPrivate =
        isPrivate || open.contains { $0.map { types[$0]?.isPrivate ?? false } ?? false }
      names.append(name)
    }
    types[name] = type
    return name
  }

  private mutating func add(_ member: DeclaredMember, to owner: String) {
    switch member {
    case .property(let property): types[owner]?.properties.append(property)
    case .initializer(let function): types[owner]?.initializers.append(function)
    case .method(let function): types[owner]?.methods.append(function)
    case .cases(let cases): types[owner]?.cases += cases
    }
  }

  private mutating func addAlias(at index: Int, in tokens: [SwiftToken], around open: [String?]) {
    guard !open.contains(nil), tokens.indices.contains(index + 2), tokens[index + 2].text == "="
    else { return }
    let outer = open.last.flatMap(\.self).map { [$0] } ?? []
    let name = (outer + [tokens[index + 1].name]).joined(separator: ".")
    aliases[name] = DeclaredMember.type(from: index + 3, in: tokens)
  }
}
