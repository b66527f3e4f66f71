public import Foundation

extension DisplayList.Command {
  /// Returns commands that draw what this one draws, transformed.
  ///
  /// Outlines of shapes and glyphs are transformed, so they stay sharp. A picture that is turned or skewed is drawn on a
  /// plane of about its own resolution. A blur stays round: its radius grows with the square root of the area.
  public func transformed(by transform: AffineTransform) -> [DisplayList.Command] {
    switch self {
    case .fill(let path, let color, let rule):
      [.fill(path.transformed(by: transform), color, rule: rule)]
    case .fillRect(let rect, let color):
      transform.keepsAxes
        ? [.fillRect(transform.boundingBox(of: rect), color)]
        : [.fill(Path(rect: rect).transformed(by: transform), color)]
    case .stroke(let path, let color, let style):
      transform.isSimilarity
        ? [
          .stroke(
            path.transformed(by: transform), color, style.scaled(by: transform.lengthFactor))
        ] : [.fill(path.stroked(style).transformed(by: transform), color)]
    case .gradient(let gradient): [.gradient(gradient.transformed(by: transform))]
    case .image(let source, let rect, let tint, let part):
      Self.image(source, in: rect.standardized, tint: tint, from: part, by: transform)
    case .glyphs(let run): [.glyphs(run.transformed(by: transform))]
    case .glyphShadow(let run, let blurRadius):
      [
        .glyphShadow(
          run.transformed(by: transform), blurRadius: blurRadius * transform.lengthFactor)
      ]
    case .pushClip(let path, let rule):
      [.pushClip(path.transformed(by: transform), rule: rule)]
    case .pushShadow(let color, let offset, let blurRadius):
      [
        .pushShadow(
          color, offset: transform.transform(offset),
          blurRadius: blurRadius * transform.lengthFactor)
      ]
    case .shadow(let path, let color, let offset, let blurRadius):
      [
        .shadow(
          path.transformed(by: transform), color, offset: transform.transform(offset),
          blurRadius: blurRadius * transform.lengthFactor)
      ]
    case .pushTransform(let plane): [.pushTransform(plane.appending(transform))]
    case .pushLayer, .popLayer, .popClip, .pushMask, .clipToMask, .clipToLight: [self]
    }
  }

  /// Draws a picture at about its final size on a plane that is then turned into place.
  private static func image(
    _ source: ImageSource, in rect: CGRect, tint: Color?, from part: PixelRect?,
    by transform: AffineTransform
  ) -> [DisplayList.Command] {
    let area = transform.boundingBox(of: rect)
    if transform.isStretch { return [.image(source, in: area, tint: tint, from: part)] }
    let (across, down) = (transform.columnLengths.x, transform.columnLengths.y)
    guard across > 0, down > 0 else { return [] }
    let corner = transform.transform(rect.origin)
    let plane = AffineTransform(
      m11: transform.m11 / across, m12: transform.m12 / across, m21: transform.m21 / down,
      m22: transform.m22 / down, tX: corner.x, tY: corner.y
    ).roundedLinearPart
    let size = CGSize(width: rect.width * across, height: rect.height * down)
    return [
      // Without a limit, the plane would be as large as the whole picture.
      .pushClip(Path(rect: area.insetBy(dx: -1, dy: -1).integral)), .pushTransform(plane),
      .image(source, in: CGRect(origin: .zero, size: size), tint: tint, from: part), .popLayer,
      .popClip,
    ]
  }
}

extension AffineTransform {
  /// The lengths that unit vectors along x and y have afterwards.
  package var columnLengths: (x: Double, y: Double) {
    ((m11 * m11 + m12 * m12).squareRoot(), (m21 * m21 + m22 * m22).squareRoot())
  }

  fileprivate func transform(_ offset: CGSize) -> CGSize {
    CGSize(
      width: m11 * offset.width + m21 * offset.height,
      height: m12 * offset.width + m22 * offset.height)
  }

  func appending(_ other: AffineTransform) -> AffineTransform {
    var whole = self
    whole.append(other)
    return whole
  }
}
