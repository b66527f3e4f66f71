public import Foundation
internal import Typography

extension UIFont {
  /// Makes the fonts of a file available by name in this process.
  ///
  /// On iOS the key `UIAppFonts` of the app's Info.plist does this; here a test's set-up does. A variable font
  /// registers a name for each named instance, a collection one for each font.
  ///
  /// ```swift
  /// try UIFont.register(contentsOf: fontsFolder.appendingPathComponent("Acme-Bold.otf"))
  /// let font = UIFont(name: "Acme-Bold", size: 17)
  /// ```
  ///
  /// - Parameter url: A TrueType or OpenType file.
  /// - Returns: The PostScript names. A name that is registered already keeps its first file.
  /// - Throws: An error that names the file if it is missing or damaged.
  @discardableResult
  public class func register(contentsOf url: URL) throws -> [String] {
    try BundledLibrary.shared.register(fontFile: url)
  }

  /// The names of the available font families, sorted.
  public class var familyNames: [String] { BundledLibrary.shared.familyNames }

  /// Returns the PostScript names of a family's fonts, sorted; none for an unknown family.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    BundledLibrary.shared.fontNames(inFamily: familyName)
  }
}
