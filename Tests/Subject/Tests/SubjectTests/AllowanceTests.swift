import SnapTesting
import Testing

@MainActor
@Suite struct AllowanceTests {
  @Test func `an allowance that is needed`() {
    assertSnapshot(
      of: SubjectRow("Title", hasConflict: true), as: .image,
      allowing: Mutation.current == .withoutAllowances ? [] : [.unsatisfiableConstraints()])
  }

  @Test func `a sound row`() {
    assertSnapshot(
      of: SubjectRow("Title"), as: .image,
      allowing: Mutation.current == .unusedAllowances ? [.ambiguousLayout()] : [])
  }
}
