internal import Snapshots
internal import UIKit

extension LayoutTie {
  init(_ relation: LayoutRelation) {
    self.init(
      view: relation.view, terms: relation.terms.map(Term.init), slack: Slack(sign: relation.slack),
      isRequired: relation.isRequired, isContentSize: relation.isContentSize,
      isStated: relation.isStated)
  }
}

extension LayoutTie.Term {
  fileprivate init(_ term: LayoutRelation.Term) {
    self.init(view: term.view, edge: LayoutTie.Edge(term.edge), coefficient: term.coefficient)
  }
}

extension LayoutTie.Edge {
  fileprivate init(_ edge: LayoutRelation.Edge) {
    switch edge {
    case .minX: self = .minX
    case .maxX: self = .maxX
    case .minY: self = .minY
    case .maxY: self = .maxY
    }
  }
}

extension LayoutTie.Slack {
  fileprivate init(sign: Int) { self = sign == 0 ? .none : sign > 0 ? .above : .below }
}
