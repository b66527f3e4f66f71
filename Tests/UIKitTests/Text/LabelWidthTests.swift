import TestSupport
import Testing
import UIKit

/// Compares labels with widths that iOS measured.
@MainActor struct LabelWidthTests {
  /// A larger table than that of the sample.
  nonisolated static let namedTable = ProcessInfo.processInfo.environment["SNAP_LABEL_WIDTHS"]

  /// A row of the table: text, size, weight, width in points, scale and release of iOS.
  private struct Row {
    let label: UILabel
    let width: CGFloat

    @MainActor var error: CGFloat { label.intrinsicContentSize.width - width }

    @MainActor init?(_ fields: [String], columns: [String]) {
      func field(_ name: String) -> String {
        columns.firstIndex(of: name).map { fields[$0] } ?? ""
      }
      guard field("suspect") != "1", let size = Double(field("pointSize")),
        let width = Double(field("width")), let scale = Double(field("scale"))
      else { return nil }
      label = UILabel()
      label.text = field("text")
      label.font = Row.font(size, field("weight"))
      // Without a release the file does not tell which Xcode wrote it.
      let release = Int(field("release")).map(SystemVersion.iOS)
      label.overrideTraits(UITraitCollection(displayScale: scale, systemVersion: release))
      self.width = width
    }

    private static func font(_ size: CGFloat, _ weight: String) -> UIFont {
      let weights: [String: UIFont.Weight] = [
        "light": .light, "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
      ]
      return weight == "italic"
        ? .italicSystemFont(ofSize: size)
        : .systemFont(ofSize: size, weight: weights[weight] ?? .regular)
    }
  }

  @Test func `labels of the sample are as wide as on iOS as far as known`() throws {
    let errors = try errors(in: InterfaceBuilderCorpus.sample.lines(of: "label-widths.tsv"))
    #expect(errors.count == 142)
    #expect(errors[errors.count / 2] <= 0.45)
    #expect(errors.count { $0 <= 0.45 } == 99)
    #expect(errors.count { $0 <= 1.001 } == 135)
    #expect(errors.count { $0 <= 2.3 } == 141)
  }

  /// Kinds of characters whose spaces are numbers of their own.
  struct Kind: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let within: Int
    let isKind: @Sendable (Character) -> Bool
    /// How many of the characters a text of the kind has at least.
    var least = 1
  }

  nonisolated static let kinds = [
    Kind(testDescription: "digits", count: 13, within: 11, isKind: { $0.isNumber }),
    Kind(
      testDescription: "punctuation", count: 29, within: 27,
      isKind: { $0.isPunctuation || $0.isSymbol }),
    Kind(
      testDescription: "capitals", count: 59, within: 55, isKind: { $0.isUppercase }, least: 2),
  ]

  @Test(arguments: kinds) func `texts of each kind are as wide as on iOS as far as known`(
    kind: Kind
  ) throws {
    let rows = try rows(in: InterfaceBuilderCorpus.sample.lines(of: "label-widths.tsv"))
      .filter { ($0.label.text ?? "").count(where: kind.isKind) >= kind.least }
    let errors = rows.map { $0.error }
    #expect(errors.count == kind.count)
    #expect(errors.count { abs($0) <= 1.001 } == kind.within)
    #expect(abs(errors.sorted()[errors.count / 2]) <= 0.5)
  }

  /// Texts of Vietnamese and Portuguese apps, and the widths that Interface Builder stored.
  @Test(
    arguments: [
      ("Đọc tại chỗ", 10, .regular, 55), ("BÀI VIẾT BỞI", 12, .regular, 72.5),
      ("Đánh giá:", 14, .regular, 61), ("Sách được nhắc đến", 16, .medium, 152),
      ("Bình luận", 18, .semibold, 78), ("23 comentários", 15, .bold, 114.5),
    ] as [(String, CGFloat, UIFont.Weight, CGFloat)])
  func `texts with accents are as wide as on iOS within half a point`(
    text: String, size: CGFloat, weight: UIFont.Weight, width: CGFloat
  ) {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size, weight: weight)
    label.overrideTraits(UITraitCollection(displayScale: 2))
    #expect(abs(label.intrinsicContentSize.width - width) <= 0.5)
  }

  @Test(.enabled(if: namedTable != nil, "SNAP_LABEL_WIDTHS names no table of measured labels"))
  func `half of all labels are as wide as on iOS within 0.45 points`() throws {
    let text = try String(contentsOfFile: try #require(Self.namedTable), encoding: .utf8)
    let errors = try errors(in: text.split(separator: "\n"))
    let share = { (limit: CGFloat) in Double(errors.count { $0 <= limit }) / Double(errors.count) }
    print("\(errors.count) labels, median error \(errors[errors.count / 2]),", terminator: " ")
    print("within 0.45: \(share(0.45)), within 1: \(share(1.001)), within 2.3: \(share(2.3))")
    #expect(errors[errors.count / 2] <= 0.45)
  }

  /// Returns how far our widths are from those of a table, in points, the smallest first.
  private func errors(in lines: [Substring]) throws -> [CGFloat] {
    try rows(in: lines).map { abs($0.error) }.sorted()
  }

  private func rows(in lines: [Substring]) throws -> [Row] {
    let fields = lines.map { $0.components(separatedBy: "\t") }
    let columns = try #require(fields.first)
    return fields.dropFirst().compactMap { Row($0, columns: columns) }
  }
}
