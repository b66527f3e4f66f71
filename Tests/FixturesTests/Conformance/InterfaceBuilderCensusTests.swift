import TestSupport
import Testing

/// `make ib-census IB=folder` prints what the files of a larger folder say and nobody reads.
@MainActor struct InterfaceBuilderCensusTests {
  @Test func `all that the sample's files say is shown, noted or known to draw nothing`() {
    let unread = InterfaceBuilderCensus(.sample).unread
    #expect(unread.map { "\($0.entry.element) \($0.entry.part)=\($0.value)" } == [])
  }

  @Test(.enabled(if: InterfaceBuilderCorpus.named != nil, "SNAP_IB_CORPUS names no folder"))
  func `what files say and nobody reads is listed`() throws {
    let rows = InterfaceBuilderCensus(try #require(InterfaceBuilderCorpus.named)).unread
    for row in rows {
      print(
        "census", row.repositories.count, row.count, row.entry.element, row.entry.part,
        row.value.prefix(40), separator: "\t")
    }
    #expect(!rows.contains { $0.repositories.count >= 10 }, "a part of ten repositories is unread")
  }
}
