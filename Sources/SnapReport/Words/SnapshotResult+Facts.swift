import LayoutModel
import NumberText
package import SnapshotRecords

extension SnapshotResult {
  /// The fixture with its configuration: the key without its suite.
  var fixtureName: String { key.fixtureName }

  /// The size in points, and the reference's if it differs.
  var sizeSentence: String {
    guard let referenceSize, referenceSize != size else { return "\(size.text) pt" }
    return "\(size.text) pt, was \(referenceSize.text) pt"
  }

  /// The number of differing pixels, or nil without any.
  var pixelSentence: String? {
    guard pixels.different > 0, pixels.total > 0 else { return nil }
    return "\(pixels.proportion) pixels differ (\(pixels.percentage))"
  }
}

extension SnapshotResult {
  /// Why it fails besides its message.
  func reasons(mostDiagnostics: Int = .max) -> [String] {
    [lineChanges?.summary, pixelSentence].compactMap(\.self) + firstLayoutChanges
      + failureDiagnostics.prefix(mostDiagnostics).map { "\($0.headline): \($0.message)" }
  }

  /// The path of the reference that it is compared with; nil for none.
  var comparedReference: String? {
    status == .missing || status == .error ? nil : shownReference
  }
}

extension [SnapshotResult] {
  /// How many further snapshots, or configurations of one fixture, there are besides the first; nil for none.
  var othersPhrase: String? {
    guard count > 1 else { return nil }
    let fixtures = Set(map { [$0.key.suite, $0.key.fixture] })
    return
      "and \((count - 1).counted(fixtures.count == 1 ? "more configuration" : "more snapshot"))"
  }
}

extension SnapshotResult.PixelCount {
  /// How many pixels differ, such as `412 of 30 000`.
  package var proportion: String { "\(different.groupedText) of \(total.groupedText)" }

  /// The share of differing pixels as a percentage with two decimals; a small one is never shown as zero.
  var percentage: String {
    let share = Double(different) / Double(max(1, total)) * 100
    return share < 0.01 ? "< 0.01 %" : "\(share.text(decimals: 2)) %"
  }

  /// The number of masked pixels; nil if none.
  package var maskSentence: String? { masked.map { "\($0.groupedText) ignored by masks" } }
}

extension SnapshotResult.Size {
  /// Width and height, such as `320 × 82`.
  var text: String { "\(width.pointText) × \(height.pointText)" }
}

extension Diagnostic {
  /// The displayed severity: an allowed diagnostic counts as a note.
  var weight: Severity { isAllowed ? .note : severity }

  /// The problem and its location, such as `error zeroHeight contentView/subtitleLabel`.
  var headline: String {
    let weight = isAllowed ? "allowed" : severity.rawValue
    return view.isEmpty ? "\(weight) \(kindName)" : "\(weight) \(kindName) \(view)"
  }
}

extension SnapshotResult {
  /// The diagnostics that a reader of a failure needs: errors, which fail the test themselves, and warnings that the
  /// reference does not have.
  var failureDiagnostics: [Diagnostic] { diagnostics.filter(isOfFailure) }

  /// The other diagnostics: notes, what the test allows, and warnings that the reference has too.
  var otherDiagnostics: [Diagnostic] { diagnostics.filter { !isOfFailure($0) } }

  /// The warnings that the reference has too.
  var knownWarnings: [Diagnostic] { otherDiagnostics.filter { $0.weight == .warning } }

  private func isOfFailure(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.weight {
    case .error: true
    case .warning: knownDiagnostics?.contains(diagnostic) != true
    case .note: false
    }
  }
}

extension SnapshotKey {
  /// The fixture with its configuration: the key without its suite.
  var fixtureName: String { configuration.isEmpty ? fixture : "\(fixture).\(configuration)" }
}
