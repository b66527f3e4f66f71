internal import Graphics

/// The shape of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Ends at the end point.
  case butt = 0
  /// Ends with half a disc around the end point.
  case round = 1
  /// Ends half a line width behind the end point.
  case square = 2

  var cap: StrokeStyle.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// A point, cut off beyond the miter limit.
  case miter = 0
  /// A disc around the corner.
  case round = 1
  /// The corner is cut off.
  case bevel = 2

  var join: StrokeStyle.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}

/// Which points count as inside a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Inside where the windings around the point do not add up to 0.
  case winding = 0
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd = 1

  var rule: FillRule { self == .winding ? .winding : .evenOdd }
}

/// The mode of `CGContext.drawPath(using:)`.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Fills by the winding rule.
  case fill = 0
  /// Fills by the even-odd rule.
  case eoFill = 1
  case stroke = 2
  /// Fills by the winding rule, then draws the line.
  case fillStroke = 3
  /// Fills by the even-odd rule, then draws the line.
  case eoFillStroke = 4
}

/// How colours are combined with the backdrop.
public enum CGBlendMode: Int32, Sendable {
  /// Covers the backdrop.
  case normal = 0
  /// The product of both.
  case multiply = 1
  /// The inverse of the product of the inverses.
  case screen = 2
  /// Multiplies where it is dark below, screens where it is light.
  case overlay = 3
  /// The darker of both, by channel.
  case darken = 4
  /// The lighter of both, by channel.
  case lighten = 5
  /// Multiplies where the source is dark, screens where it is light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// Like the difference, with less contrast.
  case exclusion = 11
  /// Erases.
  case clear = 16
  /// Replaces.
  case copy = 17
  /// The source where the backdrop is opaque.
  case sourceIn = 18
  /// The source where the backdrop is transparent.
  case sourceOut = 19
  /// The source over the backdrop, within the backdrop.
  case sourceAtop = 20
  /// The backdrop covers the source.
  case destinationOver = 21
  /// The backdrop where the source is opaque.
  case destinationIn = 22
  /// The backdrop where the source is transparent.
  case destinationOut = 23
  /// The backdrop over the source, within the source.
  case destinationAtop = 24
  /// Each where the other is transparent.
  case xor = 25
  /// The sum of both, up to white.
  case plusLighter = 27

  var mode: BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .clear: .clear
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusLighter: .plusLighter
    }
  }
}
