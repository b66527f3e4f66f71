internal import Foundation
internal import UIKit

/// The frames of a cell's views in all of lint's layouts, by the identifiers of the file.
struct LintSketch {
  struct Layout {
    let configuration: String
    /// In the coordinates of the cell, in points.
    let frames: [String: CGRect]
  }

  private(set) var layouts: [Layout] = []
  /// The identifiers, by the views' paths.
  private(set) var identifiers: [String: String] = [:]

  @MainActor mutating func take(
    _ instance: NibInstance, _ names: ViewNames, _ configuration: Configuration
  ) {
    var frames: [String: CGRect] = [:]
    for view in instance.views {
      // The content view of an old item is the item itself in constraints.
      guard let id = view.nibOrigin?.id ?? view.superview?.nibOrigin?.id else { continue }
      identifiers[names.path(of: view)] = id
      if view.nibOrigin?.id != nil { frames[id] = view.convert(view.bounds, to: instance.view) }
    }
    layouts.append(Layout(configuration: configuration.name, frames: frames))
  }
}

/// A cell with its findings and the frames of all layouts.
struct LintedCell {
  struct Finding {
    let finding: LintFinding
    let mendings: [LintMending]
  }

  let findings: [Finding]
  let sketch: LintSketch

  /// Returns the finding with the identity of another one, if it is there.
  func finding(like other: LintFinding) -> Finding? {
    findings.first { $0.finding.fingerprint == other.fingerprint }
  }
}
