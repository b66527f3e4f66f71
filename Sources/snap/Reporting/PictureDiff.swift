import Graphics
import NumberText
import SnapReport
import SnapshotRecords

/// The differences of two pictures: the value that `snap diff` prints.
struct PictureDiff: Encodable {
  enum Status: String, Encodable {
    case same, different, sizeChanged
  }

  struct Picture: Encodable {
    var file: String
    var width: Int
    var height: Int

    init(_ picture: PictureFile) {
      file = picture.path
      width = picture.bitmap.width
      height = picture.bitmap.height
    }
  }

  var version = 1
  var status: Status
  /// Explanations beyond the numbers.
  var message: String?
  var first: Picture
  var second: Picture
  var pixels: SnapshotResult.PixelCount
  var regions: [SnapshotResult.Region]
  /// Nil if one of the pictures contains no layout.
  var layoutChanges: [LayoutChange]?
  var diff: String?
}

extension PictureDiff: CustomStringConvertible {
  /// The differences in readable form.
  var description: String {
    let sections: [(String, [String])] = [
      ("note", message?.split(separator: "\n").map(String.init) ?? []), ("size", sizes),
      ("pixels", pixelLines),
      ("layout", layoutLines),
      ("diff", diff.map { [$0] } ?? []),
    ]
    return ([headline] + sections.flatMap(lines)).joined(separator: "\n")
  }

  private var headline: String {
    switch status {
    case .same:
      pixels.different > 0
        ? "The pictures differ within the tolerances." : "The pictures are the same."
    case .different: "The pictures differ."
    case .sizeChanged: "The pictures have different sizes."
    }
  }

  private var sizes: [String] {
    guard status == .sizeChanged else { return [] }
    return ["\(first.width) × \(first.height) → \(second.width) × \(second.height) pixels"]
  }

  private var pixelLines: [String] {
    guard status != .same || pixels.different > 0 else { return masked }
    return ["\(pixels.proportion) differ, in \(regions.count.counted("region"))"]
      + regions.map { region in
        let place = "(\(region.x), \(region.y)) \(region.width) × \(region.height)"
        return region.views.isEmpty
          ? place : "\(place): \(region.views.joined(separator: ", "))"
      } + masked
  }

  private var masked: [String] { pixels.maskSentence.map { [$0] } ?? [] }

  private var layoutLines: [String] {
    guard let layoutChanges else {
      return ["not compared: only pictures drawn by Snap contain one"]
    }
    return layoutChanges.map(\.sentence)
  }

  private func lines(_ title: String, _ lines: [String]) -> [String] {
    lines.enumerated().map { index, line in
      let label = index == 0 ? title : ""
      return "  \(label)\(String(repeating: " ", count: 8 - label.count))\(line)"
    }
  }
}
