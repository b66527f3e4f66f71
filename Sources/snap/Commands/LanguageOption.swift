import ArgumentParser

struct LanguageOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Use the translations next to the file, such as 'fr.lproj/Main.strings' or 'Main.xcstrings'.",
      valueName: "language"))
  var locale = "en"
}
