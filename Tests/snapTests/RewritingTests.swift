import SnapshotSamples
import Testing

/// This `snap` is built without the trait; Examples/UnchangedCells builds one with it.
struct RewritingTests {
  @Test func `a failed build names the first spelling of Objective-C, and the trait`() throws {
    let run = try verify("import UIKit\n\n  @IBOutlet var title: UILabel!\n")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("Sources/Cells/Cell.swift:3 has @IBOutlet, which Swift refuses"))
    #expect(run.error.contains("add traits: [\"SourceRewriting\"]"))
  }

  @Test(arguments: [
    "// @IBOutlet var title: UILabel!", "#if canImport(ObjectiveC)\n@objc\n#endif", "let a = 1",
  ])
  func `a source that compiles as it is needs no trait`(source: String) throws {
    let run = try verify(source)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("Make `swift build --build-tests` succeed"))
  }

  private func verify(_ source: String) throws -> SnapTool.Output {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    _ = try package.write(source, to: "Sources/Cells/Cell.swift")
    let target = """
      {"name": "Cells", "type": "regular", "dependencies": [], "resources": [], "exclude": []}
      """
    _ = try package.write("{\"targets\": [\(target)]}", to: "manifest.json")
    var tool = try package.snap(building: 1)
    tool.environment["MANIFEST"] = package.url(of: "manifest.json").path
    return try tool.run("verify")
  }
}
