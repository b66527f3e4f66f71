import Foundation
import SnapshotSamples
import Snapshots
import TestSupport
import Testing

/// What `snap verify --affected` knows of files behind links, and of repositories in the repository.
struct AffectedLinkTests {
  private let app: AffectedPackage
  private var package: TemporaryPackage { app.package }
  /// A folder that no manifest names.
  private let outside: TemporaryFolder

  init() throws {
    app = try AffectedPackage()
    outside = try TemporaryFolder(["shared/deep/colors.json": "1", "one.json": "1"])
  }

  private func link(_ path: String, to target: String) throws {
    let link = package.url(of: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: target)
  }

  @Test(
    arguments: [
      ("Sources/A/Shared", "shared", "shared/deep/colors.json", ["BTests"]),
      ("Tests/A-Tests/Resources", "shared/deep", "shared/deep/colors.json", ["BTests"]),
      ("Tests/A-Tests/one.json", "one.json", "one.json", ["BTests"]),
      ("Shared", "shared", "shared/deep/new.json", []),
    ])
  func `a link counts with what it leads to outside of the package`(
    link: String, target: String, file: String, left: [String]
  ) throws {
    try self.link(link, to: outside.url(of: target).path)
    try app.git.commit()
    try app.pass()
    #expect(try app.leftOut().targets == ["A-Tests", "BTests"])
    try outside.write("2", to: file)
    let run = try app.leftOut()
    #expect(run.targets == left, "\(run.out)")
    #expect(run.out.contains("runs: A-Tests (its files are not those of its last run)"))
  }

  /// Strings of Swift are equal that show the same; names of files are not.
  @Test(arguments: ["\u{E9}", "e\u{301}"])
  func `of two files whose names look the same both count`(changed: String) throws {
    for name in ["\u{E9}", "e\u{301}"] { try package.write("1", to: "Tests/A-Tests/\(name).txt") }
    try app.git.commit()
    try app.pass()
    #expect(try app.leftOut().targets == ["A-Tests", "BTests"])
    try package.write("2", to: "Tests/A-Tests/\(changed).txt")
    try app.git.commit()
    #expect(try app.leftOut().targets == ["BTests"])
  }

  @Test func `a target whose folder is a link counts with the files there`() throws {
    let cells = package.url(of: "Sources/A")
    try FileManager.default.moveItem(at: cells, to: outside.url(of: "A"))
    try link("Sources/A", to: outside.url(of: "A").path)
    try app.git.commit()
    try app.pass()
    #expect(try app.leftOut().targets == ["A-Tests", "BTests"])
    try outside.write("struct A { let a = 1 }\n", to: "A/A.swift")
    #expect(try app.leftOut().targets == ["BTests"])
  }

  @Test func `a committed change behind a link runs what has the link`() throws {
    try package.write("1", to: "Sources/B/Data/rows.json")
    try link("Tests/A-Tests/Data", to: "../../Sources/B/Data")
    try app.git.commit()
    try app.git("checkout", "-qb", "topic")
    try package.write("2", to: "Sources/B/Data/rows.json")
    try app.git.commit()
    try app.pass()
    let run = try app.leftOut()
    #expect(run.targets == [])
    #expect(run.out.contains("runs: A-Tests (Sources/B/Data/rows.json is not as in main)"))
  }

  @Test func `links in a circle and links to nothing end`() throws {
    try link("Sources/A/up", to: "..")
    try link("Sources/A/down", to: "../B/up")
    try link("Sources/B/up", to: "../A")
    try link("Sources/B/nothing", to: "nowhere")
    try app.git.commit()
    try app.pass()
    #expect(try app.leftOut().targets == ["A-Tests", "BTests"])
    try package.write("struct B { let b = 1 }\n", to: "Sources/B/B.swift")
    #expect(try app.leftOut().targets == [])
  }

  @Test(arguments: [true, false])
  func `a repository in the repository counts with its files`(isListed: Bool) throws {
    if !isListed {
      let ignored = try package.text(of: ".gitignore")
      try package.write(ignored + "/Packages\n", to: ".gitignore")
    }
    try package.write("1", to: "Packages/Rows/rows.json")
    let inner = Git(folder: package.url(of: "Packages/Rows"))
    try inner.start()
    try inner.commit()
    try app.git.commit()
    try app.pass()
    #expect(try app.leftOut().targets == ["A-Tests", "BTests"])
    try package.write("2", to: "Packages/Rows/rows.json")
    try inner.commit()
    try app.git.commit()
    #expect(try app.leftOut().targets == [])
  }
}
