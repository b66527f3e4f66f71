import LayoutChanges
import LayoutModel
public import SnapshotRecords

extension RunReport {
  /// Returns the failures as GitHub workflow commands, which show them next to the code.
  ///
  /// One for each cause, as GitHub shows only ten per step: on the cause's own line if that is found, else on the
  /// assertion of its first snapshot.
  ///
  /// Source of the format: GitHub, "Workflow commands for GitHub Actions", and for the escaping the
  /// function `escapeProperty` of https://github.com/actions/toolkit.
  ///
  /// - Parameter findPlace: finds the path in the repository, and the line, of a place such as `SongCell.swift:50`.
  /// - Returns: the commands.
  public func annotations(
    at findPlace: (String) -> SnapshotResult.Source? = { _ in nil }
  ) -> [String] {
    messagesByCause.map {
      annotation($0, at: $0.result.causePlaces.lazy.compactMap(findPlace).first)
    }
      + otherFailures.map { "::error title=\(faultTitle)::\(escaped($0.visible))" }
      + comparisonAnnotations
  }

  private var faultTitle: String {
    subject == .revisions ? "Cannot be compared" : "Not a snapshot failure"
  }

  /// What is gone, what moved and the counts, in one annotation each, as GitHub shows only ten per step.
  private var comparisonAnnotations: [String] {
    guard let comparison = run.comparison else { return [] }
    let gone = Self.first(of: comparison.goneLines)
    let moves = Self.first(of: comparison.moves)
    return (gone.isEmpty ? [] : ["::warning title=Cells are gone::\(escaped(gone.visible))"])
      + (moves.isEmpty ? [] : ["::notice title=Files moved::\(escaped(moves))"])
      + ["::notice title=\(property(title))::\(escaped(summary.visible))"]
  }

  /// GitHub cuts longer messages off.
  private static let maxLines = 50

  private static func first(of lines: [String]) -> String {
    let rest = lines.count - maxLines
    return (lines.prefix(maxLines) + (rest > 0 ? ["… and \(rest) more"] : []))
      .joined(separator: "\n")
  }

  private func annotation(_ message: FailureMessage, at place: SnapshotResult.Source?) -> String {
    let result = message.result
    var properties: [String] = []
    if let source = place ?? result.source {
      properties += ["file=\(property(source.file))", "line=\(source.line)"]
    }
    properties.append("title=\(property("\(result.key) \(Verdict(result, in: subject).word)"))")
    return "::error \(properties.joined(separator: ","))::\(escaped(message.text))"
  }

  private func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    escaped(text.visible).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

extension SnapshotResult {
  /// Where the constraints that caused the differences were made, such as `SongCell.swift:50`, and the elements of views that changed.
  package var causePlaces: [String] {
    let places = placesOfViews
    return (notes ?? []).flatMap { note -> [RootCause] in
      if case .causes(let causes) = note { causes } else { [] }
    }.flatMap(\.events).compactMap { event in
      if case .constraint(let change) = event { return change.new?.origin }
      return event.viewName.flatMap { places[$0] }
    }
  }
}
