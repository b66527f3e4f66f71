/// One of the ways in which a package's snapshots are verified.
enum Way: String, CaseIterable {
  case swiftTest = "swift test"
  case verify
  case jobs = "verify --jobs"
  case bundle
  case merge

  /// Whether cell files that no test names are verified, too.
  var hasCellFiles: Bool { self != .swiftTest }
}
