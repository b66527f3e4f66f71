import SnapshotRecords
import Testing

@testable import SnapReport

struct ContactSheetWordsTests {
  private func lines(
    _ changes: [(String, String?)], of count: Int = 8, added: [String] = [], removed: [String] = []
  ) -> [String] {
    let note = ResultNote.configurations(
      changes.map {
        ConfigurationChange(name: $0.0, notes: $0.1.map { [.refusal(reason: $0)] } ?? [])
      },
      of: count, added: added, removed: removed)
    return note.sentences
  }

  @Test func `each configuration that changed is named and explained`() {
    #expect(
      lines([("320", "a.\nb."), ("414", "c.")], of: 2) == [
        "Changed in 2 of 2 configurations: 320, 414.", "320: a.", "320: b.", "414: c.",
      ])
  }

  @Test func `equal explanations are given once`() {
    #expect(
      lines([("320", "a."), ("375", "b."), ("414", "a."), ("507", nil)]) == [
        "Changed in 4 of 8 configurations: 320, 375, 414, 507.", "320, 414: a.", "375: b.",
      ])
  }

  @Test func `a line that explanations share is given once`() {
    #expect(
      lines([("320", "a.\nshared."), ("375", "b.\nshared.")], of: 2) == [
        "Changed in 2 of 2 configurations: 320, 375.", "320: a.", "320, 375: shared.", "375: b.",
      ])
    let many = lines([("1", "a."), ("2", "b."), ("3", "c."), ("4", "a.\nb."), ("5", "d.")])
    #expect(many.dropFirst() == ["1, 4: a.", "2, 4: b.", "3: c.", "… 1 more explanation."])
  }

  @Test(arguments: [(3, nil), (4, "… 1 more explanation."), (5, "… 2 more explanations.")])
  func `three explanations are shown and the rest is counted`(count: Int, last: String?) {
    let found = lines((0..<count).map { ("\($0)", "reason \($0).") })
    #expect(found.count == 1 + min(count, 3) + (last == nil ? 0 : 1))
    #expect((count > 3 ? found.last : nil) == last)
  }

  @Test func `what came or went is named`() {
    #expect(
      lines([], of: 1, added: ["414"], removed: ["320", "375"]) == ["New: 414.", "Gone: 320, 375."])
  }

  @Test func `a difference of no configuration is said to be one`() {
    #expect(
      lines([]) == [
        "Every configuration looks as in the reference; their order or labels changed."
      ])
  }
}
