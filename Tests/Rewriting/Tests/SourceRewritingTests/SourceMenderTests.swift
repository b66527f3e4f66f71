import Testing

@testable import LayoutModel
@testable import SourceRewriting

/// Changes of a source by which a layout is mended.
struct SourceMenderTests {
  // MARK: Priorities

  @Test(arguments: priorities)
  func `a priority is set before the constraint becomes active`(
    source: String, line: Int, expected: String
  ) throws {
    let place = ConstraintPlace(file: "Cell.swift", line: line, attributes: ["bottom", "bottom"])
    #expect(try mended(source, [.priority(place, to: 999)]) == expected)
  }

  static let priorities: [(source: String, line: Int, expected: String)] = [
    (
      """
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor),
            title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),  // The end.
          ])
      """, 3,
      """
          let titleBottom = title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
          titleBottom.priority = UILayoutPriority(999)
          NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: topAnchor),
            titleBottom,  // The end.
          ])
      """
    ),
    (
      "  title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true\n", 1,
      """
        let titleBottom = title.bottomAnchor.constraint(equalTo: bottomAnchor)
        titleBottom.priority = UILayoutPriority(999)
        titleBottom.isActive = true

      """
    ),
    (
      """
      \tlet end = title.bottomAnchor.constraint(
      \t\tequalTo: bottomAnchor)  // The end.
      \tend.isActive = true
      """, 1,
      """
      \tlet end = title.bottomAnchor.constraint(
      \t\tequalTo: bottomAnchor)  // The end.
      \tend.priority = UILayoutPriority(999)
      \tend.isActive = true
      """
    ),
    (
      """
      let end = title.bottomAnchor.constraint(equalTo: bottomAnchor)
      end.priority = .required
      """, 1,
      """
      let end = title.bottomAnchor.constraint(equalTo: bottomAnchor)
      end.priority = UILayoutPriority(999)
      """
    ),
    (
      """
      final class Cell {
        var end: NSLayoutConstraint?
        func build() {
          end = title.bottomAnchor.constraint(equalTo: bottomAnchor)
        }
      }
      """, 4,
      """
      final class Cell {
        var end: NSLayoutConstraint?
        func build() {
          end = title.bottomAnchor.constraint(equalTo: bottomAnchor)
          end?.priority = UILayoutPriority(999)
        }
      }
      """
    ),
    (
      """
      final class Cell {
        lazy var end = title.bottomAnchor.constraint(equalTo: bottomAnchor)
      }
      """, 2,
      """
      final class Cell {
        lazy var end = {
          let constraint = title.bottomAnchor.constraint(equalTo: bottomAnchor)
          constraint.priority = UILayoutPriority(999)
          return constraint
        }()
      }
      """
    ),
    (
      """
      addConstraint(NSLayoutConstraint(item: title, attribute: .bottom, relatedBy: .equal,
        toItem: self, attribute: .bottom, multiplier: 1, constant: 0))
      """, 1,
      """
      let titleBottom = NSLayoutConstraint(item: title, attribute: .bottom, relatedBy: .equal,
        toItem: self, attribute: .bottom, multiplier: 1, constant: 0)
      titleBottom.priority = UILayoutPriority(999)
      addConstraint(titleBottom)
      """
    ),
  ]

  @Test func `a name that the source has is not taken again`() throws {
    let source = """
      let titleBottom = 1
      add(title.bottomAnchor.constraint(equalTo: bottomAnchor))
      """
    let place = ConstraintPlace(file: "Cell.swift", line: 2, attributes: ["bottom", "bottom"])
    let text = try mended(source, [.priority(place, to: 999)])
    #expect(text.contains("let titleBottomConstraint = title.bottomAnchor"))
  }

  @Test func `lines end as the others do, and other bytes stay`() throws {
    let source =
      "\u{FEFF}// Ünïcode\r\n\ttitle.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true\r\n \r\n"
    let place = ConstraintPlace(file: "Cell.swift", line: 2, attributes: ["bottom", "bottom"])
    let text = try mended(source, [.priority(place, to: 999)])
    #expect(
      Array(text.utf8)
        == Array(
          ("\u{FEFF}// Ünïcode\r\n\tlet titleBottom = title.bottomAnchor.constraint(equalTo: bottomAnchor)\r\n"
            + "\ttitleBottom.priority = UILayoutPriority(999)\r\n\ttitleBottom.isActive = true\r\n \r\n")
            .utf8))
  }

  // MARK: Relations and removals

  @Test func `a fixed height becomes a limit`() throws {
    let place = ConstraintPlace(file: "Cell.swift", line: 1, attributes: ["height"])
    #expect(
      try mended(
        "title.heightAnchor.constraint(equalToConstant: 20),",
        [.relation(place, to: .greaterThanOrEqual)])
        == "title.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),")
  }

  @Test func `a constraint is taken out with its line`() throws {
    let place = ConstraintPlace(file: "Cell.swift", line: 3, attributes: ["height"])
    let source = """
      activate([
        title.topAnchor.constraint(equalTo: topAnchor),
        title.heightAnchor.constraint(equalToConstant: 20),
        title.heightAnchor.constraint(equalToConstant: 24),
      ])
      """
    #expect(
      try mended(source, [.removal(place)])
        == source.replacing("  title.heightAnchor.constraint(equalToConstant: 20),\n", with: ""))
  }

  @Test func `a constraint with a name is not taken out`() throws {
    let place = ConstraintPlace(file: "Cell.swift", line: 1, attributes: ["height"])
    #expect(throws: MendingObstacle.noConstraint(place)) {
      try mended(
        "let height = title.heightAnchor.constraint(equalToConstant: 20)", [.removal(place)])
    }
  }

  // MARK: Places that are not found

  @Test func `a source of another package and a line for several constraints are obstacles`() throws
  {
    var place = ConstraintPlace(file: "Other.swift", line: 1, attributes: ["top"])
    #expect(throws: MendingObstacle.noSource(file: "Other.swift")) {
      try mended("", [.priority(place, to: 999)])
    }
    place.file = "Cell.swift"
    #expect(throws: MendingObstacle.noConstraint(place)) {
      try mended("NSLayoutConstraint.constraints(withVisualFormat: \"V:|[a]\")", [.removal(place)])
    }
  }

  @Test func `of two sources with one name, none is chosen`() throws {
    let place = ConstraintPlace(file: "Cell.swift", line: 1, attributes: ["top", "top"])
    let text = "a.topAnchor.constraint(equalTo: b.topAnchor).isActive = true"
    var mender = try SourceMender(["A/Cell.swift": text, "B/Cell.swift": text])
    #expect(throws: MendingObstacle.severalSources(file: "Cell.swift")) {
      try mender.apply([.priority(place, to: 999)])
    }
    #expect(mender.texts.values.allSatisfy { $0 == text })
  }
}

/// Returns `Cell.swift` with changes.
func mended(_ source: String, _ changes: [CodeChange]) throws -> String {
  var mender = try SourceMender(["Sources/Cells/Cell.swift": source])
  try mender.apply(changes)
  return mender.texts["Sources/Cells/Cell.swift"] ?? ""
}
