/// Why FreeType refuses a file, from its error code (`fterrdef.h`); Debian's library has no texts for them.
enum FreeTypeReason {
  static func text(_ error: Int32) -> String {
    "\(plain(error)) (FreeType's error \(error))"
  }

  private static func plain(_ error: Int32) -> String {
    switch error {
    case 0x01, 0x02: "its format is not a known font format"
    case 0x51...0x5F: "it ends too early"
    case 0x8E...0x93: "a table that every font needs is missing or damaged"
    default: "its tables are damaged"
    }
  }
}
