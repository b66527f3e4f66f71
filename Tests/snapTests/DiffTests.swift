import Foundation
import Graphics
import SnapshotReferences
import SnapshotSamples
import Testing

struct DiffTests {
  /// A package with `a.png` and `b.png`.
  private func package(_ first: Snapshot, _ second: Snapshot) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    try first.encoded().write(to: package.root.appendingPathComponent("a.png"))
    try second.encoded().write(to: package.root.appendingPathComponent("b.png"))
    return package
  }

  @Test func `equal pictures end with 0`() throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A"))
    let run = try package.snap().run("diff", "a.png", "b.png", "-o", "d.png")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "The pictures are the same.\n")
    #expect(!package.exists("d.png"))
  }

  @Test func `different pictures end with 1 and name the view`() throws {
    let package = try package(
      Samples.cell(label: "A"), Samples.cell(label: "B", color: 200))
    let run = try package.snap().run("diff", "a.png", "b.png")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("1 of 512 differ, in 1 region"))
    #expect(run.out.contains("(3, 4) 1 × 1: titleLabel"))
    #expect(run.out.contains("titleLabel: text"))
  }

  @Test func `the picture of the difference is written`() throws {
    let package = try package(
      Samples.cell(label: "A"), Samples.cell(label: "A", color: 200))
    let run = try package.snap().run("diff", "a.png", "b.png", "-o", "deep/d.png")
    #expect(run.out.hasSuffix("  diff    deep/d.png\n"))
    let data = try Data(contentsOf: package.root.appendingPathComponent("deep/d.png"))
    #expect(try PNG.decode(data, name: "d").bitmap.width == 32)
  }

  @Test func `different sizes are reported`() throws {
    let package = try package(
      Samples.cell(label: "A"), Samples.cell(label: "A", height: 10))
    let run = try package.snap().run("diff", "a.png", "b.png")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("size    32 × 16 → 32 × 20 pixels"))
    #expect(run.out.contains("cell: height 8 → 10"))
  }

  @Test func `a threshold accepts similar colours`() throws {
    let package = try package(
      Samples.cell(label: "A", color: 100), Samples.cell(label: "A", color: 102))
    #expect(try package.snap().run("diff", "a.png", "b.png").exitCode == 1)
    #expect(
      try package.snap().run("diff", "a.png", "b.png", "--threshold", "0.1").exitCode == 0)
  }

  @Test func `a threshold does not hide a change of the overall colour`() throws {
    let grey = [100, 102].map { [UInt8](repeating: $0, count: 16 * 16 * 4) }
    let package = try TemporaryPackage()
    for (file, pixels) in zip(["a.png", "b.png"], grey) {
      let bitmap = try #require(Bitmap(width: 16, height: 16, pixels: pixels))
      try PNG.encode(bitmap).write(to: package.root.appendingPathComponent(file))
    }
    let run = try package.snap().run("diff", "a.png", "b.png", "--threshold", "0.1")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("note    The overall colour of the picture changed"))
  }

  @Test(arguments: [
    ["--max-different-pixels", "1"], ["--max-different-ratio", "0.01"], ["--max-density", "1"],
    ["--mask", "titleLabel"], ["--mask", "1,2,1,1"],
  ])
  func `a tolerance or a mask accepts one pixel`(arguments: [String]) throws {
    let package = try package(
      Samples.cell(label: "A"), Samples.cell(label: "A", color: 200))
    #expect(try package.snap().run("diff", "a.png", "b.png").exitCode == 1)
    let run = try package.snap().run(["diff", "a.png", "b.png"] + arguments)
    #expect(run.exitCode == 0, "\(run)")
  }

  @Test func `masked pixels are counted`() throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A", color: 200))
    let run = try package.snap().run("diff", "a.png", "b.png", "--mask", "titleLabel")
    #expect(run.out.contains("pixels  144 ignored by masks"))
  }

  @Test func `a mask for an unknown view ends with 2 and lists the views`() throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A", color: 200))
    let run = try package.snap().run("diff", "a.png", "b.png", "--mask", "dateLabel")
    #expect(run.exitCode == 2)
    #expect(
      run.error.contains("`.view(\"dateLabel\")` matches no view. The views are: cell, titleLabel.")
    )
  }

  @Test func `JSON is stable and has a version`() throws {
    let package = try package(
      Samples.cell(label: "A"), Samples.cell(label: "A", color: 200))
    let run = try package.snap().run("diff", "a.png", "b.png", "--json")
    #expect(
      run.out == """
        {
          "first" : {
            "file" : "a.png",
            "height" : 16,
            "width" : 32
          },
          "layoutChanges" : [

          ],
          "pixels" : {
            "different" : 1,
            "total" : 512
          },
          "regions" : [
            {
              "height" : 1,
              "views" : [
                "titleLabel"
              ],
              "width" : 1,
              "x" : 3,
              "y" : 4
            }
          ],
          "second" : {
            "file" : "b.png",
            "height" : 16,
            "width" : 32
          },
          "status" : "different",
          "version" : 1
        }

        """)
  }

  @Test func `a picture from another tool is compared without its layout`() throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A"))
    let plain = try PNG.encode(Samples.cell(label: "A", color: 200).bitmap)
    try plain.write(to: package.root.appendingPathComponent("b.png"))
    let run = try package.snap().run("diff", "a.png", "b.png")
    #expect(run.exitCode == 1)
    #expect(run.out.contains("not compared: only pictures drawn by Snap contain one"))
  }

  @Test(arguments: ["Package.swift", "absent.png"])
  func `a file that is not a picture ends with 2 and is named`(file: String) throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A"))
    let run = try package.snap().run("diff", "a.png", file)
    #expect(run.exitCode == 2)
    #expect(run.error.contains(file))
  }

  @Test(arguments: ["-0.1", "1.5", "x"])
  func `a threshold out of range ends with 2`(threshold: String) throws {
    let package = try package(Samples.cell(label: "A"), Samples.cell(label: "A"))
    let run = try package.snap().run("diff", "a.png", "b.png", "--threshold=\(threshold)")
    #expect(run.exitCode == 2)
    #expect(run.error.contains("--threshold"))
  }

  /// A package with the folders `old` and `new`.
  private func folders(
    _ old: [String: Data], _ new: [String: Data]
  ) throws -> TemporaryPackage {
    let package = try TemporaryPackage()
    for (folder, files) in [("old", old), ("new", new)] {
      for (name, data) in files.merging(["notes.txt": Data()], uniquingKeysWith: { old, _ in old })
      {
        let file = package.root.appendingPathComponent("\(folder)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
      }
    }
    return package
  }

  @Test func `folders are compared picture by picture`() throws {
    let (one, other) = (
      try Samples.cell(label: "A").encoded(), try Samples.cell(label: "B", color: 200).encoded()
    )
    let package = try folders(
      ["S/a.png": one, "S/b.png": one, "gone.png": one],
      ["S/a.png": one, "S/b.png": other, "fresh.png": one])
    let run = try package.snap().run("diff", "old", "new/", "-o", "diffs")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.hasPrefix("new/S/b.png: The pictures differ.\n"))
    #expect(run.out.contains("titleLabel: text"))
    #expect(
      run.out.hasSuffix(
        """
        gone.png is only in the first folder.
        fresh.png is only in the second folder.
        4 pictures: 1 same, 1 different, 1 only in the first, 1 only in the second

        """))
    #expect(package.exists("diffs/S/b.png"))
    #expect(!package.exists("diffs/S/a.png"))
  }

  @Test func `equal folders end with 0`() throws {
    let picture = try Samples.cell(label: "A").encoded()
    let run = try folders(["a.png": picture], ["a.png": picture]).snap().run("diff", "old", "new")
    #expect(run.exitCode == 0, "\(run)")
    #expect(run.out == "1 picture: 1 same\n")
  }

  @Test func `a broken picture in a folder costs only itself`() throws {
    let (one, other) = (
      try Samples.cell(label: "A").encoded(), try Samples.cell(label: "B", color: 200).encoded()
    )
    let package = try folders(
      ["a.png": Data("no".utf8), "b.png": one], ["a.png": one, "b.png": other])
    let run = try package.snap().run("diff", "old", "new", "--json")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.out.contains("\"picture\" : \"a.png\""))
    #expect(run.out.contains("\"file\" : \"new/b.png\""))
  }

  @Test func `a folder is not compared with a file`() throws {
    let package = try folders([:], [:])
    let run = try package.snap().run("diff", "old", "new/notes.txt")
    #expect(run.exitCode == 2, "\(run)")
    #expect(run.error.contains("old is a folder and new/notes.txt is a file."))
  }
}
