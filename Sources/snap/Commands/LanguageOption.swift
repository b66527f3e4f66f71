import ArgumentParser

/// The language that texts are shown in.
struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show the translations beside the file, such as 'fr.lproj/Main.strings' or 'Main.xcstrings'.",
      valueName: "language"))
  var locale = "en"
}
