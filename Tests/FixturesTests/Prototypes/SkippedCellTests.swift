import Foundation
import Snapshots
import TestSupport
import Testing

@testable import Fixtures

/// Which cells of a changed file need not be drawn.
@MainActor struct SkippedCellTests {
  /// A picture with its layout.
  private struct Drawing: Equatable {
    var picture: String
    var layout: String
  }

  private nonisolated static let edits = 120

  private nonisolated static func url(of file: String) -> URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "FixtureCellsTests/Resources/\(file)")
  }

  @Test(arguments: ["Feed.storyboard", "Library.storyboard"])
  func `cells that are said to be drawn as before an edit are`(file: String) throws {
    let url = Self.url(of: file)
    let markup = try #require(
      Markup(String(contentsOf: url, encoding: .utf8).replacing(/<!--.*?-->/, with: "")))
    let before = try Self.cells(markup.text, at: url)
    var known: [String: Drawing] = [:]
    var random = SeededGenerator(seed: 21)
    var (skipped, drawn) = (0, 0)
    for edit in 0..<Self.edits {
      var edited = markup
      let words = edited.change(&random)
      // What cannot be read is not drawn.
      guard let after = try? Self.cells(edited.text, at: url) else { continue }
      let same = after.fixtures(drawnAsIn: before)
      drawn += after.fixtures.count - same.count
      skipped += same.count
      // Each edit leaves most cells as they are, so one of them is drawn for each.
      guard !same.isEmpty else { continue }
      let name = same.sorted()[edit % same.count]
      if known[name] == nil { known[name] = try Self.draw(name, of: before) }
      #expect(try Self.draw(name, of: after) == known[name], "\(name) after \(words)")
    }
    #expect(skipped > Self.edits / 4 && drawn > Self.edits / 4, "\(skipped), \(drawn)")
  }

  private static func draw(_ name: String, of file: CellFile) throws -> Drawing {
    let fixture = try #require(file.fixtures.first { $0.name == name })
    let artifact = try fixture.inspect(in: fixture.configurations[0]).artifact()
    return Drawing(
      picture: "\(artifact.digest)", layout: "\(try artifact.detailDigest)")
  }

  @Test(arguments: ["13000", "18000", "23100", "24100"])
  func `a version of Interface Builder with another canvas draws the same`(version: String) throws {
    let url = Self.url(of: "Library.storyboard")
    let text = try String(contentsOf: url, encoding: .utf8)
    let other = text.replacing("toolsVersion=\"22505\"", with: "toolsVersion=\"\(version)\"")
      .replacing("id=\"retina4_7\"", with: "id=\"retina6_12\"")
    try #require(other != text)
    let (before, after) = try (Self.cells(text, at: url), Self.cells(other, at: url))
    let same = after.fixtures(drawnAsIn: before)
    #expect(same.count == before.fixtures.count)
    for name in same {
      #expect(try Self.draw(name, of: after) == Self.draw(name, of: before), "\(name)")
    }
  }

  @Test(arguments: ["Feed.storyboard", "Library.storyboard"])
  func `frames that constraints compute do not change a cell`(file: String) throws {
    let url = Self.url(of: file)
    let markup = try #require(
      Markup(String(contentsOf: url, encoding: .utf8).replacing(/<!--.*?-->/, with: "")))
    let before = try Self.cells(markup.text, at: url)
    var random = SeededGenerator(seed: 5)
    var edited = markup
    for place in edited.present where edited.elements[place].name == "rect" {
      let side = random.pick(["x", "y", "width", "height"])
      guard let value = edited.elements[place][side].flatMap(Double.init) else { continue }
      var single = markup
      single.elements[place][side] = "\(value + 1 + Double(random.below(30)))"
      let after = try Self.cells(single.text, at: url)
      let same = after.fixtures(drawnAsIn: before)
      // What this frame alone leaves the same may change with others.
      if same.count == before.fixtures.count { edited.elements[place] = single.elements[place] }
    }
    let after = try Self.cells(edited.text, at: url)
    try #require(edited.text != markup.text)
    #expect(after.fixtures(drawnAsIn: before).count == before.fixtures.count)
    for fixture in before.fixtures {
      #expect(
        try Self.draw(fixture.name, of: after) == Self.draw(fixture.name, of: before),
        "\(fixture.name)")
    }
  }

  private static func cells(_ text: String, at url: URL) throws -> CellFile {
    try CellFile(of: PrototypeFile(Data(text.utf8), name: url.path), at: url)
  }

  @Test func `an edit of a cell, or of what surrounds it, is not left out`() throws {
    let url = Self.url(of: "Feed.storyboard")
    let text = try String(contentsOf: url, encoding: .utf8)
    let before = try Self.cells(text, at: url)
    #expect(
      try Self.cells(text, at: url).fixtures(drawnAsIn: before).count == before.fixtures.count)
    let wider = text.replacing("useAutolayout=\"YES\"", with: "useAutolayout=\"NO\"")
    #expect(try wider != text && Self.cells(wider, at: url).fixtures(drawnAsIn: before).isEmpty)
  }
}

extension Markup {
  /// Removes one element, or changes one attribute; returns what it did.
  fileprivate mutating func change(_ random: inout SeededGenerator) -> String {
    guard random.below(5) == 0 else { return changeAttribute(&random) }
    let place = random.pick(Array(present.dropFirst()))
    remove(place)
    return "no \(elements[place].name) \(elements[place]["id"] ?? "")"
  }

  /// Changes or removes one attribute; returns what it did.
  private mutating func changeAttribute(_ random: inout SeededGenerator) -> String {
    let places = present.filter { !elements[$0].attributes.isEmpty }
    let place = random.pick(places)
    let (name, value) = random.pick(elements[place].attributes)
    let new: String?
    switch (random.below(4), value, Double(value)) {
    case (0, _, _): new = nil
    case (_, "YES", _): new = "NO"
    case (_, "NO", _): new = "YES"
    case (1, _, let number?): new = "\(number + Double(random.below(40)) - 20)"
    case (_, _, let number?): new = "\(number + 1)"
    default:
      // What the same attribute is elsewhere.
      new = random.pick(present.compactMap { elements[$0][name] })
    }
    elements[place][name] = new
    return "\(elements[place].name).\(name): \(value) to \(new ?? "nothing")"
  }
}
