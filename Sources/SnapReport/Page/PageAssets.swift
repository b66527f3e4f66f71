/// The page's style and script, which are files of this target and part of its binary.
enum PageAssets {
  /// The files of the script, in order; together they form one script element.
  private static let scripts = [
    PackageResources.dom_js, PackageResources.pictures_js, PackageResources.list_js,
    PackageResources.stage_js, PackageResources.frames_js, PackageResources.loupe_js,
    PackageResources.sizing_js, PackageResources.review_js, PackageResources.detail_js,
    PackageResources.keys_js, PackageResources.main_js,
  ]

  /// The page's style, for light and dark mode.
  static let style = String(decoding: PackageResources.page_css, as: UTF8.self)

  static let script =
    "\"use strict\";\n"
    + scripts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n")

  /// The digests by which the page's content security policy allows style and script and nothing
  /// else: `sha256-` and the SHA-256 of the UTF-8 in Base64.
  static let styleDigest = "sha256-ZGN8DcltK9SZHmV9Rgyr4ONKkPbfUdx2VZrxSeVrOH8="
  /// The script's digest; see ``styleDigest``.
  static let scriptDigest = "sha256-k0g79V//u5Kc92hBT5Byui+K16BFtGp21ZiSReGLbV8="
}
