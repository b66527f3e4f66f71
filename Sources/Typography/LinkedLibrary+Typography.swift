internal import CFreeType
internal import CHarfBuzz
internal import CICU
package import Graphics

extension LinkedLibrary {
  /// The libraries that read fonts, shape texts and break lines.
  package static var ofTypography: [LinkedLibrary] {
    let icu = shim_icu_version()
    return [
      LinkedLibrary(name: "FreeType", version: freeTypeVersion),
      LinkedLibrary(name: "HarfBuzz", version: String(cString: hb_version_string())),
      LinkedLibrary(name: "ICU", version: "\(icu / 100).\(icu % 100)"),
    ]
  }

  private static var freeTypeVersion: String {
    var library: FT_Library?
    guard shim_open_library(&library) == 0 else { return "" }
    defer { FT_Done_Library(library) }
    var (major, minor, patch): (FT_Int, FT_Int, FT_Int) = (0, 0, 0)
    FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }
}
