import Synchronization

/// The keys that a process has verified, to notice two fixtures on one key.
///
/// It is shared by all stores of one process and safe to use from any thread.
public final class KeyRegistry: Sendable {
  /// Creates an empty registry.
  public init() {}
}
