import Foundation
import Testing

struct SymbolsTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("symbols-\(UUID().uuidString)")

  private var snap: SnapTool { SnapTool(directory: folder) }

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  @Test func `words find symbols, with how each is shown`() throws {
    let run = try snap.run("symbols", "heart", "square")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("heart.square.fill  drawn\n"))
    #expect(run.out.contains("heart.text.square  box\n"))
    #expect(!run.out.contains("heart.circle"))
  }

  @Test func `a filter, JSON and supplied pictures`() throws {
    let svg = "<svg viewBox=\"0 0 9 9\"><circle cx=\"4\" cy=\"4\" r=\"4\"/></svg>"
    try Data(svg.utf8).write(to: folder.appendingPathComponent("applelogo.svg"))
    let run = try snap.run("symbols", "--shown", "supplied", "--supplied", ".", "--json")
    #expect(run.exitCode == 0)
    struct Printed: Decodable {
      struct Symbol: Decodable, Equatable { var name, availability: String }
      var version: Int
      var symbols: [Symbol]
    }
    let printed = try JSONDecoder().decode(Printed.self, from: Data(run.out.utf8))
    #expect(printed.version == 1)
    #expect(printed.symbols == [.init(name: "applelogo", availability: "supplied")])
  }

  @Test func `a sheet shows the symbols found`() throws {
    let run = try snap.run("symbols", "bell", "-o", "bells.png")
    #expect(run.exitCode == 0)
    #expect(run.out.contains("bells.png: "))
    let picture = try Data(contentsOf: folder.appendingPathComponent("bells.png"))
    #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) && picture.count > 5000)
    let all = try snap.run("symbols", "-o", "all.png")
    #expect(all.exitCode == 2 && all.error.contains("do not fit into one picture"))
  }

  @Test func `a word without a symbol and a bad picture end with 2`() throws {
    let none = try snap.run("symbols", "nonsense")
    #expect(
      none.exitCode == 2 && none.error.contains("no system symbol is named or shown in this way"))
    try Data().write(to: folder.appendingPathComponent("heart.svg"))
    let bad = try snap.run("symbols", "--supplied", ".")
    #expect(bad.exitCode == 2 && bad.error.contains("heart.svg"))
  }
}
