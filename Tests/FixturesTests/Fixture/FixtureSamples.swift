import Foundation
import SnapReport
import SnapshotRecords
import SnapshotReferences
import Snapshots
import UIKit

@testable import Fixtures

/// A store in a temporary folder, and fixtures that are verified with it.
@MainActor final class FixtureSamples {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("fixtures-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: folder) }

  func store(_ mode: RecordMode = .never) -> SnapshotStore {
    SnapshotStore(directories: SnapshotDirectories(packageRoot: folder), mode: mode)
  }

  /// Verifies a fixture after recording it.
  func verify(
    _ fixture: Fixture, where isWanted: (SnapshotKey) -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    _ = try fixture.verify(in: store(.missing))
    return try fixture.verify(in: store(), where: isWanted)
  }

  /// A fixture over a view whose text is cut by its lower edge.
  static func fixture(
    over matrix: ConfigurationMatrix = .widths(320, 414), height: CGFloat = 44,
    expecting expectations: [FixtureExpectation] = [],
    allowing allowances: [AllowedDiagnostic] = [],
    _ prepare: @escaping @MainActor (Configuration) throws -> Void = { _ in }
  ) -> Fixture {
    Fixture(
      suite: "Cells", name: "cut",
      configurations: matrix.configurations(from: Configuration(height: height)),
      source: SnapshotResult.Source(file: "CellTests.swift", line: 7),
      expectations: expectations, allowances: allowances
    ) { configuration in
      try prepare(configuration)
      return Inspection(try Rendering(of: cutText(), in: configuration)) {
        try $0.artifact()
      }
    }
  }

  private static func cutText() -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 30, width: 100, height: 20.5))
    label.text = "Text"
    label.accessibilityIdentifier = "label"
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    row.accessibilityIdentifier = "row"
    row.clipsToBounds = true
    row.autoresizingMask = .flexibleHeight
    row.addSubview(label)
    let view = UIView(frame: row.frame)
    view.addSubview(row)
    return view
  }
}
