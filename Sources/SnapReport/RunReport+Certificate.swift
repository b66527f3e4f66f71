import NumberText
import Snapshots

extension RunReport {
  /// More views than this are only counted.
  private static let maxMisses = 20

  /// How far the layouts agree with the frames that iOS computed, and each view that does not; nil without such frames.
  public var certificate: String? {
    let checked = run.results.compactMap { result in
      result.iosAgreement.map { (key: result.key, agreement: $0) }
    }
    guard !checked.isEmpty else { return nil }
    let lines = checked.flatMap { key, agreement in
      agreement.misses.map { "  \(key): \($0.sentence)" }
        + agreement.strangers.map { "  \(key): \($0)" }
    }
    let rest = lines.count - Self.maxMisses
    return
      ([head(of: checked.map(\.agreement))] + lines.prefix(Self.maxMisses)
      + (rest > 0 ? ["  … and \(rest) more; --json lists all"] : [])).joined(separator: "\n")
  }

  private func head(of agreements: [FrameAgreement]) -> String {
    let compared = agreements.reduce(0) { $0 + $1.compared }
    let agreeing = agreements.reduce(0) { $0 + $1.agreeing }
    let systems = Set(agreements.map(\.system)).sorted().joined(separator: ", ").visible
    let cells = agreements.count.counted("snapshot")
    return
      "as on \(systems): \(agreeing) of \(compared.counted("view")) in \(cells), within "
      + "\(FrameAgreement.tolerance.pointText) pt"
  }
}

extension FrameAgreement {
  /// The views that only one side has.
  fileprivate var strangers: [String] {
    [(onlyOnIOS, "only on iOS"), (onlyHere, "only here")].filter { !$0.0.isEmpty }.map {
      "\($1): \($0.joined(separator: ", ").visible)"
    }
  }
}

extension FrameAgreement.Miss {
  /// Both frames, and lines and fonts that differ.
  fileprivate var sentence: String {
    var text = "\(path.visible) is \(frame.words), on iOS \(iosFrame.words)"
    if let lines, let iosLines { text += "; \(lines.counted("line")), on iOS \(iosLines)" }
    if let font, let iosFont { text += "; \(font.visible), on iOS \(iosFont.visible)" }
    return text
  }
}

extension FrameAgreement.Frame {
  fileprivate var words: String {
    "(\(x.pointText) \(y.pointText); \(width.pointText) \(height.pointText))"
  }
}
