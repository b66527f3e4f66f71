import Foundation
internal import NumberText

extension DisplayList: CustomStringConvertible {
  /// The size, then one command per line; commands inside a clip or a layer are indented.
  public var description: String {
    var lines = ["size \(number(size.width)) \(number(size.height))"]
    var depth = 0
    for command in commands {
      if command.closesGroup { depth = max(0, depth - 1) }
      lines.append(String(repeating: "  ", count: depth) + command.description)
      if command.opensGroup { depth += 1 }
    }
    return lines.joined(separator: "\n")
  }
}

extension DisplayList.Command: CustomStringConvertible {
  /// The command in one line.
  public var description: String {
    switch self {
    case .fill(let path, let color, let rule): "fill \(rule) \(color) \(path)"
    case .fillRect(let rect, let color): "fillRect \(numbers(rect)) \(color)"
    case .image(let source, let rect, let tint, let part):
      "image \"\(source.name)\" in \(numbers(rect))" + (tint.map { " tint \($0)" } ?? "")
        + (part.map { " from \($0)" } ?? "")
    case .glyphs(let run): run.description
    case .stroke(let path, let color, let style): "stroke \(style) \(color) \(path)"
    case .gradient(let gradient): "gradient \(gradient)"
    case .pushClip(let path, let rule):
      rule == .winding ? "pushClip \(path)" : "pushClip \(rule) \(path)"
    case .popClip: "popClip"
    case .pushMask: "pushMask"
    case .clipToMask: "clipToMask"
    case .clipToLight: "clipToLight"
    case .pushLayer(let opacity, let blend):
      "pushLayer opacity \(number(opacity))" + (blend == .normal ? "" : " \(blend)")
    case .pushShadow(let color, let offset, let blurRadius):
      "pushShadow \(color) offset \(number(offset.width)) \(number(offset.height))"
        + " blur \(number(blurRadius))"
    case .pushTransform(let transform): "pushTransform \(transform.numbers)"
    case .popLayer: "popLayer"
    case .shadow(let path, let color, let offset, let blurRadius):
      "shadow \(color) offset \(number(offset.width)) \(number(offset.height))"
        + " blur \(number(blurRadius)) \(path)"
    case .glyphShadow(let run, let blurRadius): "shadow blur \(number(blurRadius)) \(run)"
    }
  }

  fileprivate var opensGroup: Bool {
    switch self {
    case .pushClip, .pushLayer, .pushMask, .clipToMask, .clipToLight, .pushShadow, .pushTransform:
      true
    default: false
    }
  }

  fileprivate var closesGroup: Bool {
    switch self {
    case .popClip, .popLayer, .clipToMask, .clipToLight: true
    default: false
    }
  }
}

extension GlyphRun: CustomStringConvertible {
  /// Font, size, colour, then each glyph as `id@x,y`.
  public var description: String {
    let places = glyphs.map { "\($0.id)@\(number($0.position.x)),\(number($0.position.y))" }
    let shape = matrix == .identity ? [] : ["matrix \(matrix.linearNumbers)"]
    return (["glyphs", source.name, number(pointSize), color.description] + shape + places)
      .joined(separator: " ")
  }
}

/// Returns a number rounded to four decimals.
///
/// Four decimals show a thousandth of a pixel and hide the noise of sums such as 0.1 + 0.2.
func number(_ value: CGFloat) -> String { value.text(decimals: 4) }

/// Returns a rectangle as its origin and its size.
func numbers(_ rect: CGRect) -> String {
  [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number)
    .joined(separator: " ")
}
