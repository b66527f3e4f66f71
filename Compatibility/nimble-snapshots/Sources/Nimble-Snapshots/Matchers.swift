import Nimble
import UIKit

/// The settings of a matcher.
struct Request {
  var name: String?
  var identifier: String?
  var isRecording = false
  var pixelTolerance: CGFloat?
  var tolerance: CGFloat?

  /// Makes a matcher that verifies each snapshot of a value.
  ///
  /// - Parameter snapshots: the ends of names with what each snapshot needs first.
  /// - Returns: a matcher of Nimble, which fails with the messages of the snapshots that differ.
  func matcher<T>(
    _ snapshots: [(end: String, size: UIContentSizeCategory, prepare: (any Snapshotable) -> Void)] =
      [
        ("", .unspecified, { _ in })
      ]
  ) -> Nimble.Matcher<T> where T: Snapshotable {
    Matcher { expression in
      guard let value = try expression.evaluate() else {
        return MatcherResult(status: .fail, message: .fail("expected a view to draw, got <nil>"))
      }
      let failures = MainActor.assumeIsolated {
        snapshots.compactMap { snapshot -> String? in
          snapshot.prepare(value)
          return self.snapshot(snapshot.end, snapshot.size, at: expression.location)
            .failure(ofAny: value)
        }
      }
      return MatcherResult(
        bool: failures.isEmpty, message: .fail(failures.joined(separator: "\n")))
    }
  }

  @MainActor private func snapshot(
    _ end: String, _ contentSize: UIContentSizeCategory, at location: Nimble.SourceLocation
  ) -> MatchedSnapshot {
    let settings = Settings.current
    func snapshot(_ name: String?, _ identifier: String?) -> MatchedSnapshot {
      MatchedSnapshot(
        named: name, identifier: identifier, isRecording: isRecording || settings.isRecording,
        perPixelTolerance: pixelTolerance ?? settings.pixelTolerance,
        overallTolerance: tolerance ?? settings.tolerance, contentSize: contentSize,
        directory: settings.directory, file: location.filePath, line: location.line)
    }
    guard !end.isEmpty else { return snapshot(name, identifier) }
    let parts = [snapshot(name, nil).name, identifier, end].compactMap { $0 }
    return snapshot(parts.joined(separator: "_"), nil)
  }
}

/// A matcher that passes if a view matches its reference.
public func haveValidSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Request(
    name: name, identifier: identifier, pixelTolerance: pixelTolerance, tolerance: tolerance
  ).matcher()
}

/// A matcher that passes if a view matches its reference, whose name on iOS has the device.
public func haveValidDeviceAgnosticSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  haveValidSnapshot(
    named: name, identifier: identifier, pixelTolerance: pixelTolerance, tolerance: tolerance)
}

/// A matcher that writes the reference, and then fails.
public func recordSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  Request(name: name, identifier: identifier, isRecording: true).matcher()
}

/// A matcher that writes the reference, whose name on iOS has the device, and then fails.
public func recordDeviceAgnosticSnapshot<T: Snapshotable>(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false,
  shouldIgnoreScale: Bool = false
) -> Nimble.Matcher<T> {
  recordSnapshot(named: name, identifier: identifier)
}
