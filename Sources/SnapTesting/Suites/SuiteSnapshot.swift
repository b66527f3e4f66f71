#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import Graphics
internal import LayoutModel
internal import SnapReport
package import SnapshotKeys
internal import SnapshotRecords
internal import SnapshotReferences
internal import Snapshots
internal import UIKit

/// One snapshot that a test takes with the API of another library: a fixture with one configuration.
///
/// An error of the layout does not fail it, as that API cannot allow one; the report shows all.
package struct SuiteSnapshot: Sendable {
  let site: CallSite
  /// The first part of its key; nil for the name of the test's file.
  let suite: String?
  /// The name of the test without its parameters, or of the fixture in it.
  let fixture: String
  /// What tells it from other snapshots of the test, as in the names of that library's pictures.
  let name: String
  /// The end of its key, where pictures and texts may have one name.
  let keyEnding: String
  let record: RecordMode?
  /// The picture that iOS made of it; nil if there is none.
  let iosPicture: IOSPicture?

  /// Creates a snapshot; nil for the mode leaves it to `withSnapshots`, the trait or the environment.
  package init(
    at site: CallSite, suite: String? = nil, fixture: String, name: String,
    keyEnding: String = "", record: RecordMode? = nil, iosPicture: IOSPicture? = nil
  ) {
    self.site = site
    self.suite = suite
    self.fixture = fixture
    self.name = name
    self.keyEnding = keyEnding
    self.record = record
    self.iosPicture = iosPicture
  }

  private var assertion: Assertion { Assertion(site: site, record: record) }

  /// Verifies the snapshot, and fails the test.
  ///
  /// - Parameter content: makes what is compared; runs on the main thread.
  package func run(_ content: () throws -> SuiteContent) {
    withoutActuallyEscaping(content) { content in
      assertion.run(verification(content))
    }
  }

  /// Verifies the snapshot, and returns why the test should fail; nil if it passes.
  package func failure(_ content: () throws -> SuiteContent) -> String? {
    withoutActuallyEscaping(content) { content in
      let outcome = assertion.outcome(of: verification(content))
      return outcome.isFailure ? assertion.settings.tool.naming(outcome.message) : nil
    }
  }

  /// Verifies what a closure makes, which is called on the main thread while the caller waits.
  func verification(
    _ content: @escaping () throws -> SuiteContent
  ) -> Assertion.Verification {
    nonisolated(unsafe) let content = content
    return { store in
      _ = try SuiteProcess.device.get()
      var store = store
      store.iosPicture = assertion.settings.comparesWithIOS ? iosPicture?.path : nil
      let fixture = Fixture(
        suite: try suite ?? site.suite(store.pathTemplate()), name: fixture,
        configurations: [Configuration()], source: site.source, keyEnding: keyEnding,
        keyName: name, failsForDiagnostics: false
      ) { _ in
        try ProcessDevice.perform {
          try SuiteContext.run(for: iosPicture, content).inspection
        }
      }
      return try fixture.verify(in: store) { try assertion.settings.verifies($0, in: store) }
    }
  }
}

extension SuiteContent {
  @MainActor fileprivate var inspection: Inspection {
    get throws {
      switch self {
      case .picture(let image, let options):
        guard image.size.width > 0, image.size.height > 0 else { throw SuiteError.emptyPicture }
        if let drawn = DrawnView.shown(in: image) { return drawn.inspection(comparing: options) }
        let snapshot = Snapshot(image)
        return Inspection(
          diagnostics: [], artifact: PictureArtifact(snapshot, comparison: options))
      case .text(let text):
        return Inspection(diagnostics: [], artifact: TextSnapshot(suiteText: text))
      case .data(let data):
        let text = String(data: data, encoding: .utf8) ?? data.base64EncodedString()
        return Inspection(diagnostics: [], artifact: TextSnapshot(suiteText: text))
      }
    }
  }
}

extension TextSnapshot {
  fileprivate init(suiteText text: String) {
    self.init(text: text, size: SnapshotResult.Size(width: 0, height: 0), scale: 1)
  }
}

extension Snapshot {
  /// A picture without a layout.
  fileprivate init(_ image: UIImage) {
    let frame = CGRect(origin: .zero, size: image.size)
    self.init(
      bitmap: (image.cgImage?.source ?? .empty).bitmap,
      scale: Double(image.scale),
      tree: LayoutNode(name: "image", className: "UIImage", frame: frame))
  }
}
#endif
