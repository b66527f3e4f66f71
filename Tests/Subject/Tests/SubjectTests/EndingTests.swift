import SnapTesting
import Testing

@MainActor
@Suite(.serialized) struct EndingTests {
  @Test func `a row before`() { assertSnapshot(of: SubjectRow("Before"), as: .image) }
  @Test func `ends the process`() { Mutation.endProcess(in: "Testing") }
  @Test func `later row`() { assertSnapshot(of: SubjectRow("Later"), as: .image) }
}
