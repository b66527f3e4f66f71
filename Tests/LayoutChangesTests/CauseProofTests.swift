import LayoutModel
import SnapReport
import Testing

@testable import LayoutChanges

/// Causes that are proven by undoing them.
struct CauseProofTests {
  private func comparison(
    from old: ColumnValues = ColumnValues(), _ edit: (inout ColumnValues) -> Void
  ) -> (comparison: LayoutComparison, tried: Int) {
    var new = old
    edit(&new)
    let model = ModelLayout(new)
    let comparison = LayoutComparison(from: old.layout, to: new.layout, provenBy: model)
    return (comparison, model.tried)
  }

  private func sentences(
    from old: ColumnValues = ColumnValues(), _ edit: (inout ColumnValues) -> Void
  ) -> [String] {
    comparison(from: old, edit).comparison.rootCauses.map(\.sentence)
  }

  @Test func `a constant that gives the old frames back is the cause`() {
    #expect(
      sentences { $0.gap = 12 } == [
        "footer.top to title.bottom: 4 → 12 (Cell.swift:20) ⇒ cell 8 pt taller."
      ])
  }

  @Test func `what moved with the cause names it`() {
    let changes = comparison { $0.gap = 12 }.comparison.changes
    #expect(
      changes.map(\.cause) == [
        nil, "contentView/footer", "contentView/footer", "contentView/footer",
      ])
    #expect(changes.first?.followers == 2)
  }

  @Test func `independent causes each have their own effect`() {
    #expect(
      sentences {
        $0.gap = 12
        $0.bottom = 30
      } == [
        "footer.top to title.bottom: 4 → 12 (Cell.swift:20) ⇒ cell 8 pt taller.",
        "footer.bottom to contentView.bottom: 20 → 30 (Cell.swift:21) ⇒ cell 10 pt taller.",
      ])
  }

  @Test func `changes that have an effect only together are one cause`() {
    #expect(
      sentences {
        $0.setTitle("A title that takes more than a single line")
        $0.maxLines = 0
      } == [
        "title.text: \"Title\" → \"A title that takes more than a s…\" and title.numberOfLines: 1 → 0"
          + " ⇒ wrapped to 2 lines ⇒ cell 20 pt taller; 1 view below moved with it."
      ])
  }

  @Test func `a change that another one brings about is its consequence`() {
    var old = ColumnValues()
    old.maxLines = 0
    let found = comparison(from: old) { $0.setTitle("A title that takes more than a single line") }
    #expect(found.comparison.rootCauses.count == 1)
    let footer = found.comparison.changes.first {
      if case .text = $0.fact { $0.view == "contentView/footer" } else { false }
    }
    #expect(footer?.cause == "contentView/title")
  }

  @Test func `a change without an effect is not among the causes`() {
    #expect(
      sentences {
        $0.gap = 12
        $0.maxLines = 3
      } == [
        "footer.top to title.bottom: 4 → 12 (Cell.swift:20) ⇒ cell 8 pt taller."
      ])
  }

  @Test func `the width that the environment gives is the cause of what it changes`() {
    var old = ColumnValues()
    old.maxLines = 0
    old.titleText = "A title of twenty-six char"
    #expect(
      sentences(from: old) { $0.width = 200 } == [
        "BasicCell.width: 320 → 200 ⇒ cell 20 pt taller."
      ])
  }

  @Test func `without the old frames nothing has an arrow`() {
    #expect(
      sentences {
        $0.gap = 12
        $0.drift = 1
      } == [
        "footer.top to title.bottom: 4 → 12 (Cell.swift:20).",
        "Cell 9 pt taller; 1 view moved; contentView is 9 pt taller.",
      ])
  }

  @Test func `without a named change only the movement is reported`() {
    #expect(
      sentences { $0.drift = 1 } == ["Cell 1 pt taller; 1 view moved; contentView is 1 pt taller."])
  }

  @Test func `without live views there is no arrow`() {
    var new = ColumnValues()
    new.gap = 12
    let causes = LayoutComparison(from: ColumnValues().layout, to: new.layout).rootCauses
    #expect(
      causes.map(\.sentence) == [
        "footer.top to title.bottom: 4 → 12 (Cell.swift:20).",
        "Cell 8 pt taller; 1 view moved; contentView is 8 pt taller.",
      ])
  }

  @Test func `views that are not laid out as in the picture prove nothing`() {
    var (new, other) = (ColumnValues(), ColumnValues())
    new.gap = 12
    (other.gap, other.bottom) = (12, 50)
    let causes = LayoutComparison(
      from: ColumnValues().layout, to: new.layout, provenBy: ModelLayout(other)
    ).rootCauses
    #expect(causes.allSatisfy { $0.events.isEmpty || $0.effect == nil })
  }

  @Test func `few layouts are tried`() {
    let found = comparison {
      $0.gap = 12
      $0.bottom = 30
      $0.maxLines = 3
    }
    #expect(found.tried <= 3 * 3 + 3)
    #expect(comparison { $0.footerText = "Other" }.tried == 0)
  }
}
