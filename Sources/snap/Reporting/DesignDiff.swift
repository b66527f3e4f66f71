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

extension DesignDiff: CustomStringConvertible {
  /// More differences than this are only counted.
  private static let mostLines = 8

  /// The differences in readable form, in at most twelve lines.
  var description: String {
    let others = deviations.filter { $0.kind != .textWidth }
    let widths = deviations.count - others.count
    let rest = others.count - Self.mostLines
    var lines = [
      status == .same
        ? "The cell is as designed."
        : "The cell is not as designed: \(others.count.counted("difference")).",
      "  \(cell.words), \(design.words)",
    ]
    lines += others.prefix(Self.mostLines).map { "  " + $0.words(elsewhere: "in the design") }
    if rest > 0 || widths > 0 {
      let counts = [
        rest > 0 ? "\(rest) more, which --json lists" : nil,
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
