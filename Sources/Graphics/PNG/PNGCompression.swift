/// What matters more when a PNG is written.
public enum PNGCompression: Sendable {
  /// A small file, as for references, which are kept and shared.
  case smallest
  /// A short time, as for pictures that are removed soon.
  case fast
}
