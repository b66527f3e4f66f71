import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// Holds the descriptions together with the classes, the files' elements and the documents.
@MainActor struct ViewDescriptionTests {
  private let described = Set(ViewDescription.all.map { String(describing: $0.type) })

  private func document(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func `every class that files can hold and that exists is described`() {
    let existing = Set(IBViewClass.names.values).filter { NSClassFromString("UIKit.\($0)") != nil }
    #expect(existing.contains("UISwitch"))
    #expect(existing.subtracting(described).sorted() == [])
  }

  @Test func `every description is that of an element`() {
    #expect(described.subtracting(IBViewClass.names.values).sorted() == [])
    #expect(described.count == ViewDescription.all.count)
  }

  @Test func `a key of cell files takes the same values for all views`() {
    for key in ViewContent.keys {
      let forms = ViewDescription.all.flatMap(\.properties).filter { $0.name == key }
        .compactMap(\.form)
      #expect(forms.allSatisfy { $0 == forms.first }, "\(key)")
    }
  }

  @Test func `the documents name every class`() throws {
    let supported = try document("Documentation/SupportedUIKit.md")
    let members = try document("Documentation/SupportedAPI.md")
    for name in described.sorted() {
      #expect(supported.contains("`\(name)`"), "SupportedUIKit.md lacks \(name)")
      #expect(members.contains("`\(name)`"), "SupportedAPI.md lacks \(name): make api-table")
    }
  }

  @Test func `the page on Interface Builder names every kind of view`() throws {
    let page = try document("Documentation/InterfaceBuilder.md")
    let section = try #require(
      page.components(separatedBy: "## ").first { $0.hasPrefix("What is shown\n") })
    for noun in ViewDescription.all.map(\.noun) where !section.contains(noun) {
      Issue.record("What is shown lacks “\(noun)”")
    }
  }

  @Test func `the schema of cell files names the views that have a key`() throws {
    let schema = try JSONDecoder().decode(
      Schema.self, from: Data(try document("Documentation/cells.schema.json").utf8))
    let properties = schema.defs.content.properties
    #expect(properties.keys.sorted() == ViewContent.keys.sorted())
    for key in ViewContent.keys {
      for owner in ViewContent.owners(of: key) where owner != "view" {
        let description = properties[key]?.description ?? ""
        #expect(description.contains(owner), "\(key) of a \(owner)")
      }
    }
  }

  /// The part of the schema that says what content is.
  private struct Schema: Decodable {
    struct Property: Decodable {
      let description: String?
    }
    struct Content: Decodable {
      let properties: [String: Property]
    }
    struct Definitions: Decodable {
      let content: Content
    }
    let defs: Definitions

    enum CodingKeys: String, CodingKey { case defs = "$defs" }
  }

  @Test func `an app's subclass is not of the system's size`() {
    final class Round: UISwitch {}
    #expect(ViewDescription.isSystemSized(UISwitch.self))
    #expect(!ViewDescription.isSystemSized(Round.self))
    #expect(!ViewDescription.isSystemSized(UIButton.self))
  }
}
