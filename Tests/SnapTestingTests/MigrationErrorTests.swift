import Testing

/// What the compiler says about calls for swift-snapshot-testing: what to write instead.
struct MigrationErrorTests {
  /// Each call with a part of its message.
  private static let calls: [(code: String, message: String)] = [
    ("isRecording = true", "'isRecording' is unavailable: Run snap record, or SNAP_RECORD=all"),
    (
      "assertSnapshot(of: cell, as: .image(precision: 0.99))",
      "write comparing: ComparisonOptions(maxDifferentRatio: 0.01) for a precision of 0.99"
    ),
    (
      "assertSnapshot(of: cell, as: .image(precision: 1, perceptualPrecision: 0.98, size: size))",
      "Leave out precision: "
    ),
    (
      "assertSnapshot(of: cell, as: .image(perceptualPrecision: 0.98))",
      "write comparing: ComparisonOptions(maxColorDifference: 2) for a perceptual precision of 0.98"
    ),
    (
      "assertSnapshot(of: cell, as: .image(size: size, traits: traits))",
      "Write .image(Configuration(width: 320, contentSize: .large, appearance: .dark)) instead"
    ),
    (
      "assertSnapshot(of: cell, as: .image(drawHierarchyInKeyWindow: true))",
      "Leave out drawHierarchyInKeyWindow"
    ),
    ("assertSnapshot(of: cell, as: .recursiveDescription)", "Write .layout: one view a line"),
    ("assertSnapshot(of: cell, as: .image, record: true)", "Write record: .all for true"),
    (
      "assertSnapshot(of: controller, as: .image, named: \"a\", record: false)",
      "leave it out for false"
    ),
    (
      "assertSnapshot(of: cell, as: .image, file: #filePath, testName: \"a\", line: 1)",
      "Write function: for testName:, filePath: with fileID: for file:"
    ),
    ("assertSnapshot(matching: cell, as: .image)", "Write of: for matching:."),
    (
      "assertSnapshots(of: cell, as: [\"a\": .image])",
      "Write assertSnapshots(of: { cell }, over: .widths(320, 430) * .appearances(.light, .dark))"
    ),
    ("_ = verifySnapshot(of: cell, as: .image)", "Write assertSnapshot, and pass fileID, filePath"),
    ("withSnapshotTesting(record: .all) {}", "Write withSnapshots(record:), without diffTool:."),
  ]

  private static let head = """
    import SnapTesting
    import UIKit

    @MainActor func use(
      cell: UITableViewCell, controller: UIViewController, size: CGSize, traits: UITraitCollection
    ) {

    """

  @Test func `the compiler says what to write instead`() throws {
    let lines = Self.calls.map(\.code)
    let source = Self.head + lines.joined(separator: "\n") + "\n}\n"
    let errors = try Compiler.errors(of: source)
    let firstLine = Self.head.components(separatedBy: "\n").count
    for (index, call) in Self.calls.enumerated() {
      let own = errors.filter { $0.line == firstLine + index }.map(\.message)
      #expect(own.count == 1 && own[0].contains(call.message), "\(call.code): \(own)")
    }
    #expect(errors.count == Self.calls.count, "\(errors)")
  }
}
