import Testing

@Test func row() {
  assertSnapshot(of: cell)
}
