import Fixtures
import Foundation
import Testing

/// Compares cells of Interface Builder files with the frames that Apple's engine computed.
///
/// `SNAP_IB_CORPUS` names a folder with `dev/` (the files), `cells.dev.jsonl` and `trusted_cells.tsv`;
/// `make ib-conformance` sets it. Frames of `dev` alone are compared.
@Suite(
  .enabled(
    if: ProcessInfo.processInfo.environment["SNAP_IB_CORPUS"] != nil,
    "SNAP_IB_CORPUS names no folder"))
@MainActor struct InterfaceBuilderConformanceTests {
  @Test func `frames and heights are those of Apple's engine as often as we say`() throws {
    let folder = try #require(ConformanceFolder.current)
    let stored = try folder.score(storedSizes: true, tolerance: 0.5)
    let own = try folder.score(storedSizes: false, tolerance: 1)
    print(
      """
      with stored sizes, trusted cells:      views \(stored.trusted.views), cells \(stored.trusted.cells)
      with stored sizes, not misplaced:      views \(stored.placed.views), cells \(stored.placed.cells)
      with our own sizes, trusted cells:     views \(own.trusted.views), cells \(own.trusted.cells)
      heights of trusted automatic rows:     \(own.heights)
      misses with stored sizes by class:     \(stored.placed.causes)
      misses with our own sizes by class:    \(own.trusted.causes)
      """)
    #expect(stored.trusted.views.share >= 0.99)
    #expect(stored.trusted.cells.share >= 0.97)
    #expect(stored.placed.views.share >= 0.90)
    #expect(own.trusted.views.share >= 0.88)
    #expect(own.heights.share >= 0.75)
  }
}
