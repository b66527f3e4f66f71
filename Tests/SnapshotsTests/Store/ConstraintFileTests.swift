import Foundation
import Graphics
import LayoutModel
import SnapshotRecords
import SnapshotReferences
import SnapshotSamples
import Testing

/// How reference files store constraints, and the handling of files without them.
struct ConstraintFileTests {
  private static let key = SnapshotKey(suite: "S", fixture: "f", configuration: "320")

  private func snapshot(_ constraints: [LayoutConstraint], height: Int = 20) throws -> Snapshot {
    var snapshot = try Snapshot.sample(height: height)
    snapshot.constraints = constraints
    return snapshot
  }

  private func bottom(_ constant: Double, origin: String? = nil) -> LayoutConstraint {
    LayoutConstraint(
      first: .init(view: 2, attribute: "bottom"), second: .init(view: 1, attribute: "bottom"),
      constant: -constant, origin: origin)
  }

  /// One line of each form, the inner view first, as in files.
  private static let forms = [
    LayoutConstraint(first: .init(view: 2, attribute: "height"), constant: 44.5, priority: 750),
    LayoutConstraint(
      first: .init(view: 2, attribute: "leading"), relation: .greaterThanOrEqual,
      second: .init(view: 1, guide: "safeAreaLayoutGuide", attribute: "leading"), constant: -8),
    LayoutConstraint(
      first: .init(view: 2, attribute: "width"), relation: .lessThanOrEqual,
      second: .init(view: 1, attribute: "width"), multiplier: 1.0 / 3, constant: 0,
      priority: 999.5),
  ]

  @Test func `written constraints are read back`() throws {
    let file = try snapshot(Self.forms).encoded()
    #expect(try Snapshot.layout(ofPNG: file, name: "x.png").layout.constraints == Self.forms)
    #expect(try Snapshot(png: file, name: "x.png").constraints == Self.forms)
  }

  @Test func `order, side and source location do not change the bytes`() throws {
    let file = try snapshot(Self.forms).encoded()
    var others = Array(Self.forms.reversed())
    for index in others.indices { others[index].origin = "Cell.swift:\(index)" }
    others[1].first = .init(view: 1, guide: "safeAreaLayoutGuide", attribute: "leading")
    others[1].second = .init(view: 2, attribute: "leading")
    (others[1].relation, others[1].constant) = (.lessThanOrEqual, 8)
    #expect(try snapshot(others).encoded() == file)
  }

  @Test(arguments: ["2.top", "a.top == - 4", "2.top = - 4", "2.top == - x", "2 == 3 4"])
  func `lines of another version are ignored`(line: String) throws {
    let image = try PNG.decode(try snapshot(Self.forms).encoded(), name: "x.png")
    let text = image.text.map {
      $0.keyword == "snap.constraints" ? PNGText(keyword: $0.keyword, text: line) : $0
    }
    let file = try PNG.encodeSealed(image.bitmap, text: text)
    #expect(try Snapshot(png: file, name: "x.png").constraints.isEmpty)
  }

  @Test func `a snapshot without constraints is written in the old form`() throws {
    let image = try PNG.decode(try snapshot([]).encoded(), name: "x.png")
    #expect(!image.text.contains { $0.keyword == "snap.constraints" })
  }

  @Test func `a reference without constraints still passes and is not rewritten`() throws {
    let package = try TemporaryPackage()
    _ = try package.store(.missing).verify(snapshot([]), key: Self.key)
    let path = "Snapshots/S/f.320@2x.png"
    let before = try #require(package.read(path))
    for mode in [RecordMode.never, .missing, .engine] {
      #expect(
        try package.store(mode).verify(snapshot(Self.forms), key: Self.key).status == .passed)
      #expect(package.read(path) == before)
    }
  }

  @Test func `a run that records everything adds the constraints`() throws {
    let package = try TemporaryPackage()
    _ = try package.store(.missing).verify(snapshot([]), key: Self.key)
    #expect(
      try package.store(.all).verify(snapshot(Self.forms), key: Self.key).status == .recorded)
    #expect(try package.store(.all).verify(snapshot(Self.forms), key: Self.key).status == .passed)
  }

  @Test func `a failure names the constraint whose constant differs in the reference`()
    throws
  {
    let package = try TemporaryPackage()
    _ = try package.store(.missing).verify(snapshot([bottom(2)]), key: Self.key)
    let result = try package.store(.never).verify(
      snapshot([bottom(5, origin: "Cell.swift:7")], height: 26), key: Self.key)
    #expect(
      result.message == """
        3 pt taller (20 × 10 → 20 × 13 pt).
        titleLabel.bottom to contentView.bottom: 2 → 5 (Cell.swift:7).
        Cell 3 pt taller; titleLabel is 3 pt taller.
        """)
  }
}
