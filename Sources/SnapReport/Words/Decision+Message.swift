public import Snapshots

extension SnapshotStore.Decision {
  /// What was done, or why nothing was and what to do, in one or two sentences.
  public var message: String {
    switch outcome {
    case .accepted: "\(reference) is updated."
    case .rejected: "\(reference) stays as it is."
    case .undone: "\(key) is pending again."
    case .stale:
      switch obstacle {
      case .actualIsGone(let path): "\(path) is gone. \(Self.advice)"
      case .referenceChangedSince: "\(reference) was changed since; it is left as it is."
      case .referenceChanged, nil:
        "\(reference) is no longer the file it was compared with. \(Self.advice)"
      }
    }
  }

  private static let advice = "Run `snap verify` again, and accept what it then shows."
}
