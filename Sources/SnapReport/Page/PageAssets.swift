internal import CPageFiles

/// The page's style and script, which are files of this target and part of its binary.
enum PageAssets {
  /// The page's style, for light and dark mode.
  static let style = String(cString: page_style())

  static let script = String(cString: page_script())

  /// The digests by which the page's content security policy allows style and script and nothing
  /// else: `sha256-` and the SHA-256 of the UTF-8 in Base64.
  static let styleDigest = "sha256-6/0mkqMJ0OwfFG0qyWxQln4TLQ/YhMJws/plTJV+eLA="
  /// The script's digest; see ``styleDigest``.
  static let scriptDigest = "sha256-Oy5xROSvVNV62JCFT3uQCttEB4E2ZsPm1qmkt77lTkQ="
}
