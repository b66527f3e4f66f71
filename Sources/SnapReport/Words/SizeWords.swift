import Foundation
import NumberText
import SnapshotRecords

/// By how much something grew and how far it moved, such as `3 pt taller`.
struct SizeWords {
  private let parts: [String]

  /// Describes a growth in points; negative if it shrank, zero along an axis where it did not.
  init(growth: CGSize) {
    parts = [
      Self.words(growth.width, "wider", "narrower"), Self.words(growth.height, "taller", "shorter"),
    ].compactMap { $0 }
  }

  /// Describes the difference of two sizes.
  init(growthFrom old: SnapshotResult.Size, to new: SnapshotResult.Size) {
    self.init(growth: CGSize(width: new.width - old.width, height: new.height - old.height))
  }

  /// Describes a movement to the right and down in points; zero along an axis where it did not.
  init(offset: CGPoint) {
    parts = [
      Self.words(offset.x, "further right", "further left"),
      Self.words(offset.y, "further down", "further up"),
    ].compactMap { $0 }
  }

  /// Width and height, separated by a comma.
  var text: String { parts.joined(separator: ", ") }

  /// Width and height within a sentence; nil if nothing changed.
  var phrase: String? { parts.isEmpty ? nil : parts.joined(separator: " and ") }

  private static func words(_ points: Double, _ more: String, _ less: String) -> String? {
    guard points != 0 else { return nil }
    return "\(points.magnitude.pointText) pt \(points > 0 ? more : less)"
  }
}
