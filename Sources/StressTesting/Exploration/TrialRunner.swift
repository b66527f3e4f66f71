internal import Fixtures
internal import Foundation
internal import UIKit

/// Lays out trials, and finds what does not hold for them.
@MainActor final class TrialRunner {
  private let subject: StressSubject
  private let invariants: [LayoutInvariant]
  private let allowances: [AllowedDiagnostic]
  private let widths: ClosedRange<CGFloat>
  private var found: [Trial: [Violation]] = [:]
  /// What is known of trials that only one invariant has judged.
  private var partial: [PartialTrial: [Violation]] = [:]
  /// The allowances that some trial needed.
  private(set) var neededAllowances: Set<AllowedDiagnostic> = []
  /// How many layouts were made.
  private(set) var layoutCount = 0

  init(
    _ subject: StressSubject, invariants: [LayoutInvariant], allowances: [AllowedDiagnostic],
    widths: ClosedRange<CGFloat>
  ) {
    self.subject = subject
    self.invariants = invariants
    self.allowances = allowances
    self.widths = widths
  }

  /// The number of different trials.
  var trialCount: Int { found.count }

  func layout(_ trial: Trial) throws -> StressLayout {
    layoutCount += 1
    return try trial.configuration.performAsCurrent {
      var made: UIView?
      let rendering = try subject.draw(
        {
          let view = try subject.make(trial.values)
          made = view
          return view
        }, trial.configuration)
      guard let view = made else { throw NoCell() }
      return StressLayout(of: view, rendering)
    }
  }

  /// Whether a trial fails in a known way; only the invariant in question is checked.
  func fails(_ trial: Trial, _ identity: Violation.Identity) -> Bool {
    if let known = found[trial] { return known.contains { $0.identity == identity } }
    let key = PartialTrial(trial: trial, invariant: identity.invariant)
    let violations =
      partial[key] ?? permitted(invariants.filter { $0.name == key.invariant }, trial)
    partial[key] = violations
    return violations.contains { $0.identity == identity }
  }

  /// Returns what does not hold for a trial; each is judged once.
  func violations(of trial: Trial) -> [Violation] {
    if let known = found[trial] { return known }
    let violations = permitted(invariants, trial)
    found[trial] = violations
    return violations
  }

  private func permitted(_ invariants: [LayoutInvariant], _ trial: Trial) -> [Violation] {
    violations(of: invariants, trial).filter { !isAllowed($0) }
  }

  private func violations(of invariants: [LayoutInvariant], _ trial: Trial) -> [Violation] {
    let checked: CheckedTrial
    do {
      checked = CheckedTrial(
        trial: trial, layout: try layout(trial), subject: subject, widths: widths, runner: self)
    } catch {
      return [Violation("a layout", Breach(message: "\(error)"))]
    }
    return invariants.flatMap { invariant in
      let breaches: [Breach]
      do {
        breaches = try invariant.breaches(checked)
      } catch {
        breaches = [Breach(message: "\(error)")]
      }
      return breaches.map { Violation(invariant.name, $0) }
    }
  }

  private func isAllowed(_ violation: Violation) -> Bool {
    guard let kind = violation.identity.kind else { return false }
    let permitting = allowances.filter { $0.permits(kind, at: violation.identity.view) }
    neededAllowances.formUnion(permitting)
    return !permitting.isEmpty
  }
}

/// A trial and the invariant that judged it.
private struct PartialTrial: Hashable {
  let trial: Trial
  let invariant: String
}

/// A drawing did not create its cell.
private struct NoCell: Error {}
