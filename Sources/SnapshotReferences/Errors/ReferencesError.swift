/// Errors about references and what belongs to them.
public enum ReferencesError: Error, Hashable, Sendable {
  /// No folder above a test's file contains a `Package.swift`.
  case noPackage(file: String)
  /// A PNG contains no layout tree, or an unreadable one.
  case noLayout(file: String, LayoutFault)
  /// A view's frame contains infinity or NaN, which a file cannot store.
  case frameNotFinite(view: String)
  /// A mask names a view that is in neither picture.
  case noSuchView(name: String, views: [String])
  /// A reference is a Git LFS pointer, whose picture was not fetched.
  case largeFilePointer(file: String)
  /// A file should contain frames that iOS computed.
  case invalidFrames(file: String)
  /// A file of digests has a line that is not a digest's.
  case invalidDigests(file: String, line: Int)
  /// Two branches have changed a line of a file of digests differently.
  case disputedDigest(file: String, name: String)
  /// Pictures behind digests are not on this machine.
  case noPictures(names: [String])
  case invalidSettings(file: String, SettingsFault)
  /// A reference that should be a text is not UTF-8.
  case notText(file: String)

  /// What is wrong with the settings of a package.
  public enum SettingsFault: Hashable, Sendable {
    /// It is not a JSON object whose values are texts.
    case notTexts
    case unknownName(String)
    case unknownForm(String)
    /// The way to name suites does not exist.
    case noTemplate(String)
    case noAddress(String)
    /// It is not a list of environment variables' names.
    case noVariables
  }

  /// What is wrong with the layout in a PNG.
  public enum LayoutFault: Hashable, Sendable {
    case missingText(keyword: String)
    case invalidScale(String)
    case invalidTree
    /// The layout is larger than that of any cell.
    case tooLarge
  }
}
