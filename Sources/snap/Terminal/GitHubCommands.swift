/// Keeps GitHub Actions from taking printed text for commands: a fixture's text may hold lines that
/// begin with `::`.
///
/// GitHub, "Workflow commands for GitHub Actions", "Stopping and starting workflow commands".
enum GitHubCommands {
  private static let token = ReviewAccess.makeToken()

  /// Has what follows taken as text.
  static func stop() {
    Console.raw("::stop-commands::\(token)")
  }

  /// Has what follows taken as commands again.
  static func resume() {
    Console.raw("::\(token)::")
  }
}
