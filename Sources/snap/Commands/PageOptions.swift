import ArgumentParser
import SnapReport

/// What a report's page shows.
struct PageOptions: ParsableArguments {
  private static let choices = PictureSelection.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "The results whose pictures the page shows; by default all.",
      valueName: choices.joined(separator: "|")),
    transform: Self.selection)
  var pictures: PictureSelection?

  private static func selection(_ text: String) throws -> PictureSelection {
    guard let choice = PictureSelection(rawValue: text) else {
      throw ValidationError("it is one of \(choices.joined(separator: ", ")).")
    }
    return choice
  }
}
