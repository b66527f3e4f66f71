internal import CPageFiles

/// The page's style and script, which are files of this target and part of its binary.
enum PageAssets {
  /// The page's style, for light and dark mode.
  static let style = String(cString: page_style())

  static let script = String(cString: page_script())

  /// The digests by which the page's content security policy allows style and script and nothing
  /// else: `sha256-` and the SHA-256 of the UTF-8 in Base64.
  static let styleDigest = "sha256-YycqGWGqf+4zYxEarxUUUHPOC8iNAh4Ca4tiNbgec8E="
  /// The script's digest; see ``styleDigest``.
  static let scriptDigest = "sha256-cIJkfzLrZJxTA6THu6dnohs3J7lm6T09r1pdiV8Dv64="
}
