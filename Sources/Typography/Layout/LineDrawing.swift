public import Foundation
public import Graphics

/// What a line shows, in points from the layout's top left corner; painted in the order of the lists.
public struct LineDrawing: Sendable {
  /// A rectangle of one colour.
  public struct Fill: Hashable, Sendable {
    /// Where it is.
    public var rect: CGRect
    /// What it is filled with.
    public var color: Color
  }

  /// Glyphs in a shadow's colour at the shadow's place.
  public struct Shadow: Sendable {
    /// The glyphs.
    public var run: GlyphRun
    /// The standard deviation of the blur in points.
    public var blurRadius: Double
  }

  /// The outlines of glyphs.
  public struct Outline: Sendable {
    /// The outlines.
    public var path: Path
    /// The line along them.
    public var stroke: TextStroke
  }

  /// An attachment.
  public struct Picture: Sendable {
    /// What is drawn.
    public var image: ImageSource
    /// Where it is stretched to.
    public var rect: CGRect
    /// What its opacity is filled with; nil for its own colours.
    public var tint: Color?
  }

  /// What lies behind glyphs, as high as the line.
  public var backgrounds: [Fill] = []
  /// The glyphs' shadows.
  public var shadows: [Shadow] = []
  /// The lines under glyphs.
  public var underlines: [Fill] = []
  /// The glyphs in visual order.
  public var runs: [GlyphRun] = []
  /// The lines along glyphs, above all glyphs.
  public var outlines: [Outline] = []
  /// The attachments.
  public var pictures: [Picture] = []
  /// The lines through glyphs.
  public var strikethroughs: [Fill] = []
}

extension TextLine {
  /// Returns what the line shows; made at each call.
  ///
  /// - Parameter scale: Pixels per point, which lines under and through glyphs are whole numbers of.
  /// - Returns: Rectangles, glyphs and pictures, placed in the layout.
  public func drawing(scale: Double) -> LineDrawing {
    var builder = GlyphRunBuilder(x: x, baseline: baseline, spaceExpansion: spaceExpansion)
    builder.add(pieces)
    var drawing = LineDrawing(
      shadows: builder.shadows, runs: builder.runs, outlines: builder.outlines,
      pictures: builder.pictures)
    for stretch in builder.stretches {
      if let color = stretch.attributes.backgroundColor {
        drawing.backgrounds.append(.init(rect: rect(of: stretch), color: color))
      }
      let decorations = DecorationLines(of: stretch, baseline: baseline, scale: scale)
      drawing.underlines += decorations.underline
      drawing.strikethroughs += decorations.strikethrough
    }
    return drawing
  }

  private func rect(of stretch: LineStretch) -> CGRect {
    CGRect(x: stretch.start, y: top, width: stretch.end - stretch.start, height: height)
  }
}

/// A part of a line whose characters stand side by side and have equal attributes.
struct LineStretch {
  let attributes: TextAttributes
  let start: Double
  var end: Double
  /// The parts without white space.
  var words: [ClosedRange<Double>]
}
