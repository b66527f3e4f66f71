import LayoutModel
import TestTerms
import Testing

struct AllowedDiagnosticTests {
  static let all: [AllowedDiagnostic] = [
    .unsatisfiableConstraints(), .zeroHeight(), .unsettledHeight(), .ambiguousLayout(),
    .brokenConstraint(),
    .truncatedText(), .clippedText(), .overlap(), .outOfBounds(), .missingGlyph(), .missingFont(),
    .missingImage(), .unsupportedImage(),
    .perspective(), .lowContrast(), .smallHitTarget(), .zeroPriority(),
    .missingAccessibilityLabel(), .unreachableControl(), .repeatedAccessibilityLabel(),
    .readingOrder(), .fixedTextSize(), .lowPerceivedContrast(),
  ]

  @Test func `each kind of diagnostic can be allowed`() {
    #expect(Self.all.map(\.kind) == Diagnostic.Kind.allCases.filter(\.isOfLayout))
    let ofTables: [AllowedDiagnostic] = [.heightDependsOnReuse(), .measuredAtOtherWidth()]
    let never: Set<Diagnostic.Kind> = [
      .unexpectedHeight, .unneededAllowance, .unstableDrawing, .unlikelyConfiguration, .unsupported,
      .faultyElement, .xcodeFlag,
    ]
    let others = Diagnostic.Kind.allCases.filter { !$0.isOfLayout }
    #expect(never.union(ofTables.map(\.kind)) == Set(others))
  }

  @Test(arguments: [
    (nil, true), ("contentView/row/label", true), ("row/label", true), ("label", true),
    ("contentView", false), ("abel", false), ("row", false), ("", false),
  ])
  func `a view is named by its path or the end of it`(view: String?, isPermitted: Bool) {
    let diagnostic = Diagnostic(
      .overlap, view: "contentView/row/label", message: "")
    #expect(AllowedDiagnostic.overlap(view).permits(diagnostic) == isPermitted)
    #expect(!AllowedDiagnostic.clippedText(view).permits(diagnostic))
  }
}
