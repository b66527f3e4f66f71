internal import CHarfBuzz
internal import CICU

/// Divides text into stretches for the shaper, and finds a face for each grapheme cluster.
///
/// 1. A cluster with emoji presentation goes to the emoji face, if that has it.
/// 2. Any other goes to the font's own face, otherwise to the first fallback that has all of it, otherwise to the first
///    that has its base character.
/// 3. A cluster that no face has stays with the font's own face, which draws its `.notdef` box.
/// 4. Control characters belong to no stretch; they have no picture.
struct Itemizer {
  private let text: UnsafeBufferPointer<UInt16>
  private let graphemes: Graphemes
  private(set) var items: [ShapedItem] = []

  init(_ text: UnsafeBufferPointer<UInt16>, graphemes: Graphemes) {
    self.text = text
    self.graphemes = graphemes
  }

  /// Divides a range that has one level and one set of attributes.
  mutating func add(_ range: Range<Int>, level: UInt8, attributes: Int, font: Font) {
    let chooser = FaceChooser(font: font)
    var start = range.lowerBound
    while start < range.upperBound {
      var end = asciiEnd(from: start, limit: range.upperBound, face: chooser.primary)
      if end > start {
        let isLatin = shim_has_ascii_letter(text.baseAddress, Int32(start), Int32(end)) != 0
        append(start..<end, chooser.primary, isLatin ? .latin : nil, level, attributes)
      } else {
        end = graphemes.end(after: start, limit: range.upperBound)
        if !text[start].isControl {
          let face = chooser.face(for: start..<end, in: text)
          append(start..<end, face, script(of: start..<end), level, attributes)
        }
      }
      start = end
    }
  }

  /// Makes one stretch of each attachment in a range.
  mutating func addAttachments(_ range: Range<Int>, level: UInt8, attributes: Int, font: Font) {
    let face = font.typeface.face(forSize: font.pointSize)
    for start in range {
      items.append(
        ShapedItem(
          range: start..<start + 1, face: face, script: nil, level: level, attributes: attributes))
    }
  }

  /// The end of the plain letters from an offset, which need no search for a face.
  private func asciiEnd(from start: Int, limit: Int, face: FontFace) -> Int {
    guard face.coversASCII else { return start }
    let end = Int(shim_printable_ascii_end(text.baseAddress, Int32(start), Int32(limit)))
    // A mark or a keycap that follows belongs to the last letter's cluster.
    return end > start && !graphemes.isBoundary(end) ? end - 1 : end
  }

  private func script(of cluster: Range<Int>) -> Script? {
    var offset = cluster.lowerBound
    while offset < cluster.upperBound {
      let scalar = text.scalar(at: offset, limit: cluster.upperBound)
      if let script = Script(of: scalar.value) { return script }
      offset += scalar.length
    }
    return nil
  }

  private mutating func append(
    _ range: Range<Int>, _ face: FontFace, _ script: Script?, _ level: UInt8, _ attributes: Int
  ) {
    let last = items.count - 1
    if last >= 0, items[last].range.upperBound == range.lowerBound, items[last].face === face,
      items[last].level == level, items[last].attributes == attributes,
      items[last].script == script || script == nil || items[last].script == nil
    {
      items[last].range = items[last].range.lowerBound..<range.upperBound
      items[last].script = items[last].script ?? script
    } else {
      items.append(
        ShapedItem(
          range: range, face: face, script: script, level: level, attributes: attributes))
    }
  }
}

/// An ISO 15924 script, as HarfBuzz's number.
struct Script: Hashable, Sendable {
  let rawValue: UInt32

  static let latin = Script(HB_SCRIPT_LATIN)

  private init(_ script: hb_script_t) {
    rawValue = script.rawValue
  }

  /// The script of a scalar; nil if it inherits that of the surrounding text, as punctuation does.
  init?(of scalar: UInt32) {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
    default: self.init(script)
    }
  }
}
