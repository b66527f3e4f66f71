package import ArgumentParser

/// Where `swift build` builds a package.
package struct BuildPlace: ParsableArguments, Sendable {
  @Option(help: "The folder that `swift build` builds in, instead of the package's .build.")
  package var scratchPath: String?

  /// Whether the caller, such as a plugin, has SwiftPM's lock of the folder until the command ends.
  @Flag(help: .hidden)
  package var ignoreLock = false

  package init() {}

  /// The arguments of `swift build`.
  package var arguments: [String] {
    (scratchPath.map { ["--scratch-path", $0] } ?? []) + (ignoreLock ? ["--ignore-lock"] : [])
  }
}
