/// A stretch of text that is shaped in one call: one face, script, direction and set of attributes.
struct ShapedItem {
  /// UTF-16 offsets.
  var range: Range<Int>
  let face: FontFace
  /// Nil as long as only punctuation and the like has been seen.
  var script: Script?
  /// The embedding level; odd ones run from right to left.
  let level: UInt8
  /// The index of its attributes in the text.
  let attributes: Int
  /// Its glyphs from left to right, once shaped.
  var glyphs: Range<Int> = 0..<0
  /// The size of the face, which differs from the text's for emoji.
  var pointSize = 0.0

  var isRightToLeft: Bool { level & 1 == 1 }
}
