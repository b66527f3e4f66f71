public import Foundation

/// What UIKit on iOS computed for the views of a snapshot, as `SnapBridge.swift` writes it.
///
/// The file `Suite/fixture.configuration.ios.json` is beside the references.
public struct IOSFrames: Codable, Hashable, Sendable {
  static let currentVersion = 1
  package static let fileType = ArtifactFileType(fileExtension: "json")
  package static let role = "ios"

  public var version = currentVersion
  /// The system that computed them, such as `iOS 18.2`.
  public var system: String
  /// The cell first, then its descendants.
  public var views: [View]

  /// One view.
  public struct View: Codable, Hashable, Sendable {
    /// The view path; the cell's is its class.
    public var path: String
    /// The x, y, width and height in points, in the cell's coordinates; of a turned view, the rectangle around it.
    public var frame: [Double]
    /// The PostScript name and size of a label's font.
    public var font: String?
    /// The number of lines of a label; nil where the lines are not equally high.
    public var lines: Int?

    /// Creates a view.
    public init(path: String, frame: CGRect, font: String? = nil, lines: Int? = nil) {
      self.path = path
      self.frame = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
      self.font = font
      self.lines = lines
    }
  }

  /// Creates the contents of a file.
  public init(system: String, views: [View]) {
    self.system = system
    self.views = views
  }
}

extension IOSFrames.View {
  /// The frame, of a file that is sound.
  var rectangle: CGRect { CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]) }
}

extension IOSFrames {
  package var isSound: Bool {
    version == Self.currentVersion && !views.isEmpty
      && views.allSatisfy { $0.frame.count == 4 && $0.frame.allSatisfy(\.isFinite) }
  }
}
