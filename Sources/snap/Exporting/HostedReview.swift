import SnapReport
import SnapshotRecords
import TestRuns

/// A service, or a tool, that compares folders of pictures with those of an earlier commit and shows them to reviewers.
enum HostedReview: String, CaseIterable {
  case sentry, argos
  case regSuit = "reg-suit"

  /// The folder of the new pictures.
  var actualFolder: String? { self == .regSuit ? "actual" : nil }
  /// The folder of the references; nil for a service that has its own.
  var expectedFolder: String? { self == .regSuit ? "expected" : nil }

  /// Returns the file of metadata beside a picture; nil where there is none.
  ///
  /// - Parameters:
  ///   - path: the picture's path.
  ///   - result: what it shows.
  /// - Returns: the file's path, and its value.
  func sidecar(of path: String, _ result: SnapshotResult) -> (path: String, value: any Encodable)? {
    switch self {
    // `name.png` has `name.json`.
    case .sentry: (path.dropLast(".png".count) + ".json", SentryMetadata(result))
    case .argos: (path + ".argos.json", ArgosMetadata(result))
    case .regSuit: nil
    }
  }
}

/// Source: Sentry, "Uploading Snapshots", "JSON Metadata".
private struct SentryMetadata: Encodable {
  struct Context: Encodable {
    let verdict: String
    let source: String?
    let width: Double
    let height: Double
    let scale: Double
    let changes: [String]
  }

  let display_name: String
  let group: String
  let tags: [String: String]
  let context: Context

  init(_ result: SnapshotResult) {
    let key = result.key
    display_name = key.configuration.isEmpty ? key.fixture : "\(key.fixture).\(key.configuration)"
    group = key.suite
    tags = key.configuration.isEmpty ? [:] : ["configuration": key.configuration]
    context = Context(
      verdict: result.status.rawValue, source: result.source?.description,
      width: result.size.width, height: result.size.height, scale: result.scale,
      changes: result.changeSentences)
  }
}

/// Source: Argos, `ScreenshotMetadata` of its package `@argos-ci/util`.
private struct ArgosMetadata: Encodable {
  struct Program: Encodable {
    var name = "snap"
    var version = ToolVersion.number
  }

  struct Viewport: Encodable {
    let width: Int
    let height: Int
  }

  struct Place: Encodable {
    let file: String
    let line: Int
    var column = 1
  }

  struct Annotation: Encodable {
    let type: String
    let description: String
  }

  struct Test: Encodable {
    let id: String
    let title: String
    let titlePath: [String]
    let location: Place?
    let annotations: [Annotation]
  }

  let automationLibrary = Program()
  let sdk = Program()
  let mediaType = "screen"
  let viewport: Viewport
  let test: Test

  init(_ result: SnapshotResult) {
    let key = result.key
    viewport = Viewport(
      width: Int(result.size.width.rounded(.up)), height: Int(result.size.height.rounded(.up)))
    test = Test(
      id: "\(key)", title: key.fixture, titlePath: [key.suite, key.fixture],
      location: result.source.map { Place(file: $0.file, line: $0.line) },
      annotations: [Annotation(type: "verdict", description: result.status.rawValue)]
        + result.changeSentences.map { Annotation(type: "change", description: $0) })
  }
}

extension SnapshotResult {
  /// The reasons of a failure, a line each.
  fileprivate var changeSentences: [String] {
    (message ?? "").split(separator: "\n").map { String($0).visible }
  }
}
