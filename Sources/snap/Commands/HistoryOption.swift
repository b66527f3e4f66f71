import ArgumentParser

/// Whether a page shows the versions of references.
struct HistoryOption: ParsableArguments {
  @Flag(
    help:
      "Also show who changed the reference of each changed snapshot, from git, with a slider over its versions."
  )
  var history = false
}
