/// The modules of test targets.
enum TestModules {
  /// The arguments of `swift test` that leave targets out.
  static func arguments(leavingOut targets: [String]) -> [String] {
    targets.flatMap { ["--skip", "^\(name(of: $0))\\."] }
  }

  /// The module by which a target's tests are named, with `_` for what an identifier cannot have.
  static func name(of target: String) -> String {
    String(target.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
