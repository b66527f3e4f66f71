internal import UIKit

extension CellFile {
  /// Draws a fixture, counted from 0, in its first configuration.
  ///
  /// - Returns: the cell; nil if there is no such fixture.
  /// - Throws: what the fixture's content or drawing throws.
  package func preview(ofFixture index: Int) throws -> CellPreview? {
    guard fixtures.indices.contains(index), let configuration = fixtures[index].configurations.first
    else { return nil }
    let inspection = try fixtures[index].inspect(in: configuration)
    guard let rendering = inspection.rendering else { return nil }
    return CellPreview(
      name: "\(fixtures[index].name), \(configuration.name)", rendering: rendering, views: [],
      diagnostics: inspection.diagnostics)
  }
}
