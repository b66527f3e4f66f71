import Terminal

/// Prevents GitHub Actions from treating printed text as commands: a fixture's text may contain lines that begin with
/// `::`.
///
/// GitHub, "Workflow commands for GitHub Actions", "Stopping and starting workflow commands".
enum GitHubCommands {
  private static let token = ReviewAccess.makeToken()

  /// Makes GitHub treat what follows as text.
  static func stop() {
    Console.raw("::stop-commands::\(token)")
  }

  /// Makes GitHub recognise commands again.
  static func resume() {
    Console.raw("::\(token)::")
  }
}
