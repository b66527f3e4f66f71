public import Foundation

/// Everything a picture shows, in painting order, as a printable value.
///
/// ```swift
/// var list = DisplayList(size: CGSize(width: 20, height: 10))
/// list.commands.append(.fillRect(CGRect(x: 0, y: 0, width: 10, height: 10), .black))
/// print(list)  // size 20 10
///              // fillRect 0 0 10 10 #000000FF
/// let bitmap = try Rasterizer(scale: 2).draw(list, background: .white)
/// ```
public struct DisplayList: Sendable {
  /// One step of painting.
  ///
  /// Geometry is in points, y downwards from the top of the picture.
  public enum Command: Sendable {
    /// Fills a path; its edges are antialiased.
    case fill(Path, Color, rule: FillRule = .winding)
    /// Fills a rectangle; sides between pixels are antialiased.
    case fillRect(CGRect, Color)
    case stroke(Path, Color, StrokeStyle)
    /// Paints a gradient over everything inside the clip.
    case gradient(Gradient)
    /// Draws a picture stretched over a rectangle.
    ///
    /// With a tint, the picture's alpha is painted in that colour. `from` selects a part of the picture, in its own
    /// pixels; nil selects all of it.
    case image(ImageSource, in: CGRect, tint: Color? = nil, from: PixelRect? = nil)
    case glyphs(GlyphRun)
    /// Restricts what follows, up to the matching ``popClip``, to the inside of a path.
    ///
    /// Clips intersect. A rectangle whose sides lie on pixel edges clips exactly, any other path with antialiasing. To
    /// clip a group as a whole, so that no background shows through its antialiased edge, push a layer inside the clip.
    case pushClip(Path, rule: FillRule = .winding)
    /// Ends the innermost clip.
    case popClip
    /// Draws what follows, up to the matching ``clipToMask`` or ``clipToLight``, as a mask of opacity.
    case pushMask
    /// Ends the drawing of a mask and restricts what follows, up to the matching ``popClip``, to it.
    case clipToMask
    /// As ``clipToMask``, with the light of the drawing as opacity: white shows, black and nothing hide.
    case clipToLight
    /// Draws what follows, up to the matching ``popLayer``, separately, then blends it as one picture.
    ///
    /// The opacity is clamped to 0…1. The clip in force applies to the finished picture. A blend mode
    /// other than the normal one combines every pixel of the clip, the layer's transparent ones too.
    case pushLayer(opacity: Double, blend: BlendMode = .normal)
    /// Draws what follows, up to the matching ``popLayer``, above a blurred shadow of its opacity.
    ///
    /// The offset is rounded to whole pixels; the radius is as in ``shadow(_:_:offset:blurRadius:)``.
    case pushShadow(Color, offset: CGSize, blurRadius: Double)
    /// Draws what follows, up to the matching ``popLayer``, on a plane that is then transformed.
    ///
    /// The transform turns the plane's points into the list's. The pixels are interpolated; to keep shapes sharp,
    /// transform their paths instead.
    case pushTransform(AffineTransform)
    /// Ends the innermost layer, shadow or transform.
    case popLayer
    /// Draws the blurred shadow of a path, including the area under the path.
    ///
    /// The radius is the standard deviation of the blur, in points, as `CALayer.shadowRadius` is.
    case shadow(Path, Color, offset: CGSize, blurRadius: Double)
    /// Draws the blurred coverage of glyphs in their colour; coloured glyphs have only a sharp shadow.
    ///
    /// The radius is the standard deviation of the blur in points.
    case glyphShadow(GlyphRun, blurRadius: Double)
  }

  /// The picture's size in points.
  public var size: CGSize
  /// The steps, from back to front.
  public var commands: [Command]

  /// Creates a list.
  public init(size: CGSize, commands: [Command] = []) {
    self.size = size
    self.commands = commands
  }
}
