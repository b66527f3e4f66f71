/// What the compiler says about a place.
struct CompilerDiagnostic {
  /// A place in a file, as the compiler read it.
  struct Place: Hashable {
    let path: String
    /// From 1.
    let line: Int
    /// The byte, from 0.
    let offset: Int
  }

  /// How bad it is, by the numbers of clang's `CXDiagnosticSeverity`.
  enum Severity: UInt64 {
    case note = 1
    case warning = 2
    case error = 3
    case fatal = 4
  }

  /// Nil for what is neither a note nor a warning nor an error.
  let severity: Severity?
  /// Nil for what has no place.
  let place: Place?
  let message: String
  /// The notes that explain it.
  var notes: [CompilerDiagnostic] = []

  var isError: Bool { severity == .error || severity == .fatal }
}
