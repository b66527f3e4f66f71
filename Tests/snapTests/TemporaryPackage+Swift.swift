import Foundation
import Graphics
import LayoutModel
import SnapshotSamples
import Snapshots
import Testing

/// A package whose tests are played by a script in the place of `swift`.
///
/// The script answers `swift build` and `swift test` with chosen exit codes. Its `test` writes prepared records where
/// tests write theirs, with the run's token.
extension TemporaryPackage {
  private var prepared: URL { url(of: "prepared") }

  /// Returns `snap` in the package's folder with the script on `PATH`.
  func snap(
    building: Int32 = 0, failing: Failing = .nothing, writing: String = ""
  ) throws -> SnapTool {
    try FileManager.default.createDirectory(at: prepared, withIntermediateDirectories: true)
    return SnapTool(
      directory: root,
      environment: [
        "PATH": "\(try installSwift().path):/usr/bin:/bin", "BUILD_EXIT": "\(building)",
        "TEST_FAILS": failing.rawValue, "TEST_WRITES": writing, "PREPARED": prepared.path,
      ], owner: self)
  }

  /// The failing tests.
  enum Failing: String {
    case nothing, snapshot, plainTest, both, crash, xcTest, xcTestSnapshot
    /// A cell ends the process while it is verified.
    case cell
    /// Eight tests end the process while they verify a cell, one after the other.
    case many
    /// A cell ends the process although its test is left out.
    case stubborn
    /// One of two parallel tests ends the process, and passes alone.
    case test
    /// A cell does not end.
    case hang
    /// A test does not end outside of assertions.
    case silence
    /// A cell ends the process while a test of XCTest verifies it.
    case xcTestCell
    /// A test of XCTest ends the process outside of assertions, and passes alone.
    case xcTestOutside
    /// A test of XCTest does not end outside of assertions.
    case xcTestSilence
  }

  /// Makes the tests write this record.
  func prepare(_ result: SnapshotResult) throws {
    var result = result
    result.run = "RUN"
    let file = prepared.appendingPathComponent("\(result.key).json")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(result).write(to: file)
  }

  /// Writes a record of an earlier run.
  func leave(_ result: SnapshotResult) throws {
    let json = String(decoding: try JSONEncoder().encode(result), as: UTF8.self)
    try leave("\(result.key) \(json)")
  }

  /// Writes a line as the log of an earlier process.
  func leave(_ line: String) throws {
    let numbers = allFiles.filter { $0.hasPrefix(".snap/results/") }
      .compactMap { Int($0.split(separator: "/")[2].prefix { $0 != "." }) }
    try write(line + "\n", to: ".snap/results/\((numbers.max() ?? 0) + 1).log")
  }

  /// The script's arguments, one line per call.
  func calls() throws -> [String] {
    try text(of: "calls").replacing(root.path + "/", with: "")
      .split(separator: "\n").map(String.init)
  }

  /// Whether the script ran tests.
  var hasBegunTesting: Bool {
    get throws { try exists("calls") && calls().contains { $0.hasPrefix("test") } }
  }

  /// Puts the script in place and returns its folder.
  private func installSwift() throws -> URL {
    let script = #"""
      #!/bin/bash
      case "$*" in
      --version) echo "Swift version ${SWIFT_VERSION:-6.2.1} (a script)"; exit 0 ;;
      *dump-package)
        if [ -n "$MANIFEST_ERROR" ]; then echo "$MANIFEST_ERROR" >&2; exit 1; fi
        if [ -z "$MANIFEST" ]; then echo '{"targets":[]}'; else cat "$MANIFEST"; fi; exit ;;
      *--show-bin-path) echo "$PWD/products"; exit 0 ;;
      "test list"*--disable-xctest*) cat tests.list; exit ;;
      "test list"* | *--list-tests) exit 1 ;;
      esac
      # As the executable of a bundle's tests, which runs XCTest unless told otherwise.
      case "$0 $*" in
      *.xctest*--testing-library*) ;;
      *.xctest*) exit 0 ;;
      esac
      state=${SNAP_STATE_DIR:-.snap}
      echo "$@ SNAP_RECORD=$SNAP_RECORD${SNAP_SHARD:+ SNAP_SHARD=$SNAP_SHARD}" >> calls
      if [ -n "$BACKTRACES" ]; then
        echo "$SWIFT_BACKTRACE" > "$BACKTRACES"
        echo "$SNAP_REFERENCE_DIR" > "$BACKTRACES.references"
      fi
      case "$1" in
      build) echo "a compiler's words"; exit "$BUILD_EXIT" ;;
      esac
      echo "the tests' words"
      if [ -n "$TEST_SLEEPS" ]; then exec sleep "$TEST_SLEEPS"; fi
      if [ -n "$TEST_PAUSE" ]; then
        echo "$SNAP_RUN" > token.new && mv token.new token
        sleep "$TEST_PAUSE"
      fi
      mkdir -p $state/results
      last=$(ls $state/results | sort -n | tail -n 1)
      log=$state/results/$((${last%.log} + 1)).log
      (cd "$PREPARED" && find * -name '*.json') | while read -r file; do
        echo "${file%.json} $(sed "s/\"RUN\"/\"$SNAP_RUN\"/" "$PREPARED/$file")" >> "$log"
      done
      if [ -n "$TEST_WRITES" ]; then
        mkdir -p "$(dirname "$TEST_WRITES")"
        printf '12345' > "$TEST_WRITES"
      fi

      job=${SNAP_JOB:+,\"job\":\"$SNAP_JOB\"}
      # The folder of the run's notes is named by the FNV-1a hash of its token.
      hash=$((0xcbf29ce484222325))
      for ((i = 0; i < ${#SNAP_RUN}; i++)); do
        hash=$(((hash ^ $(printf %d "'${SNAP_RUN:i:1}")) * 0x100000001b3))
      done
      notes=$state/claims/$(printf %x $hash)
      mkdir -p "$notes/.failures"
      note() {
        echo "{\"framework\":\"$1\",\"test\":\"row()\",\"place\":$place,\"problems\":[]}" \
          > "$notes/.failures/$1.json"
      }
      file=$SNAP_TEST_EVENTS
      place='{"fileID":"Cells/CellTests.swift","line":3,"column":5}'
      elsewhere='{"fileID":"Cells/CellTests.swift","line":4,"column":5}'
      report() { echo '{"kind":"test","payload":{"kind":"function","id":"1","name":"row()"}}' > $file; }
      issue() {
        echo "{\"kind\":\"event\",\"payload\":{\"kind\":\"issueRecorded\",\"testID\":\"${4:-1}\",\"issue\":{" \
          "\"isKnown\":${3:-false},\"sourceLocation\":$1},\"messages\":[{\"text\":\"$2\"}]}}" >> $file
      }
      end() { echo '{"kind":"event","payload":{"kind":"runEnded"}}' >> $file; }

      xctest() {
        first=A.RowTests/testFits
        second=A.RowTests/testWraps
        third=A.TableTests/testRows
        case "$TEST_FAILS" in
        xcTest) exit 1 ;;
        xcTestSnapshot) report; note XCTest; issue "$place" "Snapshot differs"; end; exit 1 ;;
        xcTestCell | xcTestOutside | xcTestSilence) ;;
        *) exit 0 ;;
        esac
        case "$1" in
        *--filter*) if [ "$TEST_FAILS" = xcTestCell ]; then exit 1; fi; end; exit 0 ;;
        *"--skip ^A"*)
          begin "$third"; issue "$elsewhere" "XCTAssertEqual failed" false "$third"
          finish "$third"; end; exit 1 ;;
        esac
        list "$first"; list "$second"; list "$third"
        started "$first"
        note XCTest; issue "$place" "Snapshot differs" false "$first"
        finish "$first"
        started "$second"
        case "$TEST_FAILS" in
        xcTestSilence) exec sleep 60 ;;
        xcTestCell)
          mkdir -p $state/working
          echo "{\"process\":4194305,\"run\":\"$SNAP_RUN\"$job,\"test\":\"testWraps()\"," \
            "\"keys\":[\"RowTests/wraps.320\"],\"source\":{\"file\":\"Tests/A/RowTests.swift\"," \
            "\"line\":5}}" > $state/working/4194305.json ;;
        esac
        exit 1
      }
      list() {
        echo "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"$1\",\"name\":\"t\"}}" >> $file
      }
      started() {
        echo "{\"kind\":\"event\",\"payload\":{\"kind\":\"testStarted\",\"testID\":\"$1\"}}" >> $file
      }
      begin() { list "$1"; started "$1"; }
      finish() { echo "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"$1\"}}" >> $file; }

      case "$*" in
      *--disable-swift-testing*)
        xctest "$*"
        exit ;;
      esac
      report
      if [ "$TEST_FAILS" = crash ]; then exit 1; fi
      work() {
        mkdir -p $state/working
        echo "{\"process\":$1,\"run\":\"$SNAP_RUN\"$job,\"test\":\"$wraps\",\"keys\":[\"RowTests/wraps.320\"]," \
          "\"source\":{\"file\":\"Tests/RowTests.swift\",\"line\":7}}" > "$state/working/$1.json"
      }
      wraps='A.RowTests/wraps()/RowTests.swift:4:4'
      fits='A.RowTests/fits()/RowTests.swift:9:4'
      case "$TEST_FAILS$*" in
      many*--filter*) exit 1 ;;
      many*)
        for i in {0..7}; do list "A.RowTests/many$i()/RowTests.swift:$i:4"; done
        for i in {0..7}; do
          case "$*" in *"many$i"*) continue ;; esac
          wraps="A.RowTests/many$i()/RowTests.swift:$i:4"
          started "$wraps"
          work 4194305
          exit 1
        done ;;
      stubborn*)
        begin "$wraps"
        work 4194305
        exit 1 ;;
      *"--skip ^"*) ;;
      cell*)
        begin "$wraps"
        work 4194305 # No system gives a process this number.
        echo "A.swift:1: Fatal error: Index out of range"
        echo "  3 [ra] 0x0 RowCell.init() + 1 in A at $PWD/Sources/RowCell.swift:8:2"
        exit 1 ;;
      silence*) begin "$wraps"; exec sleep 60 ;;
      hang*) begin "$wraps"; work $$; exec sleep 60 ;;
      test*--filter*) ;;
      test*--no-parallel*) begin "$wraps"; finish "$wraps"; begin "$fits"; exit 1 ;;
      test*) begin "$wraps"; begin "$fits"; exit 1 ;;
      esac
      issue "$place" "A known failure" true
      case "$TEST_FAILS" in
      snapshot | both) note "Swift Testing"; issue "$place" "Snapshot differs" ;;
      esac
      case "$TEST_FAILS" in
      plainTest | both) issue "$elsewhere" "Expectation failed: 1 == 2" ;;
      esac
      end
      case "$TEST_FAILS" in
      snapshot | plainTest | both) exit 1 ;;
      esac
      """#
    let swift = try write(script, to: "tools/swift")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    return swift.deletingLastPathComponent()
  }
}
