import Foundation
import LayoutModel
import SnapReport
import SnapshotSamples
import Testing

@testable import SnapshotRecords
@testable import Snapshots

/// Layouts beside frames that iOS computed.
struct FrameAgreementTests {
  private let package: TemporaryPackage
  private let key = SnapshotKey(suite: "CellTests", fixture: "row", configuration: "320")

  init() throws { package = try TemporaryPackage() }

  private static func frames(
    title: CGRect = CGRect(x: 1, y: 2, width: 9, height: 4), lines: Int = 1
  ) -> IOSFrames {
    IOSFrames(
      system: "iOS 18.2",
      views: [
        .init(path: "cell", frame: CGRect(x: 0, y: 0, width: 16, height: 8)),
        .init(path: "titleLabel", frame: title, font: ".SFUI-Regular 17.0", lines: lines),
      ])
  }

  private func agreement(_ frames: IOSFrames) throws -> FrameAgreement {
    FrameAgreement(of: try Samples.cell(label: "A").tree, with: frames)
  }

  @Test func `edges half a point apart agree, and no further`() throws {
    let near = try agreement(Self.frames(title: CGRect(x: 1.5, y: 2, width: 8.5, height: 4.5)))
    #expect(near.agreeing == 2)
    let far = try agreement(Self.frames(title: CGRect(x: 1, y: 2, width: 9.625, height: 4)))
    #expect(far.agreeing == 1)
    #expect(far.misses.map(\.path) == ["titleLabel"])
    #expect(far.misses.first?.iosFrame.width == 9.625)
    #expect(far.misses.first?.iosFont == ".SFUI-Regular 17.0")
  }

  @Test func `other numbers of lines in equal frames do not agree`() throws {
    let miss = try #require(try agreement(Self.frames(lines: 2)).misses.first)
    #expect(miss.lines == 1)
    #expect(miss.iosLines == 2)
  }

  @Test func `views that one side does not have are named`() throws {
    var frames = Self.frames()
    frames.views[1].path = "headline"
    let agreement = try agreement(frames)
    #expect(agreement.compared == 1)
    #expect(agreement.onlyOnIOS == ["headline"])
    #expect(agreement.onlyHere == ["titleLabel"])
  }

  private func write(_ data: Data) throws {
    let folder = package.root.appendingPathComponent("Snapshots/CellTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent("row.320.ios.json"))
  }

  @Test func `the file beside a reference is compared, whatever the verdict on pixels`() throws {
    try write(JSONEncoder().encode(Self.frames(title: .zero)))
    let first = try package.store(.missing).verify(Samples.cell(label: "A"), key: key)
    #expect(first.status == .missing)
    #expect(first.iosAgreement?.misses.count == 1)
    let second = try package.store(.never).verify(Samples.cell(label: "A"), key: key)
    #expect(second.status == .passed)
    #expect(!second.isFailure)
    let certificate = try #require(RunReport(RunResults(results: [second])).certificate)
    #expect(
      certificate == """
        as on iOS 18.2: 1 of 2 views in 1 snapshot, within 0.5 pt
          CellTests/row.320: titleLabel is (1 2; 9 4), on iOS (0 0; 0 0): left edge 1 pt too far right, top edge 2 pt too low, right edge 10 pt too far right, bottom edge 6 pt too low; system-regular 17, on iOS .SFUI-Regular 17.0
        """)
  }

  @Test func `without such a file there is no certificate`() throws {
    let result = try package.store(.missing).verify(Samples.cell(label: "A"), key: key)
    #expect(result.iosAgreement == nil)
    #expect(RunReport(RunResults(results: [result])).certificate == nil)
  }

  @Test(arguments: [
    "", "{", #"{"version": 1, "system": "iOS 18.2", "views": []}"#,
    #"{"version": 2, "system": "iOS 18.2", "views": [{"path": "cell", "frame": [0, 0, 16, 8]}]}"#,
    #"{"version": 1, "system": "iOS 18.2", "views": [{"path": "cell", "frame": [0, 0, 16]}]}"#,
    #"{"version": 1, "system": "iOS 18.2", "views": [{"path": "cell", "frame": [0, 0, 16, 1e999]}]}"#,
  ])
  func `a file that cannot be understood is an error that names it`(text: String) throws {
    try write(Data(text.utf8))
    let result = try package.store(.missing).verify(Samples.cell(label: "A"), key: key)
    #expect(result.status == .error)
    #expect(result.message?.contains("Snapshots/CellTests/row.320.ios.json") == true)
    #expect(result.message?.contains("SnapBridge") == true)
  }
}
