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
    return "\(pixels.proportion) pixels differ (\(pixels.percentage))"
  }
}

extension SnapshotResult.PixelCount {
  /// How many pixels differ, such as `412 of 30 000`.
  package var proportion: String { "\(different.groupedText) of \(total.groupedText)" }

  /// The share of pixels that differ, in hundredths of a percent; a small one never reads as none.
  var percentage: String {
    let share = Double(different) / Double(max(1, total)) * 100
    return share < 0.01 ? "< 0.01 %" : "\(share.text(decimals: 2)) %"
  }

  /// How many pixels masks left out; nil if none.
  package var maskSentence: String? { masked.map { "\($0.groupedText) ignored by masks" } }
}

extension SnapshotResult.Size {
  /// Width and height, such as `320 × 82`.
  var text: String { "\(width.pointText) × \(height.pointText)" }
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
