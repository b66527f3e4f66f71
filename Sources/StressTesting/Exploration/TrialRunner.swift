internal import Fixtures
internal import Foundation
internal import LayoutModel
internal import UIKit

/// Lays out trials, and finds what does not hold for them.
@MainActor final class TrialRunner {
  private let subject: StressSubject
  private let invariants: [LayoutInvariant]
  private let allowances: [AllowedDiagnostic]
  private let widths: ClosedRange<CGFloat>
  private var found: [Trial: Judgement] = [:]
  /// What is known of trials that only one invariant has judged.
  private var partial: [PartialTrial: [Violation]] = [:]
  /// The allowances that some trial needed.
  private(set) var neededAllowances: Set<AllowedDiagnostic> = []
  /// The heights that constraints ask for, by trials without another height.
  private var fittingHeights: [Trial: FittingHeight] = [:]
  private(set) var layoutCount = 0
  /// How many times a trial was judged, by all invariants or by one.
  private(set) var tryCount = 0

  init(
    _ subject: StressSubject, invariants: [LayoutInvariant], allowances: [AllowedDiagnostic],
    widths: ClosedRange<CGFloat>
  ) {
    self.subject = subject
    self.invariants = invariants
    self.allowances = allowances
    self.widths = widths
  }

  var trialCount: Int { found.count }

  func layout(_ trial: Trial) throws -> StressLayout {
    var configuration = trial.configuration
    if trial.height != .fitting { configuration.height = try imposedHeight(of: trial) }
    let layout = try layOut(trial.values, configuration)
    if trial.height == .fitting { fittingHeights[trial] = FittingHeight(layout) }
    return layout
  }

  /// The height that a table imposes; nil if it is the one that the constraints ask for.
  private func imposedHeight(of trial: Trial) throws -> CGFloat? {
    let scale = trial.configuration.scale
    if let fixed = trial.height.fixed { return max(fixed, 1 / scale) }
    var plain = trial
    plain.height = .fitting
    let fitting = try fittingHeights[plain] ?? FittingHeight(layout(plain))
    guard let height = fitting.height else { return nil }
    let imposed = trial.height.height(fitting: height, scale: scale)
    return imposed < height && !fitting.canShrink ? nil : imposed
  }

  private func layOut(
    _ values: [StressValue], _ configuration: Configuration
  ) throws -> StressLayout {
    layoutCount += 1
    return try configuration.performAsCurrent {
      let laidOut = try subject.layOut({ try subject.make(values) }, configuration)
      return StressLayout(laidOut, in: configuration)
    }
  }

  /// The name of what fails if a cell cannot be made, laid out or drawn.
  private static let layoutName = "a layout"

  /// Whether a trial fails in a known way; only the invariant in question is checked.
  func fails(_ trial: Trial, _ identity: Violation.Identity) -> Bool {
    if let known = found[trial] { return known.violations.contains { $0.identity == identity } }
    let key = PartialTrial(trial: trial, invariant: identity.invariant)
    let violations = partial[key] ?? judge(trial, identity).violations
    partial[key] = violations
    return violations.contains { $0.identity == identity }
  }

  /// Returns what does not hold for a trial; each is judged once.
  func violations(of trial: Trial) -> [Violation] { judgement(of: trial).violations }

  /// Returns what does not hold for a trial and how its texts are broken; each is judged once.
  func judgement(of trial: Trial) -> Judgement {
    if let known = found[trial] { return known }
    let judgement = judge(trial, invariants, drawing: true)
    found[trial] = judgement
    return judgement
  }

  private func judge(_ trial: Trial, _ identity: Violation.Identity) -> Judgement {
    judge(
      trial, invariants.filter { $0.name == identity.invariant },
      drawing: identity.invariant == Self.layoutName)
  }

  /// Lays a trial out, draws it if its drawing may be faulty, and checks invariants.
  private func judge(
    _ trial: Trial, _ invariants: [LayoutInvariant], drawing: Bool
  ) -> Judgement {
    tryCount += 1
    let checked: CheckedTrial
    do {
      let layout = try layout(trial)
      if drawing { try layout.requireSoundDrawing() }
      checked = CheckedTrial(
        trial: trial, layout: layout, subject: subject, widths: widths, runner: self)
    } catch {
      return Judgement(violations: [Violation(Self.layoutName, Breach(message: "\(error)"))])
    }
    let violations = invariants.flatMap { invariant in
      let breaches: [Breach]
      do {
        breaches = try invariant.breaches(checked)
      } catch {
        breaches = [Breach(message: "\(error)")]
      }
      return breaches.map { Violation(invariant.name, code: invariant.code, $0) }
    }
    return Judgement(
      violations: violations.filter { !isAllowed($0) },
      lineCounts: checked.layout.tree.lineCounts)
  }

  private func isAllowed(_ violation: Violation) -> Bool {
    guard let kind = violation.identity.kind else { return false }
    let permitting = allowances.filter { $0.permits(kind, at: violation.identity.view) }
    neededAllowances.formUnion(permitting)
    return !permitting.isEmpty
  }
}

/// What was found out about a trial.
struct Judgement {
  let violations: [Violation]
  /// The lines of each text, in the order of views.
  var lineCounts: [Int] = []
}

/// A trial and the invariant that judged it.
private struct PartialTrial: Hashable {
  let trial: Trial
  let invariant: String
}

extension LayoutNode {
  fileprivate var lineCounts: [Int] {
    (text.map { [$0.lines] } ?? []) + children.flatMap(\.lineCounts)
  }
}
