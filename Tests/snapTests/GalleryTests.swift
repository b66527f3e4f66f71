import Foundation
import SnapshotRecords
import SnapshotSamples
import TestSupport
import Testing

/// `snap gallery`.
struct GalleryTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage()
    try record("A", ["320", "320-dark"])
  }

  private func record(
    _ label: String, _ configurations: [String], fixture: String = "row"
  ) throws {
    for configuration in configurations {
      let key = SnapshotKey(suite: "CellTests", fixture: fixture, configuration: configuration)
      _ = try package.store(.all).verify(
        Samples.cell(label: label), key: key,
        source: SnapshotResult.Source(file: "Tests/CellTests.swift", line: 2))
    }
  }

  /// The data in the page.
  private func data(_ folder: String) throws -> [String: Any] {
    let page = try package.text(of: "\(folder)/index.html")
    let json = try #require(page.firstMatch(of: /id="run">(.*?)<\/script>/)).1
    return try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  private func results(_ folder: String) throws -> [[String: Any]] {
    try #require(try data(folder)["results"] as? [[String: Any]])
  }

  private func files(_ folder: String) -> [String] {
    package.allFiles.filter { $0.hasPrefix("\(folder)/") }.map {
      String($0.dropFirst(folder.count + 1))
    }
  }

  @Test func `a folder has the page, each picture once and the layouts of each fixture`() throws {
    try package.write(
      "@Test func row() {\n  assertSnapshot(\n    of: cell, // ) \n    as: .image(\"(\"))\n}\n",
      to: "Tests/CellTests.swift")
    let run = try package.snap().run("gallery", "--out", "site")
    #expect(run.exitCode == 0 && run.out.hasPrefix("2 pictures of 1 class\n"), "\(run)")
    let written = files("site")
    // Both configurations show the same.
    #expect(written.count { $0.hasPrefix("pictures/") } == 1, "\(written)")
    #expect(written.count { $0.hasPrefix("layouts/") } == 1 && written.count == 3, "\(written)")
    let layouts = try package.text(
      of: "site/\(try #require(written.first { $0.hasSuffix(".js") }))")
    #expect(layouts.hasPrefix("takeLayouts(\""))
    let gallery = try #require(try data("site")["gallery"] as? [String: Any])
    let calls = try #require(gallery["calls"] as? [[String: String]])
    #expect(
      calls.first?["code"] == "assertSnapshot(\n  of: cell, // ) \n  as: .image(\"(\"))", "\(calls)"
    )
    let configurations = try #require(gallery["configurations"] as? [String: [String: String]])
    #expect(configurations["320-dark"]?["look"] == "dark")
    #expect(configurations["320-dark"]?["code"] == "Configuration(width: 320, appearance: .dark)")
  }

  @Test func `what changed since a tag is shown with the pictures of then`() throws {
    try record("A", ["320"], fixture: "old")
    let git = Git(folder: package.root)
    try git.start()
    try git.commit()
    try git("tag", "v1.0")
    try record("B", ["320"])
    try record("A", ["320"], fixture: "fresh")
    try FileManager.default.removeItem(at: package.url(of: "Snapshots/CellTests/old.320@2x.png"))
    let snap = try package.snap()
    let run = try snap.run("gallery", "--out", "site", "--since", "v1.0")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out.hasPrefix("3 pictures of 1 class; 1 changed, 1 new, 1 gone since v1.0\n"), "\(run)")
    let changed = try #require(
      try results("site").first { $0["key"] as? String == "CellTests/row.320" })
    let reference = try #require(changed["reference"] as? [String: Any])
    #expect(files("site").contains("pictures/\(reference["file"] as? String ?? "")"))
    let changes = try #require(changed["changes"] as? [[String: Any]])
    #expect((changes.first?["text"] as? String)?.contains("titleLabel") == true, "\(changes)")
    let unknown = try snap.run("gallery", "--out", "site", "--since", "v9")
    #expect(unknown.exitCode == 2 && unknown.error.contains("v9"), "\(unknown)")
  }

  @Test func `digests show the pictures of this machine, and those that are not there are named`()
    throws
  {
    let converted = try package.snap().run("references", "--convert", "digests")
    #expect(converted.exitCode == 0, "\(converted)")
    let run = try package.snap().run("gallery", "--out", "site")
    #expect(run.exitCode == 0 && run.out.hasPrefix("2 pictures"), "\(run)")
    try FileManager.default.removeItem(at: package.url(of: ".snap/pictures"))
    let missing = try package.snap().run("gallery", "--out", "site")
    #expect(missing.exitCode == 1, "\(missing)")
    #expect(missing.error.contains("CellTests/row.320: only its digest is on this machine."))
  }

  @Test func `a second gallery replaces the files of the first one, and no others`() throws {
    _ = try package.snap().run("gallery", "--out", "site")
    let old = files("site").filter { $0.contains("/") }
    try package.write("mine", to: "site/pictures/mine.png")
    try record("B", ["320", "320-dark"])
    #expect(try package.snap().run("gallery", "--out", "site").exitCode == 0)
    let new = files("site")
    #expect(new.contains("pictures/mine.png") && new.count == 4, "\(new)")
    #expect(Set(new).isDisjoint(with: old), "\(new)")
  }

  @Test func `bad references are named, and a package without any is an error`() throws {
    try package.write("no picture", to: "Snapshots/CellTests/broken.320@2x.png")
    let victim = try TemporaryFolder(["secret.png": "secret"])
    try FileManager.default.createSymbolicLink(
      at: package.url(of: "Snapshots/CellTests/linked.320@2x.png"),
      withDestinationURL: victim.url(of: "secret.png"))
    let run = try package.snap().run("gallery", "--out", "site")
    #expect(run.exitCode == 1 && run.out.hasPrefix("2 pictures of 1 class"), "\(run)")
    #expect(run.error.contains("CellTests/broken.320: it is not a PNG. Record it again."))
    #expect(run.error.contains("linked.320@2x.png"), "\(run)")
    let empty = try TemporaryPackage().snap().run("gallery")
    #expect(empty.exitCode == 2 && empty.error.contains("Run `snap record`"), "\(empty)")
  }

  @Test func `without a run, the calls are found by the names of tests, unless there are several`()
    throws
  {
    for fixture in ["long-text", "both", "both-second"] {
      try record("A", ["320"], fixture: fixture)
    }
    try package.write(
      """
      @Test func `long text`() { assertSnapshot(of: long) }
      @Test func row() {
        assertSnapshot(of: one)
        assertSnapshot(of: other)
      }
      @Test func both() {
        assertSnapshot(of: first)
        assertSnapshot(of: second, named: "second")
      }
      """, to: "Tests/Cells/CellTests.swift")
    try FileManager.default.removeItem(at: package.url(of: ".snap"))
    #expect(try package.snap().run("gallery", "--out", "site").exitCode == 0)
    let gallery = try #require(try data("site")["gallery"] as? [String: Any])
    let calls = try #require(gallery["calls"] as? [[String: String]])
    let codes = try results("site").reduce(into: [String: String]()) { codes, result in
      let call = (result["call"] as? Int).map { calls[$0] }
      codes[result["key"] as? String ?? ""] = call?["code"]
    }
    #expect(
      codes == [
        "CellTests/long-text.320": "@Test func `long text`() { assertSnapshot(of: long) }",
        "CellTests/both.320": "assertSnapshot(of: first)",
        "CellTests/both-second.320": "assertSnapshot(of: second, named: \"second\")",
      ], "\(codes)")
  }

  @Test func `sources outside of the package are not shown`() throws {
    let key = SnapshotKey(suite: "CellTests", fixture: "row", configuration: "320")
    _ = try package.store(.all).verify(
      Samples.cell(label: "A"), key: key,
      source: SnapshotResult.Source(file: "/etc/passwd", line: 1))
    #expect(try package.snap().run("gallery").exitCode == 0)
    let gallery = try #require(try data(".snap/gallery")["gallery"] as? [String: Any])
    let calls = try #require(gallery["calls"] as? [[String: Any]])
    #expect(calls.allSatisfy { $0["code"] == nil }, "\(calls)")
  }
}
