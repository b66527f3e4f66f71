import Foundation
import Snapshots

/// A test that ended its process, or did not end.
package struct TestCrash: Hashable, CustomStringConvertible {
  enum Kind: Hashable {
    case crash
    /// It worked on one snapshot, or on none without an event, for longer than this many seconds, and was ended.
    case hang(seconds: Int)
    /// The tests of a class could not be made, which XCTest does before it runs one; the test is the class.
    case making
  }

  /// What happened when the test ran alone.
  enum Again: String {
    case same = "alone it does so again"
    case passes = "alone it passes, so another test may be the cause"
  }

  let kind: Kind
  /// The test's identifier in its framework; nil if it is unknown.
  let test: String?
  /// What was being verified; nil outside of assertions.
  let work: WorkInProgress?
  /// The lines of the log that tell the reason and the package's own frames.
  let trace: [String]
  var again: Again?

  package var description: String {
    let snapshots = work?.subject
    let what =
      switch kind {
      case .crash: "ended the process"
      case .hang(let seconds): "did not end in \(seconds) seconds"
      case .making: "is left out, as making its tests ended the process"
      }
    let tested = snapshots == nil || test == nil ? "" : " in \(Self.name(of: test))"
    let more = again.map { "; \($0.rawValue)" } ?? ""
    let subject = (work?.place ?? "") + (snapshots ?? Self.name(of: test))
    return (["\(subject) \(what)\(tested)\(more)."] + trace).joined(separator: "\n")
  }

  /// The identifier without the file at its end.
  private static func name(of test: String?) -> String {
    guard let test else { return "a test" }
    return pathParts(of: test).joined(separator: "/")
  }

  /// The module, the suites and the function of an identifier such as `A.RowTests/wraps()/RowTests.swift:4:4`.
  static func pathParts(of test: String) -> [Substring] {
    let parts = test.split(separator: "/")
    let isPlace = parts.last?.wholeMatch(of: /.+\.swift:\d+:\d+/) != nil
    return isPlace ? parts.dropLast() : parts
  }

  /// A pattern for `--filter` and `--skip` that matches this test only.
  static func pattern(of test: String) -> String {
    pattern(ofPath: pathParts(of: test).joined(separator: "/"))
  }

  static func pattern(ofPath path: String) -> String {
    "^\(NSRegularExpression.escapedPattern(for: path))(/|$)"
  }
}

extension TestLog {
  /// The lines after an offset in bytes that tell a reason or a frame in the package's own sources.
  ///
  /// They are only shown. A line that is missing or too much changes no decision.
  func trace(from start: Int, in package: URL) -> [String] {
    TestCrash.trace(in: text(from: start), of: package)
  }
}

extension TestCrash {
  /// The most lines of a trace: what fits beside other failures.
  private static let traceLimit = 8

  /// The lines of a process's output that tell a reason or a frame in the package's own sources.
  static func trace(in output: String, of package: URL) -> [String] {
    let root = package.path + "/"
    let lines = output.split(separator: "\n").filter { line in
      line.contains("Fatal error") || line.contains("Program crashed")
        || line.contains(" at \(root)") && !line.contains(" at \(root).build/")
    }
    return lines.prefix(traceLimit).map {
      $0.replacing(root, with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
