package import LayoutModel

/// What `snap try` drew of one cell.
package struct TriedCell: Codable, Hashable, Sendable {
  /// The cell in one configuration.
  package struct Picture: Codable, Hashable, Sendable {
    /// The configuration's name.
    package let configuration: String
    /// Whether it is one in dark mode, which is shown beside the one before.
    package let isDark: Bool
    /// The size in points.
    package let width: Double
    package let height: Double
    /// Whether all pixels have one colour.
    package let isBlank: Bool

    package init(
      configuration: String, isDark: Bool = false, width: Double, height: Double,
      isBlank: Bool = false
    ) {
      self.isBlank = isBlank
      self.configuration = configuration
      self.isDark = isDark
      self.width = width
      self.height = height
    }
  }

  /// A diagnostic with all configurations that have it.
  package struct Finding: Codable, Hashable, Sendable {
    /// As the first of the configurations has it.
    package let diagnostic: Diagnostic
    package var configurations: [String]
  }

  /// Why the cell has no picture in a configuration.
  package struct Failure: Codable, Hashable, Sendable {
    package let reason: String
    package var configurations: [String]
  }

  /// The class, `Outer.Inner` inside of another type.
  package let name: String
  package private(set) var pictures: [Picture] = []
  package private(set) var findings: [Finding] = []
  package private(set) var failures: [Failure] = []
  /// The names of the views that show sample content, in the order of the views.
  package private(set) var samples: [String] = []

  /// The height in points at which the cell is drawn as it has none of its own: that of items is mostly their layout's.
  package var assumedHeight: Double?

  package init(name: String) { self.name = name }

  /// The configurations in which nothing is seen.
  package var blanks: [String] { pictures.filter(\.isBlank).map(\.configuration) }

  /// Adds a picture.
  ///
  /// - Parameters:
  ///   - picture: the picture.
  ///   - diagnostics: those of its layout.
  ///   - samples: the names of its views that show sample content.
  package mutating func add(_ picture: Picture, _ diagnostics: [Diagnostic], samples: [String]) {
    pictures.append(picture)
    for sample in samples where !self.samples.contains(sample) { self.samples.append(sample) }
    for diagnostic in diagnostics {
      if let index = findings.firstIndex(where: { $0.diagnostic.isLike(diagnostic) }) {
        guard findings[index].configurations.last != picture.configuration else { continue }
        findings[index].configurations.append(picture.configuration)
      } else {
        findings.append(Finding(diagnostic: diagnostic, configurations: [picture.configuration]))
      }
    }
  }

  /// Adds why a picture is missing.
  package mutating func fail(_ reason: String, in configuration: String) {
    if let index = failures.firstIndex(where: { $0.reason == reason }) {
      failures[index].configurations.append(configuration)
    } else {
      failures.append(Failure(reason: reason, configurations: [configuration]))
    }
  }

  /// The name of a picture's file.
  package func fileName(in configuration: String) -> String { "\(name).\(configuration).png" }
}

extension Diagnostic {
  /// Whether it is the same problem of the same view; messages contain numbers, which differ with the configuration.
  fileprivate func isLike(_ other: Diagnostic) -> Bool {
    kindName == other.kindName && view == other.view && subject == other.subject
  }
}
