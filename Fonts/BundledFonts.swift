public import Foundation

/// The font files that come with the package, and the manifest that gives them their roles.
public enum BundledFonts {
  /// The folder that holds `manifest.json` and the font files it names.
  ///
  /// It is the target's resource bundle, so it is found in packages that depend on this one too.
  public static var directory: URL {
    Bundle.module.resourceURL ?? Bundle.module.bundleURL
  }

  /// One digest of the names and bytes of all font files, the manifest and the table, by which `snap doctor` tells
  /// a damaged copy; a test says the new one where a file was changed on purpose.
  public static let digest = "20e2cfef3107e5353082b75f940c7cff"
}
