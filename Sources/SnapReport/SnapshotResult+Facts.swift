import LayoutModel
import NumberText
package import Snapshots

extension SnapshotResult {
  /// The fixture with its configuration: the key without its suite.
  var fixtureName: String {
    key.configuration.isEmpty ? key.fixture : "\(key.fixture).\(key.configuration)"
  }

  /// The size in points, and the reference's if it was another.
  var sizeSentence: String {
    guard let referenceSize, referenceSize != size else { return "\(size.text) pt" }
    return "\(size.text) pt, was \(referenceSize.text) pt"
  }

  /// How many pixels differ, or nil if none was found to.
  var pixelSentence: String? {
    guard pixels.different > 0, pixels.total > 0 else { return nil }
    // Hundredths of a percent; one that rounds to nothing must not read as none.
    let share = (Double(pixels.different) / Double(pixels.total) * 10_000).rounded() / 100
    let shareText = share == 0 ? "less than 0.01" : share.pointText
    return
      "\(pixels.different.groupedText) of \(pixels.total.groupedText) pixels differ (\(shareText) %)"
  }
}

extension SnapshotResult.Size {
  /// Width and height, such as `320 × 82`.
  var text: String { "\(width.pointText) × \(height.pointText)" }
}

extension LayoutChange {
  /// What changed, and how many views only follow.
  package var sentence: String {
    guard followers > 0 else { return description }
    return description + "; \(followers) other \(followers == 1 ? "view follows" : "views follow")"
  }
}

extension Diagnostic {
  /// Its weight for a reader: an allowed diagnostic weighs as much as a note.
  var weight: Severity { isAllowed ? .note : severity }

  /// What is wrong and where, such as `error zeroHeight contentView/subtitleLabel`.
  var headline: String {
    let weight = isAllowed ? "allowed" : severity.rawValue
    return view.isEmpty ? "\(weight) \(kindName)" : "\(weight) \(kindName) \(view)"
  }
}
