public import Foundation
public import Graphics

/// A line's drawing, in points from the layout's top left corner; painted in the order of the lists.
public struct LineDrawing: Sendable {
  /// A rectangle of one colour.
  public struct Fill: Hashable, Sendable {
    public var rect: CGRect
    public var color: Color
  }

  /// Glyphs in a shadow's colour at the shadow's position.
  public struct Shadow: Sendable {
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
    public var image: ImageSource
    public var rect: CGRect
    /// The colour its opacity is filled with; nil for its own colours.
    public var tint: Color?
  }

  /// The backgrounds behind glyphs, as high as the line.
  public var backgrounds: [Fill] = []
  public var shadows: [Shadow] = []
  public var underlines: [Fill] = []
  /// The glyphs in visual order.
  public var runs: [GlyphRun] = []
  /// The lines along glyphs, above all glyphs.
  public var outlines: [Outline] = []
  /// The attachments.
  public var pictures: [Picture] = []
  public var strikethroughs: [Fill] = []
}

extension TextLine {
  /// Returns the line's drawing; computed on each call.
  ///
  /// - Parameter scale: Pixels per point; the thickness of lines under and through glyphs is a whole number of pixels.
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

/// A part of a line whose characters are adjacent and have equal attributes.
struct LineStretch {
  let attributes: TextAttributes
  let start: Double
  var end: Double
  /// The parts without white space.
  var words: [ClosedRange<Double>]
}
