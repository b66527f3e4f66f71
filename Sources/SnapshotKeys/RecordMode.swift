/// When a run writes references; the words are those of swift-snapshot-testing.
public enum RecordMode: String, Codable, Sendable, CaseIterable {
  /// Writes every reference whose content differs or is missing, regardless of tolerances.
  case all
  /// Writes the references that differ or are missing, and those with equal pixels and an older layout.
  case failed
  /// Writes the references that are missing.
  case missing
  /// Writes the references that differ although the layout is the same, if the engine that drew them draws other pixels.
  case engine
  /// Writes the references with equal pixels and an older layout.
  case layouts
  case never
}
