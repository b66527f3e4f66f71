import FileAccess
import Foundation

/// A file that code looks up in its bundle by name.
enum BundleFile {
  /// Whether a file is copied to a bundle.
  static func isOne(_ file: URL) -> Bool {
    !others.contains(file.pathExtension.lowercased()) && !file.pathExtension.isEmpty
      && file.lastPathComponent != "Info.plist" && !Files.isLink(file)
  }

  /// The extensions of what is compiled, and of what only developers read.
  private static let others: Set = [
    "swift", "m", "mm", "h", "hpp", "c", "cc", "cpp", "s", "pch", "metal", "modulemap", "md",
    "xcconfig", "entitlements", "xctestplan", "yml", "yaml", "sh", "rb", "py", "xcodeproj",
    "xcdatamodel", "intentdefinition", "gitkeep", "orig", "log",
  ]
}
