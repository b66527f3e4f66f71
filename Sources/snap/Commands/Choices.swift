import ArgumentParser

/// Reads an option's value that is one of a few words.
func choice<Choice: RawRepresentable & CaseIterable>(_ text: String) throws -> Choice
where Choice.RawValue == String {
  guard let choice = Choice(rawValue: text) else {
    throw ValidationError(
      "it is one of \(Choice.allCases.map(\.rawValue).joined(separator: ", ")).")
  }
  return choice
}
