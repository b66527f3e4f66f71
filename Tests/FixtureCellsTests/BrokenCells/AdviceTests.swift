import Fixtures
import LayoutModel
import TestSupport
import Testing
import UIKit

/// What diagnostics advise is done on random broken cells: each diagnostic is gone then, and no error has come.
@MainActor struct AdviceTests {
  private func problems(of cell: UIView) throws -> [Diagnostic] {
    try Rendering(of: cell, in: Configuration()).diagnostics.filter { $0.severity > .note }
  }

  /// Does what the first diagnostic of a kind says, as long as there is one.
  ///
  /// - Parameters:
  ///   - kind: the kind.
  ///   - cell: the cell.
  ///   - rounds: how often it may be there again, as of several views each one can have it.
  /// - Returns: what is wrong with the advice, empty for nothing; nil if the cell has no such diagnostic.
  /// - Throws: an error of the rendering.
  private func follow(
    _ kind: Diagnostic.Kind, in cell: UIView, rounds: Int = 1
  ) throws -> String? {
    var found = try problems(of: cell)
    let errors = Set(found.filter { $0.severity == .error }.map(\.kindName))
    guard errors.isSubset(of: [kind.rawValue]) else { return nil }
    var messages: [String] = []
    while let diagnostic = found.first(where: { $0.kind == kind }) {
      messages.append(diagnostic.message)
      guard messages.count <= rounds else { return "still there: \(messages)" }
      guard FollowedAdvice(in: cell).follow(diagnostic) else { return "not clear: \(messages)" }
      found = try problems(of: cell)
      let others = found.filter { $0.severity == .error && $0.kind != kind }
      guard others.isEmpty else { return "new: \(others.map(\.message)) after \(messages)" }
    }
    return messages.isEmpty ? nil : ""
  }

  /// A mistake in a random cell.
  enum Mistake: CaseIterable {
    case side, bothSides, secondHeight, frame, bottom, height

    var kind: Diagnostic.Kind {
      switch self {
      case .side, .bothSides, .height: .ambiguousLayout
      case .secondHeight, .frame: .unsatisfiableConstraints
      case .bottom: .zeroHeight
      }
    }

    @MainActor func make(in cell: CauseCell, _ random: inout SeededGenerator) {
      let views = cell.contentView.descendants
      func named(_ kind: String) -> UIView? {
        let found = views.filter { $0.accessibilityIdentifier?.hasPrefix(kind) == true }
        return found.isEmpty ? nil : random.pick(found)
      }
      func drop(_ view: UIView?, _ attributes: [NSLayoutConstraint.Attribute]) {
        for statement in cell.statements
        where statement.view === view && attributes.contains(statement.attribute) {
          statement.constraint.isActive = false
        }
      }
      switch self {
      case .side: drop(named("box"), [random.below(2) == 0 ? .leading : .trailing])
      case .bothSides: drop(named("box"), [.leading, .trailing])
      case .height: drop(named("box"), [.height])
      case .secondHeight: named("box")?.heightAnchor.constraint(equalToConstant: 55).isActive = true
      case .frame: named("label")?.translatesAutoresizingMaskIntoConstraints = true
      case .bottom:
        cell.contentView.constraints.first {
          $0.firstItem === cell.contentView && $0.firstAttribute == .bottom
        }?.isActive = false
      }
    }
  }

  @Test(arguments: Mistake.allCases) func `a mistake is mended`(mistake: Mistake) throws {
    var followed = 0
    for seed in 0..<34 {
      var random = SeededGenerator(trial: seed + 9000)
      let cell = CauseCell(seed: seed)
      mistake.make(in: cell, &random)
      guard let complaint = try follow(mistake.kind, in: cell, rounds: 2) else { continue }
      followed += 1
      #expect(complaint.isEmpty, "seed \(seed): \(complaint)")
    }
    #expect(followed > 5, "\(followed)")
  }

  /// A row of a width, whose views keep their contents in random degrees.
  private func row(_ random: inout SeededGenerator) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let count = 2 + random.below(3)
    var start = cell.contentView.leadingAnchor
    for number in 0..<count {
      let view = part(&random)
      view.accessibilityIdentifier = "part\(number)"
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        let isAcross = axis == .horizontal
        view.setContentHuggingPriority(
          UILayoutPriority(isAcross ? random.pick([250, 250, 251, 750, 999, 1000]) : 250), for: axis
        )
        view.setContentCompressionResistancePriority(
          UILayoutPriority(isAcross ? random.pick([749, 750, 750, 751, 999]) : 750), for: axis)
      }
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: start, constant: 8),
        view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 9),
        view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -9),
      ])
      start = view.trailingAnchor
    }
    cell.contentView.trailingAnchor.constraint(equalTo: start, constant: 8).isActive = true
    return cell
  }

  private func part(_ random: inout SeededGenerator) -> UIView {
    if random.below(3) == 0 {
      return UIImageView(image: MeasuredPicture.checks(side: CGFloat(12 + random.below(30))))
    }
    let label = UILabel()
    label.text = String(repeating: "word ", count: 1 + random.below(9))
    return label
  }

  @Test func `views that compete for room are mended`() throws {
    var followed = 0
    for seed in 0..<200 {
      var random = SeededGenerator(trial: seed + 12_000)
      let cell = row(&random)
      guard let complaint = try follow(.ambiguousLayout, in: cell, rounds: 4) else { continue }
      followed += 1
      #expect(complaint.isEmpty, "seed \(seed): \(complaint)")
    }
    #expect(followed > 60, "\(followed)")
  }

  @Test func `an icon that hugs its picture with all its might has advice of its own`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let icon = UIImageView(image: MeasuredPicture.checks(side: 16))
    let title = UILabel()
    (icon.accessibilityIdentifier, title.accessibilityIdentifier) = ("icon", "titleLabel")
    title.text = "A title that is as long as the row, nearly"
    icon.setContentHuggingPriority(.required, for: .horizontal)
    for view in [icon, title] {
      view.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(view)
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 9).isActive = true
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -9)
        .isActive = true
    }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
      title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      cell.contentView.trailingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
    ])
    let found = try problems(of: cell).filter { $0.kind == .ambiguousLayout }
    #expect(found.count == 1)
    #expect(
      found.first?.message.contains(
        "raise the priority of the one that should be shown whole, as with "
          + "icon.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)."
      )
        == true, "\(found.map(\.message))")
    #expect(try follow(.ambiguousLayout, in: cell) == "")
  }
}
