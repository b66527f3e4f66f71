internal import CHarfBuzz

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
