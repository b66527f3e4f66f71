/// How far a snapshot's picture agrees with the picture that iOS made of the same view, judged by where things are.
public struct PictureAgreement: Codable, Hashable, Sendable {
  /// The path of iOS's picture, relative to the package.
  public var picture: String
  /// What is elsewhere, or has another size or colour, from top to bottom.
  public var deviations: [Deviation]

  /// Creates an agreement.
  public init(picture: String, deviations: [Deviation]) {
    self.picture = picture
    self.deviations = deviations
  }

  /// One thing that iOS shows differently.
  public struct Deviation: Codable, Hashable, Sendable {
    public var kind: Kind
    /// The path of the innermost view that contains it.
    public var view: String
    /// Where it is here, in points; on iOS if it is missing here.
    public var area: FrameAgreement.Frame
    /// How far the left, top, right and bottom edges are beyond those on iOS, to the right and down, in points.
    public var edges: [Double]
    /// The colour here and the nearest on iOS as `RRGGBB`; nil for other kinds than ``Kind/color``.
    public var colors: [String]?

    /// Creates a deviation.
    public init(
      _ kind: Kind, view: String, area: FrameAgreement.Frame, edges: [Double] = [0, 0, 0, 0],
      colors: [String]? = nil
    ) {
      self.kind = kind
      self.view = view
      self.area = area
      self.edges = edges
      self.colors = colors
    }
  }

  /// What is different on iOS.
  public enum Kind: String, Codable, Hashable, Sendable, CaseIterable {
    /// The picture's own size.
    case size
    /// Where something is, or how large it is.
    case place
    /// The number of a text's lines.
    case lines
    /// Something that only iOS shows.
    case missing
    /// Something that iOS does not show.
    case unexpected
    /// The colour of an area.
    case color
    /// How wide a text is, or what is moved by that; it does not keep a picture from being as on iOS.
    case textWidth
    /// iOS's picture cannot be read.
    case unreadable
  }

  /// Whether everything is where it is on iOS, apart from the widths of texts and what they move.
  public var isAsOnIOS: Bool { deviations.allSatisfy { $0.kind == .textWidth } }
}

extension FrameAgreement.Frame {
  /// Creates a rectangle from its corner and size in points.
  package init(left: Double, top: Double, width: Double, height: Double) {
    self.init(x: left, y: top, width: width, height: height)
  }
}
