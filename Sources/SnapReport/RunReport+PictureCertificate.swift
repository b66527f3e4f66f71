import LayoutModel
import NumberText
import PrintedText
import SnapshotRecords

extension RunReport {
  /// More causes than this are only counted.
  private static let maxCauses = 20
  /// How many snapshots a cause names.
  private static let maxNames = 3

  /// How many pictures are as iOS has them, and how many causes the others have; nil without pictures of iOS.
  package var pictureCertificateHead: String? {
    let agreements = run.results.compactMap(\.pictureAgreement)
    guard !agreements.isEmpty else { return nil }
    let same = agreements.count(where: \.isAsOnIOS)
    let pictures = agreements.count.counted("picture")
    let causes = causes.isEmpty ? "" : "; \(causes.count.counted("cause"))"
    let wider = agreements.count { $0.isAsOnIOS && !$0.deviations.isEmpty }
    let widths = wider == 0 ? "" : ", \(wider) of them with texts of another width"
    return "as on iOS: \(same) of \(pictures)\(widths)\(causes)"
  }

  /// Each cause with the pictures that it changes, those of most pictures first.
  package var pictureCertificateLines: [String] {
    let lines = causes.map { cause in
      let names = cause.keys.prefix(Self.maxNames).map(\.description).joined(separator: ", ")
      let rest = cause.keys.count - Self.maxNames
      let more = rest > 0 ? " and \(rest) more" : ""
      return "\(cause.keys.count.counted("picture")): \(cause.words) (\(names)\(more))"
    }
    let rest = lines.count - Self.maxCauses
    return lines.prefix(Self.maxCauses) + (rest > 0 ? ["… and \(rest) more; --json lists all"] : [])
  }

  /// What makes pictures differ: the first thing of each that is not as on iOS, equal ones together.
  ///
  /// What is below it is mostly moved by it.
  private var causes: [(words: String, keys: [SnapshotKey])] {
    var keys: [String: [SnapshotKey]] = [:]
    for result in run.results {
      guard let first = result.pictureAgreement?.deviations.first(where: { $0.kind != .textWidth })
      else { continue }
      keys[first.words, default: []].append(result.key)
    }
    return keys.map { (words: $0.key, keys: $0.value.sorted()) }
      .sorted { ($1.keys.count, $0.words) < ($0.keys.count, $1.words) }
  }
}

extension PictureAgreement {
  /// Whether the picture is as on iOS, and what is not: in one snapshot's part of a report.
  var lines: [String] {
    let others = deviations.filter { $0.kind != .textWidth }
    let head = isAsOnIOS ? "as on iOS" : others.count.counted("difference") + " from iOS"
    return ["\(head): \(picture.visible)"] + others.map(\.words)
  }
}

extension PictureAgreement.Deviation {
  /// The view, and how it differs from iOS.
  fileprivate var words: String { words(elsewhere: "on iOS") }

  /// The view, and how it differs from the other picture, which is named as a place: “on iOS”.
  package func words(elsewhere: String) -> String { "\(view.visible): \(difference(elsewhere))" }

  private func difference(_ elsewhere: String) -> String {
    guard edges.count == 4 else { return extent }
    return switch kind {
    case .size: "\(sizes) than \(elsewhere)"
    case .place: distances
    case .lines:
      "\(abs(edges[3] - edges[1]).pointText) pt \(edges[3] > edges[1] ? "higher" : "lower"), with other line breaks"
    case .missing: "\(extent) is only \(elsewhere)"
    case .unexpected: "\(extent) is only here"
    case .color: "colour \(hex(0)), \(elsewhere) \(hex(1))"
    case .textWidth: "the text is \(distances)"
    case .unreadable: "iOS's picture cannot be read as a PNG"
    }
  }

  private func hex(_ index: Int) -> String {
    guard let colors, colors.indices.contains(index), !colors[index].isEmpty else { return "none" }
    return "#\(colors[index].visible)"
  }

  private var extent: String { "\(area.width.pointText) × \(area.height.pointText) pt" }

  private var sizes: String {
    let parts = [(edges[2], "wider", "narrower"), (edges[3], "higher", "lower")].filter {
      $0.0 != 0
    }
    return parts.map { "\(abs($0.0).pointText) pt \($0.0 > 0 ? $0.1 : $0.2)" }
      .joined(separator: " and ")
  }

  /// How far the edges are from those on iOS; a thing that is moved as a whole, once.
  private var distances: String {

    let across = Self.distance(
      edges[0], edges[2], ("left edge", "right edge"), ("too far right", "too far left"))
    let down = Self.distance(edges[1], edges[3], ("top", "bottom"), ("too low", "too high"))
    return (across + down).joined(separator: ", ")
  }

  private static func distance(
    _ first: Double, _ last: Double, _ names: (String, String), _ sides: (String, String)
  ) -> [String] {
    func words(_ distance: Double) -> String {
      "\(abs(distance).pointText) pt \(distance > 0 ? sides.0 : sides.1)"
    }
    if first == last { return first == 0 ? [] : [words(first)] }
    return [(names.0, first), (names.1, last)].filter { $0.1 != 0 }.map {
      "\($0.0) \(words($0.1))"
    }
  }
}
