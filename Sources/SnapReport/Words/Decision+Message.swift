public import SnapshotRecords

extension Decision {
  /// The result, or why nothing was done and what to do, in one or two sentences.
  public var message: String {
    switch outcome {
    case .accepted: "\(reference) is updated."
    case .rejected: "\(reference) stays as it is."
    case .undone: "\(key) is pending again."
    case .stale:
      switch obstacle {
      case .actualIsGone(let path): "\(path) is gone. \(Self.advice)"
      case .fileFailure(let reason): reason
      case .actualChanged:
        "a later run made another picture than the one that was shown."
      case .referenceChangedSince: "\(reference) has changed since; it is kept."
      case .referenceChanged, nil:
        "\(reference) is no longer the file it was compared with. \(Self.advice)"
      }
    }
  }

  private static let advice = "Run `snap verify` again, and accept what it then shows."
}
