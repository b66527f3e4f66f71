import NumberText
import SnapshotRecords

extension RunReport {
  /// More views than this are only counted.
  private static let maxMisses = 20

  /// How far layouts and pictures agree with those of iOS, and what does not; nil without any of iOS.
  public var certificate: String? {
    let texts = certificates.map { ([$0.head] + $0.lines.map { "  \($0)" }) }
    return texts.isEmpty ? nil : texts.joined().joined(separator: "\n")
  }

  /// What is compared with iOS, each with what does not agree: frames, then pictures.
  var certificates: [(head: String, lines: [String])] {
    let frames = certificateHead.map { (head: $0, lines: certificateLines) }
    let pictures = pictureCertificateHead.map { (head: $0, lines: pictureCertificateLines) }
    return [frames, pictures].compactMap(\.self)
  }

  /// Which system computed the frames, and how many views agree; nil without such frames.
  private var certificateHead: String? {
    let agreements = run.results.compactMap(\.iosAgreement)
    guard !agreements.isEmpty else { return nil }
    let compared = agreements.reduce(0) { $0 + $1.compared }
    let agreeing = agreements.reduce(0) { $0 + $1.agreeing }
    let systems = Set(agreements.map(\.system)).sorted().joined(separator: ", ").visible
    let cells = agreements.count.counted("snapshot")
    return
      "as on \(systems): \(agreeing) of \(compared.counted("view")) in \(cells), within "
      + "\(FrameAgreement.tolerance.pointText) pt"
  }

  /// Each view that does not agree, the first ones in full.
  private var certificateLines: [String] {
    let lines = run.results.flatMap { result in
      (result.iosAgreement?.sentences ?? []).map { "\(result.key): \($0)" }
    }
    let rest = lines.count - Self.maxMisses
    return lines.prefix(Self.maxMisses) + (rest > 0 ? ["… and \(rest) more; --json lists all"] : [])
  }
}

extension FrameAgreement {
  /// How many views agree, and what does not: in one snapshot's part of a report.
  var lines: [String] {
    let limit = FrameAgreement.tolerance.pointText
    return [
      "as on \(system.visible): \(agreeing) of \(compared.counted("view")), within \(limit) pt"
    ] + sentences
  }

  /// The views that iOS lays out differently, then those that only one side has.
  fileprivate var sentences: [String] { misses.map(\.sentence) + strangers }

  private var strangers: [String] {
    [(onlyOnIOS, "only on iOS"), (onlyHere, "only here")].filter { !$0.0.isEmpty }.map {
      "\($1): \($0.joined(separator: ", ").visible)"
    }
  }
}

extension FrameAgreement.Miss {
  /// Both frames, how far their edges are apart, and lines and fonts that differ.
  fileprivate var sentence: String {
    var text = "\(path.visible) is \(frame.words), on iOS \(iosFrame.words)"
    if !edges.isEmpty { text += ": \(edges.joined(separator: ", "))" }
    if let lines, let iosLines { text += "; \(lines.counted("line")), on iOS \(iosLines)" }
    if let font, let iosFont { text += "; \(font.visible), on iOS \(iosFont.visible)" }
    return text
  }

  /// The edges that do not agree, each with how far it is from that on iOS.
  private var edges: [String] {
    let names = [
      ("left", "right", "left"), ("top", "low", "high"), ("right", "right", "left"),
      ("bottom", "low", "high"),
    ]
    return zip(names, frame.edgeDistances(from: iosFrame)).compactMap { name, distance in
      guard FrameAgreement.isApart(distance) else { return nil }
      let isAcross = name.1 == "right"
      let side = distance > 0 ? name.1 : name.2
      return "\(name.0) edge \(abs(distance).pointText) pt too \(isAcross ? "far " : "")\(side)"
    }
  }
}

extension FrameAgreement.Frame {
  fileprivate var words: String {
    "(\(x.pointText) \(y.pointText); \(width.pointText) \(height.pointText))"
  }
}
