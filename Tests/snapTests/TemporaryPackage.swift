import Foundation
import Graphics
import LayoutModel
import Snapshots
import Testing

/// A package in a folder of its own, whose tests are played by a script in the place of `swift`.
///
/// The script answers `swift build` and `swift test` with chosen exit codes. Its `test` puts prepared
/// records where tests leave theirs, with the run's token.
final class TemporaryPackage {
  let root: URL
  let directories: SnapshotDirectories
  private let prepared: URL
  private let tools: URL

  init() throws {
    root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("snap-package-\(UUID().uuidString)", isDirectory: true)
    directories = SnapshotDirectories(packageRoot: root)
    prepared = root.appendingPathComponent("prepared")
    tools = root.appendingPathComponent("tools")
    for folder in [prepared, tools] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data("// swift-tools-version: 6.2".utf8).write(
      to: root.appendingPathComponent("Package.swift"))
    try installSwift()
  }

  deinit {
    try? FileManager.default.removeItem(at: root)
  }

  /// `snap` in the package's folder with the script on `PATH`.
  func snap(
    building: Int32 = 0, failing: Failing = .nothing, writing: String = ""
  ) -> SnapTool {
    SnapTool(
      directory: root,
      environment: [
        "PATH": "\(tools.path):/usr/bin:/bin", "BUILD_EXIT": "\(building)",
        "TEST_FAILS": failing.rawValue, "TEST_WRITES": writing, "PREPARED": prepared.path,
      ], owner: self)
  }

  /// What fails in the tests.
  enum Failing: String {
    case nothing, snapshot, plainTest, both, crash, xcTest, xcTestSnapshot
  }

  /// Has the tests leave this record.
  func prepare(_ result: SnapshotResult) throws {
    var result = result
    result.run = "RUN"
    try write(result, below: prepared)
  }

  /// Leaves a record of an earlier run.
  func leave(_ result: SnapshotResult) throws {
    try write(result, below: directories.results)
  }

  /// What the script was called with, a line per call.
  func calls() throws -> [String] {
    let file = root.appendingPathComponent("calls")
    return try String(contentsOf: file, encoding: .utf8).replacing(root.path + "/", with: "")
      .split(separator: "\n").map(String.init)
  }

  /// Whether the script has been asked to test.
  var hasBegunTesting: Bool {
    get throws { try exists("calls") && calls().contains { $0.hasPrefix("test") } }
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  private func write(_ result: SnapshotResult, below folder: URL) throws {
    let file = folder.appendingPathComponent("\(result.key).json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(result).write(to: file)
  }

  private func installSwift() throws {
    let script = #"""
      #!/bin/bash
      case "$*" in
      --version) echo "Swift version ${SWIFT_VERSION:-6.2.1} (a script)"; exit 0 ;;
      *dump-package) cat "${MANIFEST:?}"; exit ;;
      esac
      echo "$@ SNAP_RECORD=$SNAP_RECORD${SNAP_SHARD:+ SNAP_SHARD=$SNAP_SHARD}" >> calls
      case "$1" in
      build) echo "a compiler's words"; exit "$BUILD_EXIT" ;;
      esac
      echo "the tests' words"
      if [ -n "$TEST_SLEEPS" ]; then exec sleep "$TEST_SLEEPS"; fi
      (cd "$PREPARED" && find . -name '*.json') | while read -r file; do
        mkdir -p ".snap/results/$(dirname "$file")"
        sed "s/\"RUN\"/\"$SNAP_RUN\"/" "$PREPARED/$file" > ".snap/results/$file"
      done
      if [ -n "$TEST_WRITES" ]; then
        mkdir -p "$(dirname "$TEST_WRITES")"
        printf '12345' > "$TEST_WRITES"
      fi

      # The folder of the run's notes is named by the FNV-1a hash of its token.
      hash=$((0xcbf29ce484222325))
      for ((i = 0; i < ${#SNAP_RUN}; i++)); do
        hash=$(((hash ^ $(printf %d "'${SNAP_RUN:i:1}")) * 0x100000001b3))
      done
      notes=.snap/claims/$(printf %x $hash)
      mkdir -p "$notes/.failures"
      note() {
        echo "{\"framework\":\"$1\",\"test\":\"row()\",\"complaints\":[]}" > "$notes/.failures/$1.json"
      }
      report() {
        echo "<testsuites><testsuite><testcase classname='Cells.CellTests' name='row()'>$*</testcase>"
      }
      own="<failure message='Issue recorded (error): Snapshot differs'/>"
      other="<failure message='Expectation failed: 1 == 2'/>"

      case "$*" in
      *--disable-swift-testing*)
        case "$TEST_FAILS" in
        xcTest) exit 1 ;;
        xcTestSnapshot) note XCTest; echo 1 > "$notes/.xctest.json"; exit 1 ;;
        esac
        exit 0 ;;
      esac
      file=.snap/xunit.xml
      end="</testsuite></testsuites>"
      case "$TEST_FAILS" in
      snapshot) note "Swift Testing"; echo "$(report "$own")$end" > $file; exit 1 ;;
      plainTest) echo "$(report "$other")$end" > $file; exit 1 ;;
      both) note "Swift Testing"; echo "$(report "$other$own")$end" > $file; exit 1 ;;
      crash) report > $file; exit 1 ;;
      *) echo "$(report)$end" > $file; exit 0 ;;
      esac
      """#
    let swift = tools.appendingPathComponent("swift")
    try Data(script.utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
  }
}

/// Results to leave in a package.
enum Samples {
  static func result(
    _ status: SnapshotResult.Status = .passed, fixture: String = "a row",
    configuration: String = ""
  ) -> SnapshotResult {
    let key = SnapshotKey(suite: "CellTests", fixture: fixture, configuration: configuration)
    return SnapshotResult(
      key: key, status: status, reference: "Snapshots/\(key.referencePath(scale: 2))",
      size: .init(width: 320, height: 82), scale: 2)
  }

  static func cell(label: String, height: Double = 8, color: UInt8 = 0) throws -> Snapshot {
    var bitmap = try #require(Bitmap(width: 32, height: Int(height * 2)))
    bitmap[3, 4] = Pixel(red: color, green: 0, blue: 0, alpha: 255)
    let title = LayoutNode(
      name: "titleLabel", className: "UILabel", frame: CGRect(x: 1, y: 2, width: 9, height: 4),
      text: .init(
        string: label, font: "system-regular 17", lines: 1, isTruncated: false, color: "#000000FF"))
    let tree = LayoutNode(
      name: "cell", className: "Cell", frame: CGRect(x: 0, y: 0, width: 16, height: height),
      children: [title])
    return Snapshot(bitmap: bitmap, scale: 2, tree: tree)
  }
}
