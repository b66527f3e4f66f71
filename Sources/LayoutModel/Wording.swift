/// How messages are worded.
///
/// Nothing may be decided by reading a message. A test rewords all of them and expects the same
/// findings.
package enum Wording {
  /// Turns the words of a message into those that are shown.
  @TaskLocal package static var current: @Sendable (String) -> String = { $0 }
}
