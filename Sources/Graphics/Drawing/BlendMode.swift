/// How a layer is combined with the backdrop; the names are Core Graphics'.
///
/// The formulas are those of https://www.w3.org/TR/compositing-1/.
public enum BlendMode: String, Hashable, Sendable {
  /// Covers the backdrop.
  case normal
  /// Darkens: the product of both.
  case multiply
  /// Lightens: the inverse of the product of the inverses.
  case screen
  /// Multiplies where it is dark below, screens where it is light.
  case overlay
  /// The darker of both, by channel.
  case darken
  /// The lighter of both, by channel.
  case lighten
  /// Multiplies where the layer is dark, screens where it is light.
  case hardLight
  /// The difference of both.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// Erases.
  case clear
  /// Replaces.
  case copy
  /// The layer where the backdrop is opaque.
  case sourceIn
  /// The layer where the backdrop is transparent.
  case sourceOut
  /// The layer over the backdrop, within the backdrop.
  case sourceAtop
  /// The backdrop covers the layer.
  case destinationOver
  /// The backdrop where the layer is opaque.
  case destinationIn
  /// The backdrop where the layer is transparent.
  case destinationOut
  /// The backdrop over the layer, within the layer.
  case destinationAtop
  /// Each where the other is transparent.
  case xor
  /// The sum of both, up to white.
  case plusLighter
}
