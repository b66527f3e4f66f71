import Foundation
import Testing

/// ARCHITECTURE.md has every target of the package, in its place.
struct ArchitectureTests {
  private let layers: [[String]]
  private let manifest: [String]

  init() throws {
    let page = try Repository.text(of: "ARCHITECTURE.md")
    let table = page.components(separatedBy: "| target |").dropFirst().first ?? ""
    let rows = table.components(separatedBy: "\n").drop { !$0.hasPrefix("| `") }
    layers = rows.prefix { $0.hasPrefix("| `") }.map { row in
      Page.quoted(in: String(row.dropFirst(2).prefix { $0 != "|" }))
    }
    let text = try Repository.text(of: "Package.swift")
    let targets = text.components(separatedBy: "let testSupport")[0]
    manifest = targets.matches(
      of: /(?:library\(|arget\(\s*name:|Library\(\s*name:|plugin\(\s*name:)\s*"([\w-]+)"/
    )
    .map { String($0.output.1) }
  }

  @Test func `each target has its row among the layers`() {
    #expect(manifest.count > 15)
    #expect(layers.flatMap(\.self).sorted() == manifest.sorted())
  }

  /// The manifest lists targets from the bottom up, the page from the top down.
  @Test func `the layers are in the manifest's order`() {
    let rows = layers.filter { $0.count == 1 }.flatMap(\.self)
    #expect(rows == manifest.reversed().filter(rows.contains))
  }
}
