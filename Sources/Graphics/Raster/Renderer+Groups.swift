import Foundation

/// The state that a pop restores.
enum RenderGroup {
  case clip(Clip)
  case layer(Surface, Clip, opacity: UInt8, BlendMode)
  case shadow(Surface, Clip, ShadowStyle)
  case mask(Surface, Clip)
  case transform(Surface, Clip, AffineTransform)
}

struct ShadowStyle {
  let color: Color
  let offset: CGSize
  let blurRadius: Double
}

extension Renderer {
  func pushClip(_ path: Path, _ rule: FillRule) {
    groups.append(.clip(clip))
    if let rect = path.rect, let pixels = wholePixels(rect) {
      clip = clip.intersection(pixels)
    } else {
      let outline = Outline(path, scale: scale)
      clip = clip.intersection(outline.coverage(rule, within: clip.bounds))
    }
  }

  func popClip() -> Bool {
    guard case .clip(let outer)? = groups.last else { return false }
    groups.removeLast()
    clip = outer
    return true
  }

  func pushLayer(_ opacity: Double, _ blend: BlendMode) {
    // NaN fails both comparisons and hides the layer.
    let clamped = opacity > 0 ? (opacity < 1 ? opacity : 1) : 0
    groups.append(.layer(surface, clip, opacity: UInt8((clamped * 255).rounded()), blend))
    beginSurface(clip.bounds)
  }

  func pushMask() {
    groups.append(.mask(surface, clip))
    beginSurface(clip.bounds)
  }

  func pushShadow(_ style: ShadowStyle) {
    groups.append(.shadow(surface, clip, style))
    // Content outside the clip may cast a shadow into it, from where the offset moves it.
    let margin = BoxBlur(standardDeviation: style.blurRadius * scale).reach + 1
    func moved(_ start: Int, by offset: Double) -> Int {
      let reach = PixelPlane.reach
      return start - Int((offset * scale).rounded(), clampedTo: -reach...reach)
    }
    let bounds = clip.bounds
    let source = PixelRect(
      x: moved(bounds.x, by: style.offset.width), y: moved(bounds.y, by: style.offset.height),
      width: bounds.width, height: bounds.height)
    let area = bounds.union(source.insetting(by: -margin))
    beginSurface(Bitmap.isValidSize(of: area) ? area : clip.bounds)
  }

  /// Draws what follows on a separate plane.
  func pushTransform(_ transform: AffineTransform) {
    groups.append(.transform(surface, clip, transform))
    beginSurface(PixelPlane(transform, scale: scale).source(of: clip.bounds))
  }

  private func beginSurface(_ bounds: PixelRect) {
    surface = Surface(bounds: bounds)
    clip = Clip(bounds: bounds)
  }

  /// Ends the drawing of a mask and clips what follows to it; false without one.
  func clipToMask(byLight: Bool = false) -> Bool {
    guard case .mask(let ground, let outer)? = groups.last else { return false }
    let mask = CoverageMask(bounds: surface.bounds)
    if byLight { surface.turnLightIntoAlpha() }
    surface.copyAlpha(of: surface.bounds, into: mask)
    groups[groups.count - 1] = .clip(outer)
    surface = ground
    clip = outer.intersection(mask)
    return true
  }

  func popLayer() -> Bool {
    guard let group = groups.last else { return false }
    let drawn = surface
    switch group {
    case .clip, .mask: return false
    case .layer(let ground, let outer, let opacity, let blend):
      (surface, clip) = (ground, outer)
      if opacity > 0 || blend != .normal { draw(drawn, opacity: opacity, blend) }
    case .shadow(let ground, let outer, let style):
      (surface, clip) = (ground, outer)
      drawShadow(of: drawn, style)
      draw(drawn, opacity: 255, .normal)
    case .transform(let ground, let outer, let transform):
      (surface, clip) = (ground, outer)
      PixelPlane(transform, scale: scale).draw(drawn, with: painter(.clear), in: outer.bounds)
    }
    groups.removeLast()
    return true
  }

  private func draw(_ layer: Surface, opacity: UInt8, _ blend: BlendMode) {
    let painter = Painter(surface: surface, clip: clip)
    let bounds = layer.bounds.intersection(clip.bounds)
    for y in bounds.y..<bounds.maxY {
      let pixels = layer.address(bounds.x, y)
      if blend == .normal {
        painter.draw(x: bounds.x, y: y, count: bounds.width, pixels: pixels, opacity: opacity)
      } else {
        surface.combine(
          bounds.x, y, bounds.width, pixels, opacity: UInt32(opacity), mode: blend,
          coverage: clip.mask.map { UnsafePointer($0.address(bounds.x, y)) })
      }
    }
  }
}
