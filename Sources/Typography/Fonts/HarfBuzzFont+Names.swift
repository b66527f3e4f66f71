internal import CHarfBuzz
import Foundation

extension HarfBuzzFont {
  /// The PostScript name of a named instance; nil for a font that is not an instance.
  ///
  /// If the file has none, it is the family's name without spaces, a hyphen and the instance's name, following Adobe's
  /// Technical Note 5902.
  func instanceName(_ variant: FaceVariant) -> String? {
    guard variant.instance > 0 else { return nil }
    let face = hb_font_get_face(font)
    let index = UInt32(variant.instance - 1)
    let given = hb_ot_var_named_instance_get_postscript_name_id(face, index)
    if let name = name(given) { return name }
    let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, index))
    let prefixes = [
      HB_OT_NAME_ID_VARIATIONS_PS_PREFIX, HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY,
      HB_OT_NAME_ID_FONT_FAMILY,
    ]
    guard let style, let family = prefixes.lazy.compactMap({ self.name(hb_ot_name_id_t($0)) }).first
    else {
      return nil
    }
    return "\(family)-\(style)".filter { $0 != " " }
  }

  /// An entry of the `name` table in its first language; nil without one.
  private func name(_ id: hb_ot_name_id_t) -> String? {
    var capacity: UInt32 = 256
    var characters = [CChar](repeating: 0, count: Int(capacity))
    let length = hb_ot_name_get_utf8(
      hb_font_get_face(font), id, hb_language_from_string("en", -1), &capacity, &characters)
    guard length > 0 else { return nil }
    return String(
      decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
