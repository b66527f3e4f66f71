/// What is looked for besides defects of the layout.
struct LintExtras {
  var accessibility: Bool
  var xcodeFlags: Bool

  /// The options of a process that checks some of the files.
  var options: [String] {
    (accessibility ? ["--accessibility"] : []) + (xcodeFlags ? ["--xcode-flags"] : [])
  }
}
