import Foundation
import Graphics
import SnapshotRecords
import Snapshots
import Testing
import UIKit

@testable import SnapTesting

/// Snapshots that other libraries' calls take.
@MainActor struct SuiteSnapshotTests {
  private let package = AssertionPackage()

  private func snapshot(named name: String = "1", ios: IOSPicture? = nil) -> SuiteSnapshot {
    SuiteSnapshot(
      at: CallSite(
        fileID: "Tests/RowTests.swift", filePath: "/Tests/RowTests.swift", function: "testRow()",
        line: 3, column: 1),
      fixture: "testRow", name: name, iosPicture: ios)
  }

  private func results(
    _ snapshot: SuiteSnapshot, _ mode: RecordMode = .never,
    _ content: @escaping () throws -> SuiteContent
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    let store = SnapshotStore(
      directories: package.directories, mode: mode, run: nil, session: ProcessSession())
    return try snapshot.verification(content)(store)
  }

  private func row(
    _ text: String = "Text", frame: CGRect = CGRect(x: 0, y: 0, width: 100, height: 30)
  )
    -> UIView
  {
    let row = UIView(frame: frame)
    let label = greeting(text)
    label.frame = CGRect(x: 10, y: 4, width: 80, height: 21)
    row.addSubview(label)
    return row
  }

  @Test func `its key is that of the library's picture`() throws {
    let (results, _) = try results(snapshot(), .missing) {
      .picture(SuiteStage().image(of: self.row()), .exact)
    }
    #expect(results.map(\.key.description) == ["RowTests/testRow.1"])
    #expect(package.exists("Snapshots/RowTests/testRow.1@2x.png"))
  }

  @Test func `a changed picture says which view changed`() throws {
    _ = try results(snapshot(), .missing) {
      .picture(SuiteStage().image(of: self.row("Hello")), .exact)
    }
    let (results, _) = try results(snapshot()) {
      .picture(SuiteStage().image(of: self.row("Goodbye")), .exact)
    }
    #expect(results.map(\.status) == [.different])
    #expect(results.first?.layoutChanges.isEmpty == false)
  }

  @Test func `an error of the layout is reported and fails nothing`() throws {
    let content = { () -> SuiteContent in
      let row = self.row()
      let child = UIView()
      child.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(child)
      child.leadingAnchor.constraint(equalTo: row.leadingAnchor).isActive = true
      return .picture(SuiteStage().image(of: row), .exact)
    }
    _ = try results(snapshot(), .missing, content)
    let (results, _) = try results(snapshot(), .never, content)
    #expect(results.first?.diagnostics.contains { $0.kind == .ambiguousLayout } == true)
    #expect(results.first?.isFailure == false)
  }

  @Test func `a picture that the test draws itself has no layout`() throws {
    let content = { () -> SuiteContent in
      .picture(
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
          UIColor.red.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }, .exact)
    }
    _ = try results(snapshot(), .missing, content)
    #expect(try results(snapshot(), .never, content).results.map(\.status) == [.passed])
  }

  @Test func `texts are compared line by line`() throws {
    _ = try results(snapshot(), .missing) { .text("one\ntwo") }
    let (results, _) = try results(snapshot()) { .text("one\nthree") }
    #expect(results.map(\.status) == [.different])
    #expect(package.exists("Snapshots/RowTests/testRow.1.txt"))
  }

  @Test func `a view without a size is a failure that says what to do`() throws {
    let (_, failures) = try results(snapshot()) {
      .picture(SuiteStage().image(of: UIView()), .exact)
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("UIView has no size") == true)
  }

  @Test func `a precision accepts differences`() throws {
    _ = try results(snapshot(), .missing) {
      .picture(SuiteStage().image(of: self.row("Hello")), .exact)
    }
    let options = ComparisonOptions(precision: 0.9, perceptualPrecision: 1)
    let (results, _) = try results(snapshot()) {
      .picture(SuiteStage().image(of: self.row("Hallo")), options)
    }
    #expect(results.map(\.status) == [.passed])
  }

  @Test func `the scale is that of iOS's picture`() throws {
    let ios = try iosPicture(width: 300, height: 90)
    let (results, _) = try results(snapshot(ios: ios), .missing) {
      .picture(SuiteStage().image(of: self.row()), .exact)
    }
    #expect(results.first?.scale == 3)
    #expect(package.exists("Snapshots/RowTests/testRow.1@3x.png"))
  }

  @Test func `a controller without a size has the screen of iOS's picture`() throws {
    let ios = try iosPicture(width: 1170, height: 2532)
    let (results, _) = try results(snapshot(ios: ios), .missing) {
      .picture(SuiteStage().image(of: UIViewController()), .exact)
    }
    #expect(results.first?.size == SnapshotResult.Size(width: 390, height: 844))
  }

  private func iosPicture(width: Int, height: Int) throws -> IOSPicture? {
    let bitmap = try #require(Bitmap(width: width, height: height))
    try package.write(PNG.encode(bitmap), to: "__Snapshots__/RowTests/testRow.1.png")
    return IOSPicture(
      path: package.root.appendingPathComponent("__Snapshots__/RowTests/testRow.1.png").path)
  }
}
