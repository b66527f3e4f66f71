import Testing

@testable import LayoutModel
@testable import SourceRewriting

/// Constraints, properties and priorities that a source does not set yet.
struct SourceMenderAdditionTests {
  private static let cell = """
    final class Cell: UITableViewCell {
      let title = UILabel()
      let detail: UILabel = {
        let label = UILabel()
        label.numberOfLines = 2
        return label
      }()
      let badge = UIView()

      func build() {
        contentView.addSubview(title)
        contentView.addSubview(badge)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: contentView.topAnchor),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor)
        ])
        detail.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true
      }
    }
    """

  private let title = view("title", [(14, ["top", "top"], true)])
  private let content = view("contentView", [(14, ["top", "top"], false)])
  private let detail = view("detail", [(17, ["top", "bottom"], true)])
  private let badge = view("badge", [])

  private static func view(
    _ name: String, _ uses: [(line: Int, attributes: [String], isFirst: Bool)]
  ) -> CodeView {
    CodeView(
      path: "contentView/\(name)", property: name, owner: "Cell",
      uses: uses.map {
        CodeView.Use(
          place: ConstraintPlace(file: "Cell.swift", line: $0.line, attributes: $0.attributes),
          isFirst: $0.isFirst)
      })
  }

  /// The lines that are new.
  private func added(_ changes: CodeChange...) throws -> [String] {
    let text = try mended(Self.cell, changes)
    let difference = text.split(separator: "\n").difference(from: Self.cell.split(separator: "\n"))
    return difference.insertions.map {
      if case .insert(_, let line, _) = $0 { String(line) } else { "" }
    }
  }

  @Test func `a constraint is an element beside another one of the view`() throws {
    #expect(
      try added(
        .addition(
          NewConstraint(
            first: title, attribute: "trailing", relation: .lessThanOrEqual, second: content,
            otherAttribute: "trailing", constant: -16))) == [
          "      title.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),"
        ])
  }

  @Test func `behind the last element there is a comma first`() throws {
    let view = Self.view("title", [(15, ["leading", "leading"], true)])
    #expect(
      try added(
        .addition(NewConstraint(first: view, attribute: "width", constant: 80.5))) == [
          "      title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),",
          "      title.widthAnchor.constraint(equalToConstant: 80.5)",
        ])
  }

  @Test func `beside a statement it is one`() throws {
    #expect(
      try added(
        .addition(
          NewConstraint(
            first: detail, attribute: "bottom", second: content, otherAttribute: "bottom",
            constant: 0))) == [
          "    detail.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true"
        ])
  }

  @Test func `a view without constraints gets its first where it is added`() throws {
    #expect(
      try added(
        .addition(
          NewConstraint(
            first: badge, attribute: "top", second: Self.view("contentView", []),
            otherAttribute: "top", constant: 4))) == [
          "    badge.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4).isActive = true"
        ])
  }

  @Test func `a property is set before the constraints, or where it is set already`() throws {
    #expect(
      try added(.property(title, name: "numberOfLines", value: "0")) == [
        "    title.numberOfLines = 0"
      ])
    #expect(
      try added(.property(detail, name: "numberOfLines", value: "0")) == [
        "    label.numberOfLines = 0"
      ])
  }

  @Test func `a priority of contents is set, and set to another one`() throws {
    let hold = ContentHold(isHugging: true, isHorizontal: true)
    let change = CodeChange.contentPriority(title, hold, to: 251)
    #expect(
      try added(change) == [
        "    title.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)"
      ])
    let known = Self.cell.replacing(
      "    NSLayout",
      with: "    title.setContentHuggingPriority(.defaultLow, for: .horizontal)\n    NSLayout")
    var moved = title
    moved.uses[0].place.line += 1
    let text = try mended(known, [.contentPriority(moved, hold, to: 251)])
    #expect(text == known.replacing(".defaultLow", with: "UILayoutPriority(251)"))
  }

  @Test func `beside what a function does for any view nothing is written`() throws {
    let source = """
      final class Cell: UITableViewCell {
        let title = UILabel()
        func pin(_ view: UIView) {
          view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        }
        func build() {
          contentView.addSubview(title)
          pin(title)
        }
      }
      """
    let title = Self.view("title", [(4, ["top", "top"], true)])
    let text = try mended(
      source, [.addition(NewConstraint(first: title, attribute: "width", constant: 80))])
    #expect(
      text
        == source.replacing(
          "addSubview(title)\n",
          with:
            "addSubview(title)\n    title.widthAnchor.constraint(equalToConstant: 80).isActive = true\n"
        ))
  }

  @Test func `a view that no source names is an obstacle`() throws {
    let view = CodeView(path: "contentView/UILabel[0]", property: nil, owner: "Cell", uses: [])
    #expect(throws: MendingObstacle.noName(view: "contentView/UILabel[0]")) {
      try mended(Self.cell, [.property(view, name: "numberOfLines", value: "0")])
    }
  }

  @Test func `several changes of one source are all made`() throws {
    let lines = try added(
      .addition(NewConstraint(first: title, attribute: "width", constant: 44)),
      .addition(NewConstraint(first: title, attribute: "height", constant: 44)),
      .property(detail, name: "numberOfLines", value: "0"))
    #expect(lines.count == 3)
  }
}
