import Foundation
import NumberText
import Typography
import UIKit

/// The measurements of a label: the value that `snap measure` prints.
struct LabelMeasurement: Encodable {
  struct Line: Encodable {
    /// The visible characters, including an ellipsis.
    var text: String
    /// In points, not rounded.
    var width: Double
    /// The line's first UTF-16 unit in the text, and its length.
    var range: Range

    struct Range: Encodable {
      var start: Int
      var length: Int
    }
  }

  var version = 1
  /// The label's intrinsic width in points.
  var width: Double
  /// The label's intrinsic height in points.
  var height: Double
  var lines: [Line]
  var missing: [String]

  @MainActor init(_ label: UILabel) {
    let size = label.intrinsicContentSize
    width = size.width
    height = size.height
    lines = label.drawnLayout(in: size)?.lines.map(Line.init) ?? []
    missing = label.missingGlyphs.map(String.init)
  }
}

extension LabelMeasurement.Line {
  fileprivate init(_ line: TextLine) {
    text = line.text
    width = line.width
    range = Range(start: line.range.lowerBound, length: line.range.count)
  }
}

extension LabelMeasurement: CustomStringConvertible {
  /// The size, the lines and the missing characters, in readable form.
  var description: String {
    var rows = ["\(width.pointText) × \(height.pointText) points, \(lines.count) \(lineWord)"]
    for (number, line) in lines.enumerated() {
      let last = line.range.start + line.range.length
      rows.append(
        "\(number + 1)  \(line.width.pointText)  \(line.range.start)..<\(last)  \(line.text)")
    }
    if !missing.isEmpty {
      rows.append("No bundled or registered font contains \(missing.joined(separator: " ")).")
    }
    return rows.joined(separator: "\n")
  }

  private var lineWord: String { lines.count == 1 ? "line" : "lines" }
}
