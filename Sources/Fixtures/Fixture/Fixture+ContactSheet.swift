internal import LayoutModel
package import SnapshotRecords
package import Snapshots

extension Fixture {
  /// The place of the configuration in the key of a contact sheet.
  private static let contactSheetName = "contactSheet"

  /// Draws the fixture in every configuration on one picture and compares it with its reference.
  ///
  /// A configuration that cannot be drawn fails the sheet. Diagnostics name their configurations.
  ///
  /// - Parameters:
  ///   - style: how the sheet is drawn and compared.
  ///   - store: the references and records.
  ///   - isWanted: whether to verify the sheet's key.
  /// - Returns: the result, or why it is missing; neither if the key is not wanted.
  /// - Throws: what `isWanted` or the store throws.
  package func verifyContactSheet(
    _ style: ContactSheet.Style, in store: SnapshotStore,
    where isWanted: (SnapshotKey) throws -> Bool = { _ in true }
  ) throws -> (results: [SnapshotResult], failures: [String]) {
    let key = SnapshotKey(
      suite: suite, fixture: name, configuration: Self.contactSheetName + keyEnding)
    guard try isWanted(key) else { return ([], []) }
    return try VerificationQueue.outcome { queue in
      let started = ContinuousClock.now
      try store.begin(key, at: source)
      var sheet = SheetInspection()
      for configuration in configurations {
        do {
          try add(configuration, to: &sheet, store)
        } catch {
          store.finish(key)
          return queue.fail("\(key), \(configuration.name): \(error)")
        }
      }
      let inspection = Inspection(
        ContactSheet(sheet.cells, style: style),
        diagnostics: sheet.diagnostics + unneeded(by: sheet.found))
      try add(inspection, key, since: started, store, queue, "\(key)")
    }
  }

  /// The cells of a sheet so far.
  private struct SheetInspection {
    var cells: [(name: String, rendering: Rendering)] = []
    /// With paths in their own cells.
    var found: [Diagnostic] = []
    /// The same with paths on the sheet.
    var diagnostics: [Diagnostic] = []
  }

  private func add(
    _ configuration: Configuration, to sheet: inout SheetInspection, _ store: SnapshotStore
  ) throws {
    let inspection = try inspect(in: configuration)
    guard let rendering = inspection.rendering else {
      preconditionFailure("Only views can be on a contact sheet, not audits of tables.")
    }
    let found = try inspection.diagnostics + unstable(inspection, in: configuration, store)
    sheet.cells.append((configuration.name, rendering))
    sheet.found += found
    sheet.diagnostics += found.map { diagnostic in
      var diagnostic = diagnostic
      let isOfRoot = diagnostic.view == rendering.tree.name
      diagnostic.view =
        isOfRoot ? configuration.name : "\(configuration.name)/\(diagnostic.view)"
      return diagnostic
    }
  }
}
