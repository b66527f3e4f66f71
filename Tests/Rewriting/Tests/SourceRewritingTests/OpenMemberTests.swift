import Foundation
import Testing

@testable import SwiftSources

/// What subclasses of UIKit's classes cannot override here, though they can on iOS.
struct OpenMemberTests {
  @Test func `each public member of an open class is open, or listed`() throws {
    let files = try ["Sources/UIKit", "Sources/UIKitValues"].flatMap(SwiftFiles.below)
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    let members = texts.map { SwiftToken.all(of: $0, for: .linux) }.map(PublicMembers.init)
    let classes = members.reduce(into: Set<String>()) { $0.formUnion($1.openClasses) }
    let found = Set(members.flatMap(\.names).filter { classes.contains($0.type) })
    #expect(
      found.map { "\($0.type).\($0.name)" }.sorted()
        == NotOpenMembers.text.split(separator: "\n").flatMap { line in
          let words = line.split(separator: " ")
          return words.dropFirst().map { "\(words[0]).\($0)" }
        }.sorted())
  }
}

/// The classes and members of a source that others see.
private struct PublicMembers {
  struct Name: Hashable {
    let type: String
    let name: String
  }

  private(set) var openClasses: Set<String> = []
  /// The members that are not open.
  private(set) var names: Set<Name> = []

  init(_ tokens: [SwiftToken]) {
    var scopes = TypeScopes()
    for index in tokens.indices {
      let modifiers = tokens[..<index].modifiers
      if let type = scopes.read(index, in: tokens), modifiers.contains("open") {
        openClasses.insert(type.name)
      }
      guard ["func", "var"].contains(tokens[index].text), let type = scopes.type,
        ["class", "extension"].contains(type.keyword), modifiers.contains("public"),
        Set(modifiers).isDisjoint(with: ["override", "static", "class"])
      else { continue }
      names.insert(Name(type: type.name, name: tokens[index + 1].name))
    }
  }
}
