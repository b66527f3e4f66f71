internal import ConstraintSolver
internal import Foundation
internal import LayoutModel
internal import NumberText

/// Finds problems of a laid-out tree.
@MainActor package struct LayoutDiagnosis {
  private let root: UIView
  private let names: ViewNames
  private let description: ConstraintDescription

  /// An optional constraint counts as met within this many points, far below a pixel.
  static let tolerance = 0.01

  package init(root: UIView, names: ViewNames) {
    self.root = root
    self.names = names
    description = ConstraintDescription(names: names)
  }

  /// Returns the diagnostics of the layout at the current size, by kind, outermost view first.
  ///
  /// `fittingHeight` is the constraints' fitting height, if computed. The contents of a row that is 44 points high only
  /// because it has no fitting height are not checked.
  package func diagnostics(fittingHeight: Double?) -> [ExplainedDiagnostic] {
    var found: [ExplainedDiagnostic] = []
    var reportedViews = ReportedViews(root: root)
    let layouts = root.layoutHosts.compactMap { host in host.layoutEngine.map { (host, $0) } }
    for (host, engine) in layouts { found += conflicts(in: host, engine, &reportedViews) }
    let hasStandardHeight = (root as? UITableViewCell)?.hasStandardHeight ?? false
    let isCollapsed =
      !hasStandardHeight && fittingHeight.map { $0 <= Self.tolerance } ?? false
    if isCollapsed {
      found.append(
        MissingLink(root: root, engine: root.layoutEngine, names: names).diagnostic())
      reportedViews.include(root)
    }
    for (host, engine) in layouts {
      let broken = engine.brokenOptionalConstraints(tolerance: Self.tolerance)
      let check = AmbiguityCheck(
        root: host, engine: engine, names: names, broken: broken.map(\.constraint))
      for finding in check.findings() {
        if isCollapsed, finding.axis == .vertical { continue }
        found.append(finding.diagnostic(names))
        for view in finding.views { reportedViews.include(view) }
      }
      found += broken.compactMap(diagnostic)
    }
    defer {
      MissedLookup.image.forget()
      MissedLookup.font.forget()
    }
    var ofContents: [ExplainedDiagnostic] = []
    collectContents(of: root, &ofContents)
    found += ofContents.filter { !isCollapsed || $0.kind != .truncatedText }
    found += ZeroPriorities(names: names, description: description).diagnostics(of: root)
    return found + PictureDiagnosis(root: root, names: names).diagnostics(besides: reportedViews)
  }

  private func conflicts(
    in host: UIView, _ engine: LayoutEngine, _ reportedViews: inout ReportedViews
  ) -> [ExplainedDiagnostic] {
    let search = ConflictSearch(root: host, engine: engine)
    var misplaced: Set<ObjectIdentifier> = []
    return search.conflicts.compactMap { conflict in
      // A view that is still placed by its frame conflicts along both axes for one reason.
      if let view = conflict.viewPlacedByFrame,
        !misplaced.insert(ObjectIdentifier(view)).inserted
      {
        return nil
      }
      for view in conflict.views { reportedViews.include(view) }
      let report = ConflictReport(
        conflict, description: description,
        advice: ConflictAdvice(conflict, search: search, names: names))
      return ExplainedDiagnostic(
        .unsatisfiableConstraints, view: path(of: conflict.broken), message: report.text,
        advice: report.advice, constraints: report.constraints,
        remedy: .giveWay(LayoutRemedy.Contradiction(conflict, names: names)),
        unsettled: conflict.views.map(names.path))
    }
  }

  private func path(of source: EquationSource) -> String {
    switch source {
    case .constraint(let constraint):
      // The affected view is the one below the owner.
      let views = [constraint.first, constraint.second].compactMap { $0?.layoutView }
      let view = views.first { $0 !== constraint.installingView } ?? views.first ?? root
      return names.path(of: view)
    case .contentSize(let reference, _, _), .autoresizing(let reference, _),
      .encapsulated(let reference, _), .fittingTarget(let reference, _), .guide(let reference, _),
      .nonNegative(let reference, _):
      return names.path(of: reference.item.layoutView ?? root)
    }
  }

  /// Returns a diagnostic for each of the app's unmet optional constraints of at least some priority.
  func brokenConstraints(from priority: UILayoutPriority) -> [ExplainedDiagnostic] {
    root.layoutHosts.compactMap(\.layoutEngine)
      .flatMap { $0.brokenOptionalConstraints(tolerance: Self.tolerance) }
      .filter { $0.constraint.priority >= priority }
      .compactMap(diagnostic)
  }

  /// Returns the diagnostic of an unmet constraint; nil for one of a stack view, which is not the app's.
  private func diagnostic(
    of constraint: NSLayoutConstraint, missedBy residual: Double
  ) -> ExplainedDiagnostic? {
    guard !constraint.isSystem else { return nil }
    let text = description.describe(constraint)
    return ExplainedDiagnostic(
      .brokenConstraint, view: path(of: .constraint(constraint)),
      message: "The constraint of priority \(constraint.priority.rawValue.shortDescription) is "
        + "missed by \(residual.shortDescription) points: \(text).",
      advice: "A conflicting constraint has a higher "
        + "priority: change one of the two, or the constant at \(constraint.place).",
      constraints: [InvolvedConstraint(.constraint(constraint), text: text)])
  }

  private func collectContents(of view: UIView, _ found: inout [ExplainedDiagnostic]) {
    guard view.isSeen else { return }
    for problem in view.reportingCallbacks({ view.contentProblems }) + view.perspectiveProblems {
      let remedy = problem.kind == .truncatedText ? (view as? UILabel)?.truncationRemedy : nil
      found.append(
        ExplainedDiagnostic(
          problem.kind, view: names.path(of: view), subject: problem.subject,
          message: problem.message, advice: remedy?.advice ?? problem.advice, cause: remedy?.cause))
    }
    for subview in view.storedSubviews { collectContents(of: subview, &found) }
  }
}

extension UIView {
  /// Whether the view and its ancestors are visible; others are skipped.
  ///
  /// UIKit ignores touches below the same opacity.
  var isSeen: Bool { !isHidden && alpha >= 0.01 }

  /// The view, and its descendants that are laid out separately.
  fileprivate var layoutHosts: [UIView] { [self] + descendants.filter(\.hostsLayout) }
}

extension LayoutEngine {
  /// Returns the app's unmet optional constraints, with the distance in points.
  func brokenOptionalConstraints(
    tolerance: Double
  ) -> [(constraint: NSLayoutConstraint, residual: Double)] {
    var broken: [(constraint: NSLayoutConstraint, residual: Double)] = []
    for key in order {
      guard let entry = installed[key], case .constraint(let constraint) = entry.equation.source,
        constraint.priority < .required
      else { continue }
      let residual = solver.residual(of: entry.handle)
      if residual > tolerance { broken.append((constraint, residual)) }
    }
    return broken
  }
}
