internal import Foundation
package import ImageComparison
internal import LayoutModel
internal import SnapshotRecords
internal import SnapshotReferences
package import UIKit

extension Inspection {
  /// What VoiceOver reads of a view, as text.
  ///
  /// - Throws: ``RenderingError`` if the view cannot be laid out.
  @MainActor package static func accessibility(
    of view: UIView, in configuration: Configuration
  ) throws -> Inspection {
    try inspection(of: view, in: configuration) { rendering, regions in
      let text = AccessibilityOutline(regions: regions).description
      return { _ in
        TextSnapshot(
          text: text,
          size: SnapshotResult.Size(
            width: Double(rendering.size.width), height: Double(rendering.size.height)),
          scale: Double(rendering.scale))
      }
    }
  }

  /// What VoiceOver reads of a view, as a picture with a legend.
  ///
  /// - Throws: ``RenderingError`` if the view cannot be laid out.
  @MainActor package static func accessibilityPicture(
    of view: UIView, in configuration: Configuration, comparing options: ComparisonOptions
  ) throws -> Inspection {
    try inspection(of: view, in: configuration) { rendering, regions in
      let picture = AccessibilityPicture(rendering, regions: regions)
      return { _ in try picture.artifact(comparing: options) }
    }
  }

  private typealias Making = @Sendable (Rendering) throws -> any SnapshotArtifact

  @MainActor private static func inspection(
    of view: UIView, in configuration: Configuration,
    _ making: (Rendering, [AccessibleRegion]) -> Making
  ) throws -> Inspection {
    let laidOut = try LaidOutView(of: view, in: configuration)
    let rendering = try Rendering(laidOut)
    let (reading, found) = configuration.performAsCurrent {
      let reading = AccessibilityReading(of: view)
      let diagnosis = AccessibilityDiagnosis(root: view, names: laidOut.names, reading: reading)
      return (reading, diagnosis.diagnostics().map(\.diagnostic))
    }
    let regions = reading.items.map { AccessibleRegion($0, names: laidOut.names) }
    var inspection = Inspection(rendering, artifact: making(rendering, regions))
    inspection.diagnostics += found
    return inspection
  }
}
