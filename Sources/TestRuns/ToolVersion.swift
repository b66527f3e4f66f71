/// The version of the tool.
package enum ToolVersion {
  /// The version of the tool, the plugin and the libraries.
  package static let number = "0.1.0"
}
