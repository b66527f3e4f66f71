internal import Foundation
internal import SnapshotRecords
internal import UIKit

/// A cell of an Interface Builder file with the content that a cell file gives it.
@MainActor struct FilledPrototype {
  let prototype: NibPrototype
  let content: [CellContent]

  /// Returns a picture of the cell in a configuration.
  /// - Throws: ``CellFileError`` if a view cannot have its content, or ``RenderingError``.
  func inspection(in configuration: Configuration) throws -> Inspection {
    Inspection(try prototype.rendering(in: configuration, of: makeView)) {
      try $0.artifact()
    }
  }

  private func makeView() throws -> UIView { try makeInstance().view }

  /// Creates the cell with its content.
  func makeInstance() throws -> NibInstance {
    let instance = prototype.instantiate(NibOptions(usesCustomClasses: false))
    for part in content { try part.apply(to: instance) }
    return instance
  }
}
