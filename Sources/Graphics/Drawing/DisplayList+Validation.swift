import Foundation

extension DisplayList {
  /// The first command with a number that is infinite or NaN, which a rasterizer refuses; nil without one.
  package var firstNotFinite: Command? { commands.first { !$0.isFinite } }
}

extension DisplayList.Command {
  var isFinite: Bool {
    switch self {
    case .fill(let path, _, _), .pushClip(let path, _): path.isFinite
    case .stroke(let path, _, let style): path.isFinite && style.isFinite
    case .gradient(let gradient): gradient.isFinite
    case .fillRect(let rect, _), .image(_, let rect, _, _): rect.isFinite
    case .glyphs(let run): run.isFinite
    case .glyphShadow(let run, let blurRadius): run.isFinite && blurRadius.isFinite
    case .shadow(let path, _, let offset, let blurRadius):
      path.isFinite && offset.width.isFinite && offset.height.isFinite && blurRadius.isFinite
    case .pushShadow(_, let offset, let blurRadius):
      offset.width.isFinite && offset.height.isFinite && blurRadius.isFinite
    case .pushTransform(let transform): transform.isFinite
    case .pushLayer(let opacity, _): opacity.isFinite
    case .popClip, .popLayer, .pushMask, .clipToMask, .clipToLight: true
    }
  }
}

extension GlyphRun {
  fileprivate var isFinite: Bool {
    pointSize.isFinite && glyphs.allSatisfy { $0.position.x.isFinite && $0.position.y.isFinite }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

extension Path {
  fileprivate var isFinite: Bool {
    elements.allSatisfy { $0.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
