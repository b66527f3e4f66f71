package import Foundation

extension BoundedProgram {
  /// `curl` with settings from standard input, so that no secret is an argument, and with none of the user's.
  package static func curl(
    _ curl: URL, settings: [String], environment: [String: String], mostFileBytes: Int
  ) -> BoundedProgram {
    BoundedProgram(
      executable: curl, arguments: ["--disable", "--config", "-"], environment: environment,
      input: settings.map { "\($0)\n" }.joined(), mostFileBytes: mostFileBytes)
  }

  /// Settings of curl that all requests have: addresses are taken as they are, and no redirect is followed.
  ///
  /// - Parameter isLoopback: whether the server is this machine; what is meant for it does not pass through another one.
  /// - Returns: lines of a file of settings.
  package static func curlSettings(isLoopback: Bool) -> [String] {
    ["silent", "globoff", "path-as-is", "proto = \"=http,https\"", "max-redirs = 0"]
      + (isLoopback ? ["noproxy = \"*\""] : [])
  }
}

extension String {
  /// The text in curl's file of settings.
  package var quotedForCurl: String {
    let escaped = replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n").replacing("\r", with: "\\r")
    return "\"\(escaped)\""
  }
}
