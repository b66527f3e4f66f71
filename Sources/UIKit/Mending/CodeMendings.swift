internal import Foundation
package import LayoutModel

/// What may mend the diagnostics of a cell in its sources, in the order in which it is tried.
@MainActor package struct CodeMendings {
  let parts: CodeParts

  package init(root: UIView, names: ViewNames) { parts = CodeParts(root: root, names: names) }

  /// The diagnostic, with what may mend it.
  package func mended(_ diagnostic: ExplainedDiagnostic) -> Diagnostic {
    var candidates: [[CodeChange]] = []
    for candidate in remedies(diagnostic) + ofKind(diagnostic)
    where !candidate.isEmpty && !candidates.contains(candidate) { candidates.append(candidate) }
    var result = diagnostic.diagnostic
    result.mending = CodeMending(
      candidates: candidates,
      unsettled: [diagnostic.view] + diagnostic.unsettled + diagnostic.concerned)
    return result
  }

  private func remedies(_ diagnostic: ExplainedDiagnostic) -> [[CodeChange]] {
    switch diagnostic.remedy {
    case .place(let place): places(place)
    case .rank(let rank): ranks(rank)
    case .join(let links): joins(links)
    case .span(let container, let views): spans(container, views)
    case .giveWay(let contradiction): contradictions(contradiction, diagnostic)
    case .keepInside(let view, let edge, let container): kept(view, edge, in: container)
    case .separate(let first, let second, let axis): separated(first, second, axis)
    case .enclose(let container, let axis): enclosures(container, axis)
    case nil: []
    }
  }

  private func ofKind(_ diagnostic: ExplainedDiagnostic) -> [[CodeChange]] {
    guard let view = parts.view(at: diagnostic.view) else { return [] }
    switch (diagnostic.kind, diagnostic.cause) {
    case (.truncatedText, .lineLimit):
      return [[.property(parts.code(of: view), name: "numberOfLines", value: "0")]]
    case (.truncatedText, _), (.clippedText, .lowLabel): return room(for: view)
    case (.clippedText, .vanishedLabel): return leastWidth(of: view)
    case (.clippedText, .edge(isSideways: true, _)) where diagnostic.remedy == nil:
      return toSuperview(view, .trailing, relations: [.greaterThanOrEqual])
    case (.smallHitTarget, _):
      return [
        [NSLayoutConstraint.Axis.horizontal, .vertical].map {
          size($0, of: view, .greaterThanOrEqual, Self.leastTarget)
        }
      ]
    default: return []
    }
  }

  /// The least side of a target, of Apple's Human Interface Guidelines.
  private static let leastTarget = 44.0

  /// Lets what fixes a height be a limit, then lets the text reach the bottom of what is around it.
  private func room(for view: UIView) -> [[CodeChange]] {
    let fixed = ([view] + view.ancestors.dropFirst()).flatMap(\.constraints).filter { constraint in
      constraint.isOfSource && constraint.firstAttribute == .height && constraint.second == nil
        && constraint.relation == .equal && view.isDescendant(ofItem: constraint.first)
    }.map { CodeChange.relation($0.sourcePlace, to: .greaterThanOrEqual) }
    return fixed.map { [$0] } + (fixed.count > 1 ? [fixed] : [])
      + toSuperview(view, .bottom, relations: [.equal, .greaterThanOrEqual])
  }

  /// Keeps a view from vanishing beside others: the others may be cut first.
  private func leastWidth(of view: UIView) -> [[CodeChange]] {
    let resistance = Double(view.contentCompressionResistancePriority(for: .horizontal).rawValue)
    guard resistance < Self.highestRaise else { return [] }
    return [
      [
        .contentPriority(
          parts.code(of: view), ContentHold(isHugging: false, isHorizontal: true),
          to: resistance + 1)
      ]
    ]
  }

  /// Above it a size would be required.
  static let highestRaise = 999.0
}

extension ExplainedDiagnostic {
  /// The views, besides that of the diagnostic, that have to give room.
  fileprivate var concerned: [String] {
    switch remedy {
    case .separate(let first, let second, _): [first, second]
    case .keepInside(let view, _, let container): [view, container]
    default: []
    }
  }
}

extension UIView {
  fileprivate func isDescendant(ofItem item: (any LayoutItem)?) -> Bool {
    (item as? UIView).map(isDescendant) ?? false
  }
}
