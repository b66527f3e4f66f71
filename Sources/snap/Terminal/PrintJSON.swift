import Snapshots

/// Prints a value as JSON with sorted keys, one value per line.
func printJSON(_ value: some Encodable) throws {
  Console.raw(try CanonicalJSON.prettyText(of: value))
}
