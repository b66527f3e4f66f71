internal import Fixtures
internal import Foundation
internal import UIKit

/// What makes one cell again for each configuration.
@MainActor struct CellSource {
  let configurations: [Configuration]
  private let layOut: (Configuration, () throws -> UIView) throws -> LaidOutView
  private let make: () throws -> UIView
  private var fill: (@MainActor (UIView) -> Void)?

  /// Reads the file of a cell that has one.
  /// - Throws: an error that names the file.
  init(_ maker: CellMaker) throws {
    switch maker.way {
    case .code(let make):
      self.init(make: make)
    case .file(let path, let viewClass):
      let url = URL(fileURLWithPath: path)
      let name = String(describing: viewClass)
      if let prototype = try NibFile(contentsOf: url).prototypes.first(where: {
        $0.className == name
      }) {
        self.init(prototype)
      } else {
        let nib = try UINib(contentsOf: url, bundle: .main)
        self.init {
          let views = nib.instantiate(withOwner: nil).compactMap { $0 as? UIView }
          guard let view = views.first(where: { type(of: $0) == viewClass }) else {
            throw MissingView(file: path, name: name)
          }
          return view
        }
      }
    }
    fill = maker.fill
  }

  private init(make: @escaping () throws -> UIView) {
    configurations = (Self.widths * Self.environments).configurations
    layOut = { try LaidOutView(withoutDataIn: $1(), in: $0) }
    self.make = make
  }

  /// A row has several widths, an item of a collection the size that its file says.
  private init(_ prototype: NibPrototype) {
    if prototype.isRow {
      configurations = (Self.widths * Self.environments).configurations
    } else {
      configurations = Self.environments.configurations(
        from: Configuration(
          width: prototype.storedWidth, height: prototype.storedSize.height))
    }
    layOut = { try prototype.layOut(in: $0, of: $1) }
    make = { prototype.instantiate(NibOptions(bundle: .main)).view }
  }

  /// A narrow phone and a wide one.
  private static let widths = ConfigurationMatrix.widths(320, 430)
  private static let environments =
    ConfigurationMatrix.contentSizes(.large, .accessibilityExtraLarge)
    * .appearances(.light, .dark)

  /// A cell that was drawn.
  struct Drawing {
    let rendering: Rendering
    /// The names of the views with sample content.
    let samples: [String]
    /// The height that it was given, as it has none of its own.
    let assumedHeight: Double?
  }

  /// Draws the cell in a configuration, with sample content where it is empty.
  func drawing(in configuration: Configuration) throws -> Drawing {
    do {
      return try drawing(in: configuration, assumedHeight: nil)
    } catch RenderingError.emptySize where configuration.height == nil {
      let stored = try configuration.performAsCurrent { try make() }.bounds.height
      let height = stored > 0 ? Double(stored) : SampleContent.assumedHeight
      var high = configuration
      high.height = height
      return try drawing(in: high, assumedHeight: height)
    }
  }

  private func drawing(
    in configuration: Configuration, assumedHeight: Double?
  ) throws -> Drawing {
    var samples: [String] = []
    let laidOut = try layOut(configuration) {
      try configuration.performAsCurrent {
        let view = try make()
        fill?(view)
        samples = SampleContent.fill(view)
        return view
      }
    }
    return Drawing(
      rendering: try Rendering(laidOut), samples: samples, assumedHeight: assumedHeight)
  }

  private struct MissingView: Error, CustomStringConvertible {
    let file: String
    let name: String

    var description: String { "\(file) has no view of the class \(name)." }
  }
}
