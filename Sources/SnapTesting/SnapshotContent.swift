#if !canImport(Darwin)
internal import Fixtures
internal import Foundation
internal import ImageComparison
internal import SnapReport
internal import SnapshotRecords
internal import SnapshotReferences
internal import UIKit

/// The part of a view that is stored and compared.
struct SnapshotContent: Sendable {
  /// The end of its keys, so that a test can store a picture and a layout of one view.
  let keyEnding: String
  /// Lays out a view in a configuration.
  let inspect: @MainActor @Sendable (UIView, Configuration) throws -> Inspection
  /// How all configurations are put on one picture; nil for a snapshot of each.
  var sheet: ContactSheet.Style?

  /// A picture.
  static func image(
    comparing options: ComparisonOptions, masking masks: [ComparisonMask]
  ) -> SnapshotContent {
    SnapshotContent(keyEnding: "") { view, configuration in
      Inspection(try Rendering(of: view, in: configuration)) {
        try $0.artifact(comparing: options, masking: masks)
      }
    }
  }

  /// The tree of views as lines of text.
  static let layout = SnapshotContent(keyEnding: ".layout") { view, configuration in
    Inspection(try Rendering(of: view, in: configuration)) { rendering in
      TextSnapshot(
        text: LayoutOutline(rendering.tree, detail: .visible).description,
        size: SnapshotResult.Size(
          width: Double(rendering.size.width), height: Double(rendering.size.height)),
        scale: Double(rendering.scale))
    }
  }

  /// What VoiceOver reads as lines of text.
  static let accessibility = SnapshotContent(keyEnding: ".accessibility") { view, configuration in
    try .accessibility(of: view, in: configuration)
  }

  /// What VoiceOver reads as a picture with a legend.
  static func accessibilityImage(comparing options: ComparisonOptions) -> SnapshotContent {
    SnapshotContent(keyEnding: ".accessibilityImage") { view, configuration in
      try .accessibilityPicture(of: view, in: configuration, comparing: options)
    }
  }

  /// The frames of an animation.
  static func frames(
    at times: [TimeInterval], style: ContactSheet.Style,
    beginning begin: @escaping @MainActor @Sendable (UIView) throws -> Void
  ) -> SnapshotContent {
    SnapshotContent(keyEnding: ".frames") { view, configuration in
      try .frames(of: view, in: configuration, at: times, style: style, beginning: begin)
    }
  }

  /// A table's sizing audit as lines of text.
  static let sizingAudit = SnapshotContent(keyEnding: ".sizing") { view, configuration in
    let audit = try view.sizingAudit(in: configuration)
    let text = TextSnapshot(
      text: audit.table(),
      size: SnapshotResult.Size(
        width: Double(configuration.width), height: Double(configuration.height ?? 0)),
      scale: Double(configuration.scale))
    return Inspection(
      diagnostics: audit.diagnostics, artifact: SizingAuditSnapshot(audit, text: text))
  }
}
#endif
