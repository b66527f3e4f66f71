import Foundation
import Graphics
import LayoutModel
import SnapshotReferences
import SnapshotSamples
import Testing

/// A cell with a square, and designs of it.
struct DesignDiffTests {
  private static let square = CGRect(x: 20, y: 10, width: 40, height: 20)

  /// A picture with a square, in points.
  private func picture(
    _ square: CGRect = square, size: CGSize = CGSize(width: 160, height: 40), scale: Double,
    color: Color = Color(red: 0, green: 0, blue: 1)
  ) throws -> Bitmap {
    let list = DisplayList(size: size, commands: [.fillRect(square, color)])
    return try Rasterizer(scale: scale).draw(list, background: Color(white: 1))
  }

  private func package(_ design: Bitmap, named name: String = "design.png") throws
    -> TemporaryPackage
  {
    let package = try TemporaryPackage()
    let tree = LayoutNode(
      name: "cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 160, height: 40),
      children: [LayoutNode(name: "coverView", className: "UIView", frame: Self.square)])
    let cell = Snapshot(bitmap: try picture(scale: 2), scale: 2, tree: tree)
    try cell.encoded().write(to: package.root.appendingPathComponent("cell.png"))
    try PNG.encode(design).write(to: package.root.appendingPathComponent(name))
    return package
  }

  @Test(arguments: [1.0, 2, 3])
  func `a design of any scale is the same where all is in place`(scale: Double) throws {
    let run = try package(picture(scale: scale)).snap()
      .run("diff", "cell.png", "design.png", "--design")
    #expect(run.exitCode == 0, "\(run)")
    #expect(
      run.out == """
        The cell is as designed.
          cell.png 320 × 80 at 2x, design.png \(Int(160 * scale)) × \(Int(40 * scale)) at \(Int(scale))x

        """)
  }

  @Test func `what is elsewhere is named with its view and the distance`() throws {
    let design = try picture(Self.square.offsetBy(dx: 4, dy: 0), scale: 3)
    let run = try package(design).snap()
      .run("diff", "cell.png", "design.png", "--design", "-o", "d.png")
    #expect(run.exitCode == 1, "\(run)")
    #expect(
      run.out == """
        The cell is not as designed: 1 difference.
          cell.png 320 × 80 at 2x, design.png 480 × 120 at 3x
          coverView: 4 pt too far left
          diff: d.png

        """)
  }

  @Test func `sizes, colours and missing parts are named`() throws {
    let taller = CGSize(width: 160, height: 44)
    let run = try package(picture(size: taller, scale: 1, color: Color(red: 1, green: 0, blue: 0)))
      .snap().run("diff", "cell.png", "design.png", "--design")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("cell: 4 pt lower than in the design"))
    #expect(run.out.contains("colour #0000FF, in the design #"))
    let empty = try package(picture(.zero, scale: 2)).snap()
      .run("diff", "cell.png", "design.png", "--design", "--json")
    #expect(empty.exitCode == 1)
    #expect(empty.out.contains("\"kind\" : \"unexpected\""), "\(empty)")
    #expect(empty.out.contains("\"view\" : \"coverView\""))
    #expect(empty.out.contains("\"scale\" : 2"))
  }

  @Test func `a picture shows the cell, the design and what differs`() throws {
    let package = try package(picture(Self.square.offsetBy(dx: 4, dy: 0), scale: 2))
    _ = try package.snap().run("diff", "cell.png", "design.png", "--design", "-o", "d.png")
    let data = try Data(contentsOf: package.root.appendingPathComponent("d.png"))
    let shown = try PNG.decode(data, name: "d").bitmap
    #expect(shown.width == 1024)
    #expect(shown.height == 112)
    // Beside the square, which has a frame in the third part only.
    let marked = shown[727, 56]
    #expect(marked.red > 200)
    #expect(marked.green < 50)
    #expect(shown[55, 56].green == 255)
  }

  @Test(arguments: [
    (["a.png", "b.png", "--design", "--threshold", "0.1"], "takes no masks and tolerances"),
    (["main", "--design"], "--design compares two pictures"),
    (["design.png", "cell.png", "--design"], "design.png has no layout of a cell"),
    (["cell.png", ".", "--design"], ". is a folder. --design compares"),
    (["cell.png", "no.png", "--design"], "no.png"),
    (["cell.png", "cell.txt", "--design"], "cell.txt"),
    (["cell.png", "wide.png", "--design"], "at no scale from 1x to 4x is it about as wide"),
  ])
  func `what cannot be compared is refused in words`(arguments: [String], words: String) throws {
    let package = try package(picture(scale: 1))
    try Data("no picture".utf8).write(to: package.root.appendingPathComponent("cell.txt"))
    let wide = try picture(size: CGSize(width: 1200, height: 40), scale: 1)
    try PNG.encode(wide).write(to: package.root.appendingPathComponent("wide.png"))
    let run = try package.snap().run(["diff"] + arguments)
    #expect(run.exitCode != 0 && run.exitCode != 1, "\(run)")
    #expect((run.out + run.error).contains(words), "\(run)")
  }

  @Test func `the scale in a file's name counts`() throws {
    let package = try package(
      picture(size: CGSize(width: 240, height: 40), scale: 2), named: "design@2x.png")
    let run = try package.snap().run("diff", "cell.png", "design@2x.png", "--design")
    #expect(run.exitCode == 1, "\(run)")
    #expect(run.out.contains("cell: 80 pt narrower than in the design"), "\(run)")
  }
}
