import Foundation
import LayoutModel
import Testing

@testable import UIKit

/// What is tried first in the source of a cell, for each kind of fault.
@MainActor struct CodeMendingTests {
  private let cell = FaultyCell(style: .default, reuseIdentifier: nil)

  /// The first candidate for the first diagnostic of a kind.
  private func first(_ kind: Diagnostic.Kind) throws -> [CodeChange] {
    let height = cell.fittingHeight(inWidth: 320)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height > 0 ? height : 44)
    cell.layoutIfNeeded()
    let names = ViewNames(root: cell)
    let found = LayoutDiagnosis(root: cell, names: names).diagnostics(fittingHeight: height)
    let diagnostic = try #require(found.first { $0.kind == kind }, "\(found.map(\.kind))")
    let mending = CodeMendings(root: cell, names: names).mended(diagnostic).mending
    return try #require(mending?.candidates.first)
  }

  private func add(_ constraints: NSLayoutConstraint...) {
    NSLayoutConstraint.activate(constraints)
  }

  private func addSides() {
    add(
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      cell.label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -16))
  }

  private func addTop() -> Int {
    add(cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 11))
    return #line - 1
  }

  @Test func `a missing bottom is as far away as the top`() throws {
    addSides()
    let line = addTop()
    guard case .addition(let new)? = try first(.zeroHeight).first else {
      Issue.record("no constraint is added")
      return
    }
    #expect(new.first.property == "label" && new.second?.property == "contentView")
    #expect(new.attribute == "bottom" && new.otherAttribute == "bottom" && new.constant == -11)
    #expect(new.first.owner == "FaultyCell")
    let place = ConstraintPlace(
      file: "CodeMendingTests.swift", line: line, attributes: ["top", "top"])
    #expect(new.first.uses.contains(CodeView.Use(place: place, isFirst: true)))
  }

  @Test func `a text that is cut gets as many lines as it needs`() throws {
    addSides()
    _ = addTop()
    add(cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor))
    cell.label.text = "A recording that has been reissued more often than any other"
    guard case .property(let view, let name, let value)? = try first(.truncatedText).first else {
      Issue.record("no property is set")
      return
    }
    #expect(view.path == "contentView/label" && name == "numberOfLines" && value == "0")
  }

  @Test func `of two heights one goes, and of other constraints one gives way`() throws {
    addSides()
    _ = addTop()
    add(
      cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
      cell.label.heightAnchor.constraint(equalToConstant: 20),
      cell.label.heightAnchor.constraint(equalToConstant: 24))
    guard case .removal(let place)? = try first(.unsatisfiableConstraints).first else {
      Issue.record("no constraint is removed")
      return
    }
    #expect(place.attributes == ["height"])
  }

  @Test func `a position that is free gets the edge that it begins with`() throws {
    _ = addTop()
    add(cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor))
    guard case .addition(let new)? = try first(.ambiguousLayout).first else {
      Issue.record("no constraint is added")
      return
    }
    #expect(new.attribute == "leading" && new.otherAttribute == "leading")
  }

  @Test func `nothing is said unless somebody asks for it`() throws {
    #expect(!CodeMending.isWanted)
    let diagnostic = Diagnostic(.zeroHeight, view: "contentView", message: "")
    let text = String(decoding: try JSONEncoder().encode(diagnostic), as: UTF8.self)
    #expect(!text.contains("mending"))
  }
}

private final class FaultyCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.text = "Blue in Green"
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }
}
