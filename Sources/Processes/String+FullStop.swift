extension String {
  /// The text without the full stop at the end of some systems' reasons.
  package var withoutFullStop: Substring { hasSuffix(".") ? dropLast() : self[...] }
}
