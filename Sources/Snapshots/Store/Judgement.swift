import Foundation
import Graphics

/// The comparison of one actual picture with its reference.
struct Judgement {
  let actual: Snapshot
  let reference: ReferenceFile
  let difference: PictureDifference?

  init(of actual: Snapshot, against reference: ReferenceFile) throws {
    self.actual = actual
    self.reference = reference
    difference = try PictureDifference(reference: reference.bitmap, actual: actual.bitmap)
  }

  /// Whether recording would write the same content, the engine's version aside.
  var isSameContent: Bool {
    guard difference == nil, let text = reference.text, text.scale == actual.scale else {
      return false
    }
    return (try? text.tree()) == actual.tree
  }

  /// Fills in what differs.
  func describe(in record: inout SnapshotResult) {
    let size = (actual.bitmap.width, actual.bitmap.height)
    record.pixels.total = size.0 * size.1
    record.referenceSize = referenceSize
    guard let difference else { return }
    record.status = difference.isSizeChanged ? .sizeChanged : .different
    record.pixels = SnapshotResult.PixelCount(
      different: difference.differentPixels, total: difference.totalPixels)
    let tree = try? reference.text?.tree()
    record.regions = difference.regions.map { region($0, referenceTree: tree) }
    if let tree { record.layoutChanges = LayoutComparison.changes(from: tree, to: actual.tree) }
    record.message = message(isLayoutKnown: tree != nil)
  }

  private var referenceSize: SnapshotResult.Size {
    SnapshotResult.Size(
      width: Double(reference.bitmap.width) / actual.scale,
      height: Double(reference.bitmap.height) / actual.scale)
  }

  private func region(
    _ pixels: PixelRect, referenceTree: LayoutNode?
  ) -> SnapshotResult.Region {
    let points = CGRect(
      x: Double(pixels.x) / actual.scale, y: Double(pixels.y) / actual.scale,
      width: Double(pixels.width) / actual.scale, height: Double(pixels.height) / actual.scale)
    var views = actual.tree.viewPaths(in: points)
    let gone = referenceTree?.viewPaths(in: points) ?? []
    views += gone.filter { !views.contains($0) }
    return SnapshotResult.Region(
      x: pixels.x, y: pixels.y, width: pixels.width, height: pixels.height, views: views)
  }

  private func message(isLayoutKnown: Bool) -> String? {
    var sentences: [String] = []
    if difference?.isSizeChanged ?? false {
      sentences.append(SizeSentence(from: referenceSize, to: actual.size).text)
    }
    if let engine = reference.text?.engine, engine != actual.engine {
      sentences.append("The reference was drawn by \(engine), this picture by \(actual.engine).")
    }
    if !isLayoutKnown {
      sentences.append("The reference holds no layout, so that changes by view are not known.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}

/// A change of size in words.
struct SizeSentence {
  let text: String

  init(from old: SnapshotResult.Size, to new: SnapshotResult.Size) {
    var changes: [String] = []
    func add(_ difference: Double, _ more: String, _ less: String) {
      guard difference != 0 else { return }
      changes.append("\(Number.text(difference.magnitude)) pt \(difference > 0 ? more : less)")
    }
    add(new.width - old.width, "wider", "narrower")
    add(new.height - old.height, "higher", "lower")
    let sizes = [old, new].map { "\(Number.text($0.width)) × \(Number.text($0.height))" }
    text = "\(changes.joined(separator: ", ")) (\(sizes.joined(separator: " → ")) pt)."
  }
}
