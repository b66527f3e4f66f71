import ArgumentParser
import Serving

/// Where a command serves its page.
struct ServingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The page's port; by default a free one.", valueName: "port"))
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "The address that the page is served on: this machine only, or 0.0.0.0 in a container whose port is published.",
      valueName: "address"))
  var host = ReviewAccess.loopback

  /// Begins to listen, and makes an address that nobody can guess.
  ///
  /// - Throws: ``SnapError/cannotServe(port:reason:)``
  func listen() throws -> (HTTPServer, ReviewAccess) {
    do {
      let server = try HTTPServer(port: port, host: host)
      let token = ReviewAccess.makeToken()
      return (server, ReviewAccess(port: server.port, token: token, host: host))
    } catch {
      throw SnapError.cannotServe(port: port, reason: error.reason)
    }
  }
}
