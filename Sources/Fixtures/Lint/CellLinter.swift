internal import Foundation
internal import LayoutModel
internal import Snapshots
internal import UIKit

/// Lays out one cell in all configurations and groups its problems by root cause.
@MainActor struct CellLinter {
  private let prototype: NibPrototype
  private let file: String
  private let configurations: [Configuration]
  private let heights: [LintHeights.Height]
  private let cells: LintCells
  private let checksAccessibility: Bool
  private var gathered: [LintObservation.Cause: LintFinding] = [:]
  private var order: [LintObservation.Cause] = []
  private var mendings: [LintObservation.Cause: [LintMending]] = [:]
  private var sketch: LintSketch?

  /// Lays the cell out in all of lint's configurations, or only in that with a name.
  init(
    prototype: NibPrototype, file: String, accessibility: Bool, _ cells: LintCells,
    only name: String? = nil
  ) {
    checksAccessibility = accessibility
    self.cells = cells
    self.prototype = prototype
    self.file = file
    configurations = LintConfigurations(for: prototype, accessibility: accessibility).all.filter {
      name == nil || $0.name == name
    }
    heights = LintHeights(of: prototype).heightsToCheck
  }

  /// The findings, each with what all cells of the file may have in common.
  func findings() -> [(LintFinding, LintObservation.Cause.InFile?)] {
    var linter = self
    linter.layOutAll()
    return linter.order.compactMap { cause in
      linter.gathered[cause].map { ($0.judgedOverAll, cause.inFile) }
    }
  }

  /// The findings with what may mend them, and the frames of all layouts.
  func lintedCell() -> LintedCell {
    var linter = self
    linter.sketch = LintSketch()
    linter.layOutAll()
    let findings = linter.order.compactMap { cause in
      linter.gathered[cause].map {
        LintedCell.Finding(finding: $0.judgedOverAll, mendings: linter.mendings[cause] ?? [])
      }
    }
    return LintedCell(findings: findings, sketch: linter.sketch ?? LintSketch())
  }

  private mutating func layOutAll() {
    for configuration in configurations {
      for observation in observations(in: configuration) { gather(observation, configuration) }
    }
  }

  /// The problems in a configuration, independent of the cell's height in the app.
  ///
  /// If the file does not determine whether that is the stored or the fitting height, only problems at both are
  /// reported.
  private mutating func observations(in configuration: Configuration) -> [LintObservation] {
    var found: [LintObservation]?
    for height in heights {
      let layout = LintLayout(
        prototype, height: height, mayAvoidConflict: heights.count > 1,
        accessibility: checksAccessibility, configuration, cells)
      let here = layout.observations(for: &sketch)
      guard let before = found else {
        found = here
        // Frames are compared at all heights.
        if sketch == nil, !here.contains(where: \.dependsOnHeight) { break }
        continue
      }
      let causes = Set(here.map(\.cause))
      found = before.filter { !$0.dependsOnHeight || causes.contains($0.cause) }
    }
    return found ?? []
  }

  private mutating func gather(_ observation: LintObservation, _ configuration: Configuration) {
    if gathered[observation.cause] == nil {
      gathered[observation.cause] = LintFinding(
        observation, of: prototype, file: file, configurationCount: configurations.count)
      order.append(observation.cause)
    }
    if let mending = observation.mending, mendings[observation.cause]?.contains(mending) != true {
      mendings[observation.cause, default: []].append(mending)
    }
    guard gathered[observation.cause]?.configurations.last != configuration.name else { return }
    gathered[observation.cause]?.configurations.append(configuration.name)
  }
}
