/// How one run ended.
struct Outcome {
  /// The exit code of its last process.
  let exitCode: Int32
  /// The keys of the snapshots that failed.
  let red: Set<String>
  /// The keys of those that passed.
  let green: Set<String>
}
