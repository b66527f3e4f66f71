import Snapshots

/// Prints a value as JSON with sorted keys, one value a line.
func printJSON(_ value: some Encodable) throws {
  Console.raw(try CanonicalJSON.prettyText(of: value))
}
