import Foundation
import Graphics
import SnapshotRecords
import SnapshotReferences
import Testing
import UIKit

@testable import Fixtures

/// The fixed cells by which engines are told apart; `ENGINE_SAMPLE=DIR` writes their pictures, to look at.
@MainActor struct EngineFingerprintTests {
  @Test func `the fingerprint does not depend on what was drawn before`() throws {
    let first = try Engine.Fingerprint()
    let label = UILabel()
    label.text = "日本語"
    _ = try Rendering(of: label, in: Configuration(locale: "ja")).snapshot()
    #expect(try Engine.Fingerprint() == first)
  }

  @Test func `the fingerprint does not depend on the appearance that a test sets`() throws {
    let first = try Engine.Fingerprint()
    UILabel.appearance().textColor = .systemRed
    #expect(try Engine.Fingerprint() == first)
  }

  @Test func `a picture that is written names this engine with its fingerprint`() throws {
    let label = UILabel()
    label.text = "A"
    let png = try Rendering(of: label, in: Configuration()).artifact().encoded()
    let engine = try Snapshot(png: png, name: "").engine
    #expect(try engine == Engine(fingerprint: Engine.Fingerprint()))
  }

  @Test func `outside the main actor an engine has no fingerprint`() async throws {
    #expect(try await Task.detached { try Engine.current() }.value == Engine())
  }

  /// Cells that show nothing would give every engine the same fingerprint.
  @Test func `each cell of the sample shows something in each configuration`() throws {
    var digests: Set<String> = []
    for configuration in EngineSample.configurations {
      for view in EngineSample.views {
        let rendering = try Rendering(of: view, in: configuration)
        #expect(!rendering.diagnostics.contains { $0.severity == .error })
        let bitmap = try rendering.snapshot().bitmap
        digests.insert(bitmap.digest.description)
        if let folder = ProcessInfo.processInfo.environment["ENGINE_SAMPLE"] {
          try PNG.encode(bitmap).write(to: URL(fileURLWithPath: "\(folder)/\(digests.count).png"))
        }
      }
    }
    #expect(digests.count == EngineSample.views.count * EngineSample.configurations.count)
  }
}
