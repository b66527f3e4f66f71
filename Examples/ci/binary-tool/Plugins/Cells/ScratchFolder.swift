import Foundation
import PackagePlugin

extension PluginContext {
  /// The folder in which SwiftPM builds the package; a plugin's own is in its `plugins`.
  var scratchFolder: String {
    var folder = pluginWorkDirectoryURL
    while folder.lastPathComponent != "plugins", folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder.deletingLastPathComponent().path
  }
}
