import SnapshotSamples
import Testing

/// This `snap` is built without the trait; Examples/UnchangedCells builds one with it.
@Suite struct RewritingTests {
  @Test func `a target that wants its sources rewritten needs a tool with SwiftSyntax`() throws {
    let package = try package(defining: "SNAP_REWRITE")
    let run = try snap(package)
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("this snap cannot rewrite the sources of Cells"))
    #expect(run.error.contains("Add traits: [\"SourceRewriting\"]"))
    #expect(try !package.hasBegunTesting)
  }

  @Test func `only a condition of that name asks for it`() throws {
    let package = try package(defining: "NO_SNAP_REWRITE")
    #expect(try snap(package).exitCode == 0)
    #expect(try package.calls().allSatisfy { !$0.contains("-vfsoverlay") })
  }

  private func package(defining condition: String) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try package.prepare(Samples.result())
    _ = try package.write("// .define(\"\(condition)\")\n", to: "Package.swift")
    let setting = #"{"kind": {"define": {"_0": "\#(condition)"}}, "tool": "swift"}"#
    let target = """
      {"name": "Cells", "type": "regular", "dependencies": [], "resources": [], "exclude": [],
       "settings": [\(setting)]}
      """
    _ = try package.write(#"{"targets": [\#(target)]}"#, to: "manifest.json")
    return package
  }

  private func snap(_ package: TemporaryPackage) throws -> SnapTool.Output {
    var tool = try package.snap()
    tool.environment["MANIFEST"] = package.url(of: "manifest.json").path
    return try tool.run("verify")
  }
}
