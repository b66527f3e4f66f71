import Foundation
import Graphics
import LayoutModel
import SnapshotRecords
import SnapshotSamples
import Testing

/// A package whose tests are played by a script in the place of `swift`.
///
/// The script answers `swift build`, and its copy is the program that this builds. That writes prepared records where tests
/// write theirs, with the run's token, and events, and ends with a chosen exit code.
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
    /// A test ends the process with 0 outside of assertions.
    case leaves
    /// The process ends with 0 while no test runs, and before the end of all.
    case endless
    /// The process ends with 3 after the end of all tests.
    case late
    /// No test uses the library that observes those of XCTest, which pass.
    case unobserved
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
      manifest() {
        if [ -n "$MANIFEST" ]; then cat "$MANIFEST"; else
          echo '{"name":"P","targets":[{"name":"T","type":"test","dependencies":[],"resources":[],"exclude":[]}]}'
        fi
      }
      case " $* " in *" ${HANGS:-nothing} "*) exec sleep 60 ;; esac
      # As swift, or as the program of the tests that it has built, which runs XCTest unless told otherwise.
      case "$0 $*" in
      *--version) echo "Swift version ${SWIFT_VERSION:-6.2.1} (a script)"; exit 0 ;;
      *dump-package)
        if [ -n "$MANIFEST_ERROR" ]; then echo "$MANIFEST_ERROR" >&2; exit 1; fi
        manifest; exit ;;
      *--show-bin-path*)
        name=$(manifest | sed -n 's/^{"name": *"\([^"]*\)".*/\1/p')
        mkdir -p tools/products
        program="tools/products/${name}PackageTests.xctest"
        [ -e "$program" ] || cp "$0" "$program"
        echo "$PWD/tools/products"; exit 0 ;;
      *swift-testing\ --list-tests) cat tests.list; exit ;;
      *--list-tests)
        case "$TEST_FAILS" in
        xcTest) echo "the tests' words"; exit 1 ;;
        xcTest* | unobserved) printf 'A.%s\n' RowTests/testFits RowTests/testWraps TableTests/testRows ;;
        esac
        exit 0 ;;
      *.xctest*) call="test $*" ;;
      *) call="$*" ;;
      esac
      state=${SNAP_STATE_DIR:-.snap}
      echo "$call SNAP_RECORD=$SNAP_RECORD${SNAP_SHARD:+ SNAP_SHARD=$SNAP_SHARD}" >> calls
      if [ -n "$BACKTRACES" ]; then
        echo "$SWIFT_BACKTRACE" > "$BACKTRACES"
        echo "$SNAP_REFERENCE_DIR" > "$BACKTRACES.references"
      fi
      case "$1" in
      build)
        if [ -n "$BUILD_WORKS" ]; then end=$((SECONDS + BUILD_WORKS)); while [ $SECONDS -lt $end ]; do :; done; fi
        if [ -n "$BUILD_LOCK" ]; then flock "$BUILD_LOCK" true; fi
        echo "a compiler's words"; exit "${BUILD_EXIT:-0}" ;;
      esac
      echo "the tests' words"
      if [ -n "$TEST_SLEEPS" ]; then exec sleep "$TEST_SLEEPS"; fi
      if [ -n "$TEST_PAUSE" ]; then
        echo "$SNAP_RUN" > token.new && mv token.new token
        if [ -z "$TEST_HOLD" ]; then sleep "$TEST_PAUSE"; fi
      fi
      # For a minute at most, so that nothing is left behind by a test that fails.
      for ((i = 0; i < 1200; i++)); do
        if [ -z "$TEST_HOLD" ] || [ -e "$TEST_HOLD" ]; then break; fi
        sleep 0.05
      done
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
      place='{"fileID":"Cells/CellTests.swift","line":3,"column":5}'
      elsewhere='{"fileID":"Cells/CellTests.swift","line":4,"column":5}'
      : > $SNAP_TEST_EVENTS
      event() { echo "{\"kind\":\"$1\",\"payload\":{\"kind\":\"$2\"$3}}" >> $SNAP_TEST_EVENTS; }
      issue() {
        event event issueRecorded ",\"testID\":\"${4:-1}\",\"issue\":{\"isKnown\":${3:-false},$(
          )\"sourceLocation\":$1},\"messages\":[{\"text\":\"$2\"}]"
      }
      list() { event test function ",\"id\":\"$1\",\"name\":\"${2:-t}\""; }
      started() { event event testStarted ",\"testID\":\"$1\""; }
      begin() { list "$1"; started "$1"; }
      finish() { event event testEnded ",\"testID\":\"$1\""; }
      end() { event event runEnded; }
      work() {
        mkdir -p $state/working
        echo "{\"process\":$1,\"run\":\"$SNAP_RUN\"$job,\"test\":\"$2\",\"keys\":[\"RowTests/wraps.320\"]," \
          "\"source\":{\"file\":\"Tests/$3RowTests.swift\",\"line\":${4:-7}}}" > "$state/working/$1.json"
      }

      case "$call" in
      *swift-testing*) ;;
      *)
        first=A.RowTests/testFits
        second=A.RowTests/testWraps
        third=A.TableTests/testRows
        case "$TEST_FAILS $1" in
        "xcTest "*) exit 1 ;;
        "unobserved "*) rm $SNAP_TEST_EVENTS; exit 0 ;;
        "xcTestSnapshot "*) list 1; note XCTest; issue "$place" "Snapshot differs"; end; exit 1 ;;
        "xcTestCell $second") exit 1 ;;
        *" $second") end; exit 0 ;;
        *" A.TableTests")
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
        # No system gives a process this number.
        xcTestCell) work 4194305 'testWraps()' A/ 5 ;;
        esac
        exit 1 ;;
      esac
      list 1 'row()'
      if [ "$TEST_FAILS" = crash ]; then exit 1; fi
      wraps='A.RowTests/wraps()/RowTests.swift:4:4'
      fits='A.RowTests/fits()/RowTests.swift:9:4'
      case "$TEST_FAILS$*" in
      many*--filter*) exit 1 ;;
      many*)
        for i in {0..7}; do list "A.RowTests/many$i()/RowTests.swift:$i:4"; done
        for i in {0..7}; do
          case "$*" in *"many$i"*) continue ;; esac
          many="A.RowTests/many$i()/RowTests.swift:$i:4"
          started "$many"
          work 4194305 "$many"
          exit 1
        done ;;
      stubborn*)
        begin "$wraps"
        work 4194305 "$wraps"
        exit 1 ;;
      *"--skip ^"*) ;;
      cell*)
        begin "$wraps"
        work 4194305 "$wraps"
        echo "A.swift:1: Fatal error: Index out of range"
        echo "  3 [ra] 0x0 RowCell.init() + 1 in A at $PWD/Sources/RowCell.swift:8:2"
        exit 1 ;;
      leaves*) begin "$wraps"; exit 0 ;;
      endless*) exit 0 ;;
      late*) end; exit 3 ;;
      silence*) begin "$wraps"; exec sleep 60 ;;
      hang*) begin "$wraps"; work $$ "$wraps"; exec sleep 60 ;;
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
