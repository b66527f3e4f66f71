import Foundation
import Graphics
import ImageComparison
internal import LayoutModel

/// The comparison of one actual picture with its reference.
struct Judgement {
  private let actual: Snapshot
  private let reference: ReferenceFile
  private let options: ComparisonOptions
  private let difference: ImageDifference

  init(of actual: Snapshot, against reference: ReferenceFile, options: ComparisonOptions) {
    self.actual = actual
    self.reference = reference
    self.options = options
    difference = ImageComparator.compare(
      reference: reference.bitmap, actual: actual.bitmap, options: options)
  }

  /// Whether the picture is accepted: it is equal, or the options tolerate the difference.
  var isAccepted: Bool { difference.isWithinLimits }

  /// Whether recording would write the same content, the engine's version aside.
  var isSameContent: Bool {
    guard difference.isIdentical, let text = reference.text, text.scale == actual.scale else {
      return false
    }
    return (try? text.tree()) == actual.tree
      && text.constraintLines == LayoutConstraint.lines(of: actual.constraints)
  }

  /// The picture of the difference.
  var diff: Bitmap {
    ImageComparator.diffPicture(
      reference: reference.bitmap, actual: actual.bitmap, options: options)
  }

  /// Fills in what differs.
  func describe(in record: inout SnapshotResult) {
    record.referenceSize = referenceSize
    record.pixels = SnapshotResult.PixelCount(
      different: difference.differentPixels, total: difference.totalPixels,
      masked: difference.maskedPixels)
    if isAccepted { return }
    record.status = difference.hasSizeChange ? .sizeChanged : .different
    let tree = reference.tree
    record.regions = difference.regions.map { region($0, referenceTree: tree) }
    if let tree {
      record.layoutChanges = LayoutComparison.changes(
        from: tree, to: actual.tree, ties: actual.ties, constraints: constraints)
    }
    record.message = message(referenceTree: tree)
  }

  private var constraints: ConstraintLists {
    ConstraintLists(old: reference.text?.constraints ?? [], new: actual.constraints)
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

  /// More causes than these are no explanation.
  private static let maxRootCauses = 2

  private func message(referenceTree: LayoutNode?) -> String? {
    var sentences: [String] = []
    if difference.hasSizeChange {
      sentences.append(SizeSentence(from: referenceSize, to: actual.size).text)
    }
    if let referenceTree {
      let causes = LayoutComparison.rootCauses(
        from: referenceTree, to: actual.tree, ties: actual.ties, constraints: constraints)
      sentences += causes.prefix(Self.maxRootCauses)
    }
    if let engine = reference.text?.engine, engine != actual.engine {
      sentences.append("The reference was drawn by \(engine), this picture by \(actual.engine).")
    }
    if referenceTree == nil {
      sentences.append("The reference holds no layout, so that changes by view are not known.")
    }
    if difference.hasUniformChange {
      sentences.append(
        "The overall colour of the picture changed, which no tolerance accepts.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "\n")
  }
}
