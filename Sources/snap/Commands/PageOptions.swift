import ArgumentParser
import SnapReport

/// What a report's page shows.
struct PageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The results whose pictures the page shows; by default all.",
      valueName: PictureSelection.allCases.map(\.rawValue).joined(separator: "|")),
    transform: choice)
  var pictures: PictureSelection?
}
