/// How a layer is combined with what is below it; the names are Core Graphics'.
///
/// The formulas are those of https://www.w3.org/TR/compositing-1/.
public enum BlendMode: String, Hashable, Sendable {
  /// Covers what is below.
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
  /// As the difference, with less contrast.
  case exclusion
  /// Erases.
  case clear
  /// Replaces.
  case copy
  /// The layer where something is below.
  case sourceIn
  /// The layer where nothing is below.
  case sourceOut
  /// The layer on what is below, within it.
  case sourceAtop
  /// What is below covers the layer.
  case destinationOver
  /// What is below where the layer is.
  case destinationIn
  /// What is below where the layer is not.
  case destinationOut
  /// What is below on the layer, within it.
  case destinationAtop
  /// Either, where the other is not.
  case xor
  /// The sum of both, up to white.
  case plusLighter
}
