import ArgumentParser
import Terminal

/// How a command shows pictures in the terminal.
struct TerminalPictures: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the terminal shows pictures; by default detected from its environment variables.",
      valueName: "kitty|iterm2|sixel|none"))
  var pictures: InlinePicture.Format?

  var format: InlinePicture.Format {
    pictures ?? .supported(by: Console.environment, isTerminal: Console.isTerminal)
  }
}
