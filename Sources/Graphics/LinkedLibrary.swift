internal import CJPEG
internal import CPNG

/// A C library that the process uses.
package struct LinkedLibrary: Sendable {
  package let name: String
  package let version: String

  package init(name: String, version: String) {
    self.name = name
    self.version = version
  }

  /// The libraries that read and write pictures.
  package static var ofGraphics: [LinkedLibrary] {
    let jpeg = String(cString: CJPEG_VERSION).split(separator: " ").map(String.init)
    return [
      LinkedLibrary(name: "libdeflate", version: LIBDEFLATE_VERSION_STRING),
      LinkedLibrary(name: jpeg[0], version: jpeg.count > 1 ? jpeg[1] : ""),
      LinkedLibrary(name: "libpng", version: String(cString: png_get_libpng_ver(nil))),
      LinkedLibrary(name: "zlib", version: String(cString: zlibVersion())),
    ]
  }
}
