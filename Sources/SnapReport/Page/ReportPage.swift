public import Foundation

/// A page, and the files that it shows beside those in it.
public struct ReportPage: Sendable {
  /// The folder of the files, beside the page.
  public static let folder = "pictures"

  /// The page in UTF-8.
  public let html: Data
  /// For each name in ``folder`` the path in a result.
  ///
  /// Names are digests of the contents with a file type.
  public let files: [String: String]

  /// Whether a file's name is one that pages use.
  public static func isName(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9a-f]{32}\.(png|txt)/) != nil
  }
}
