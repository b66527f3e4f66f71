import Graphics
import NumberText
import SnapReport
import SnapshotRecords

/// How a cell differs from its design: the value that `snap diff --design` prints.
struct DesignDiff: Encodable {
  enum Status: String, Encodable {
    case same, different
  }

  struct Picture: Encodable {
    var file: String
    var width: Int
    var height: Int
    /// Pixels per point.
    var scale: Double

    init(_ picture: PictureFile, scale: Double) {
      file = picture.path
      width = picture.bitmap.width
      height = picture.bitmap.height
      self.scale = scale
    }
  }

  var version = 1
  var status: Status
  var cell: Picture
  var design: Picture
  var deviations: [PictureAgreement.Deviation]
  var diff: String?
}

extension DesignDiff {
  /// The largest of each view's differences of a kind: smaller ones are mostly parts of it, such as its corners.
  var main: [PictureAgreement.Deviation] {
    let others = deviations.filter { $0.kind != .textWidth }
    return others.indices.filter { index in
      !others.indices.contains { other in
        let (one, two) = (others[index], others[other])
        guard one.view == two.view, one.kind == two.kind else { return false }
        let (size, otherSize) = (one.area.width * one.area.height, two.area.width * two.area.height)
        return otherSize > size || otherSize == size && other < index
      }
    }.map { others[$0] }
  }
}

extension DesignDiff: CustomStringConvertible {
  /// More differences than this are only counted.
  private static let mostLines = 8

  /// The differences in readable form, in at most twelve lines.
  var description: String {
    let main = main
    let widths = deviations.count { $0.kind == .textWidth }
    let shown = main.prefix(Self.mostLines)
    let rest = deviations.count - widths - shown.count
    var lines = [
      status == .same
        ? "The cell is as designed."
        : "The cell is not as designed: \(main.count.counted("difference")).",
      "  \(cell.words), \(design.words)",
    ]
    lines += shown.map { "  " + $0.words(elsewhere: "in the design") }
    if rest > 0 || widths > 0 {
      let counts = [
        rest > 0 ? "\(rest) more, mostly parts of these; --json lists all" : nil,
        widths > 0 ? "\(widths.counted("text")) of another width, which fonts make" : nil,
      ]
      lines.append("  and " + counts.compactMap(\.self).joined(separator: "; "))
    }
    if let diff { lines.append("  diff: \(diff)") }
    return lines.joined(separator: "\n")
  }
}

extension DesignDiff.Picture {
  fileprivate var words: String {
    "\(file) \(width) × \(height) at \(scale.exactText)x"
  }
}
